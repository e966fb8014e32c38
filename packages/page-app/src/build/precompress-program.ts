/** `node precompress-program.ts FOLDER …`: brotli copies of the browser builds in these folders. */
import { precompress } from "./precompress.ts";

for (const folder of process.argv.slice(2)) await precompress(folder);
