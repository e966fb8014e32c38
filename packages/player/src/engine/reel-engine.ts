import { DotLottie } from "@lottiefiles/dotlottie-web";
import { Reel } from "./reel.ts";
import { drawStill } from "./draw-still.ts";
import type { EngineReply, EngineRequest, FrameReport, ReelCommand } from "./reel-protocol.ts";

/** Draws every reel of a page. Lives in the worker, or in the page itself where no worker can be had. */
export class ReelEngine {
  readonly #reply: (reply: EngineReply) => void;
  readonly #reels = new Map<number, Reel>();
  #isTicking = false;

  constructor(reply: (reply: EngineReply) => void) {
    this.#reply = reply;
  }

  handle(request: EngineRequest): void {
    switch (request.type) {
      case "init":
        DotLottie.setWasmUrl(request.wasmUrl);
        // While the page still reads what is to be drawn. What does not come now is asked for again by each reel.
        DotLottie.preload().catch(() => undefined);
        this.#reply({ type: "ready" });
        return;
      case "ping":
        this.#reply({ type: "pong" });
        return;
      case "reel":
        return this.#command(request.id, request.command);
      case "still":
        void drawStill(request.still).then(
          (blob) => this.#reply({ type: "still", id: request.id, blob }),
          (error: unknown) =>
            this.#reply({
              type: "still-failed",
              id: request.id,
              message: error instanceof Error ? error.message : "No picture",
            }),
        );
    }
  }

  #command(id: number, command: ReelCommand): void {
    if (command.type === "open") {
      const reel = new Reel(command.canvas, command.settings, command.isVisible, (event) => {
        this.#reply({ type: "reel", id, event });
        if (event.type === "error" && event.isFatal) this.#reply({ type: "broken" });
        if (event.type === "drawn" || event.type === "playing" || event.type === "machine") this.#tick();
      });
      this.#reels.set(id, reel);
      void reel.load(command.source, command.settings);
      return;
    }
    const reel = this.#reels.get(id);
    if (!reel) return;
    if (command.type === "close") {
      this.#reels.delete(id);
      reel.close();
      return;
    }
    reel.handle(command);
    this.#tick();
  }

  /** One report for all reels per drawn frame; stops by itself when nothing moves. */
  #tick(): void {
    if (this.#isTicking) return;
    this.#isTicking = true;
    requestAnimationFrame(() => {
      this.#isTicking = false;
      const frames: FrameReport[] = [];
      let isMoving = false;
      for (const [id, reel] of this.#reels) {
        const frame = reel.takeFrame();
        if (frame !== null) frames.push([id, frame, reel.seekId]);
        isMoving ||= reel.isMoving;
      }
      if (frames.length > 0) this.#reply({ type: "frames", frames });
      if (isMoving) this.#tick();
    });
  }
}
