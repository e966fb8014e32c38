import canvasKitWasm from "canvaskit-wasm/bin/full/canvaskit.wasm?url";
import initialise from "canvaskit-wasm/full";
import type { RawFrame } from "@zoetrope/render";
import { holdLifetime } from "../../engine/worker-lifetime.ts";
import { SkottieDrawing } from "./skottie-drawing.ts";
import type { SkottieReply, SkottieRequest } from "./skottie-protocol.ts";

/** Draws animations with Skottie, Skia's renderer, in this worker. */
export function serveSkottie(): void {
  const answer = (reply: SkottieReply, transfer: Transferable[] = []): void =>
    postMessage(reply, { transfer });
  const starting = holdLifetime().then((lock) => {
    if (lock !== null) answer({ type: "started", lock });
    return initialise({ locateFile: () => new URL(canvasKitWasm, location.href).href });
  });
  const drawings = new Map<number, SkottieDrawing>();

  async function execute({ animation, command }: SkottieRequest): Promise<RawFrame | null> {
    const kit = await starting;
    if (command.type === "open") {
      drawings.set(animation, new SkottieDrawing(kit, command.json, command.canvas));
      return null;
    }
    const drawing = drawings.get(animation);
    if (drawing === undefined) throw new Error("the animation is not open");
    switch (command.type) {
      case "resize":
        drawing.resize(command);
        return null;
      case "show":
        drawing.show(command.frame);
        return null;
      case "draw": {
        const { frame, width, height } = command;
        return { pixels: drawing.draw(frame, { width, height }), width, height, frame };
      }
      case "close":
        drawings.delete(animation);
        drawing.close();
        return null;
    }
  }

  addEventListener("message", ({ data }: MessageEvent<SkottieRequest>) => {
    const { request } = data;
    execute(data).then(
      (drawn) => answer({ type: "done", request, drawn }, drawn === null ? [] : [drawn.pixels.buffer]),
      (error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        // After a trap or without memory nothing that it holds can be trusted.
        const isBroken = error instanceof WebAssembly.RuntimeError || error instanceof RangeError;
        answer({ type: "failed", request, message, isBroken });
      },
    );
  });
}
