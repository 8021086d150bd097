/** The server of these tests: the same harness as the server's own. */
export { TestServer } from "../../apps/server/test/harness/test-server.ts";
