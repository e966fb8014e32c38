import type { RawFrame } from "@zoetrope/render";
import { whenEnded } from "../../engine/worker-lifetime.ts";
import { RendererLost } from "../frame-renderer.ts";
import type { SkottieCommand, SkottieReply, SkottieRequest } from "./skottie-protocol.ts";

interface Waiting {
  resolve(drawn: RawFrame | null): void;
  reject(error: Error): void;
}

/** The page's end of the worker that draws: all animations share it, and it ends with the last one of them, which frees its memory. */
export class SkottieLink {
  readonly #worker: Worker;
  readonly #onEnd: () => void;
  readonly #life = new AbortController();
  readonly #waiting = new Map<number, Waiting>();
  readonly #animations = new Set<number>();
  #numbers = 0;

  constructor(worker: Worker, onEnd: () => void) {
    this.#worker = worker;
    this.#onEnd = onEnd;
    const { signal } = this.#life;
    const lose = (message: string): void => this.#end(new RendererLost(message));
    worker.addEventListener(
      "message",
      ({ data }: MessageEvent<SkottieReply>) => {
        if (data.type === "started") {
          void whenEnded(data.lock, signal).then(() => lose("the worker was ended"));
          return;
        }
        const waiting = this.#waiting.get(data.request);
        this.#waiting.delete(data.request);
        if (data.type === "done") waiting?.resolve(data.drawn);
        else {
          waiting?.reject(new Error(data.message));
          if (data.isBroken) lose(data.message);
        }
      },
      { signal },
    );
    worker.addEventListener("error", ({ message }) => lose(message || "the worker ended"), { signal });
  }

  /** The number of another animation. */
  add(): number {
    this.#animations.add(++this.#numbers);
    return this.#numbers;
  }

  /** Resolves with what was drawn. Rejects for what Skottie cannot do, and with RendererLost once there is no worker. */
  ask(animation: number, command: SkottieCommand, transfer: Transferable[] = []): Promise<RawFrame | null> {
    if (this.#life.signal.aborted) return Promise.reject(new RendererLost("the worker has ended"));
    const request = ++this.#numbers;
    return new Promise((resolve, reject) => {
      this.#waiting.set(request, { resolve, reject });
      this.#worker.postMessage({ animation, request, command } satisfies SkottieRequest, transfer);
    });
  }

  remove(animation: number): void {
    if (!this.#animations.delete(animation)) return;
    if (this.#animations.size === 0) this.#end(new RendererLost("the animation was closed"));
    else this.ask(animation, { type: "close" }).catch(() => undefined);
  }

  #end(error: Error): void {
    if (this.#life.signal.aborted) return;
    this.#life.abort();
    this.#worker.terminate();
    this.#onEnd();
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
