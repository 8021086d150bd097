/** `npm start`: the server with the web client, ready to play. */
import { launch } from "./launch.mjs";

await launch(["serve", ...process.argv.slice(2)]);
