import { ReelEngine } from "./reel-engine.ts";
import type { EngineRequest } from "./reel-protocol.ts";

/** Makes the worker that this runs in draw reels. */
export function serveReels(): void {
  const engine = new ReelEngine((reply) => postMessage(reply));
  addEventListener("message", ({ data }: MessageEvent<EngineRequest>) => engine.handle(data));
}
