import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createDrawingCore, type DrawingPlayer } from "./drawing-core.ts";

export { BrokenFrame, type DrawingPlayer } from "./drawing-core.ts";

/** The drawing core with the WASM of the package itself, for this thread of Node. */
export async function createDrawingPlayer(): Promise<DrawingPlayer> {
  const address = import.meta.resolve("@lottiefiles/dotlottie-web/dotlottie-player.wasm");
  return await createDrawingCore(await readFile(fileURLToPath(address)));
}
