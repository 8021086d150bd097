/** The server of these tests: the same harness as the server's own. */
export { House } from "../../apps/server/test/harness/house.ts";
