/** `node precompress-program.ts QUALITY FOLDER …`: brotli copies of the browser builds in these folders. */
import { precompress } from "./precompress.ts";

const [quality, ...folders] = process.argv.slice(2);
for (const folder of folders) await precompress(folder, Number(quality));
