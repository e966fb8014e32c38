import { canvasSize } from "../canvas-size.ts";
import type { PointerKind, ReelSettings, ReelSource } from "../engine/reel-protocol.ts";
import type { ReelHandle, ReelListener, ReelPool } from "./reel-pool.ts";

export type StageCommand = Parameters<ReelHandle["send"]>[0];

export interface ReelStageOptions {
  /** The box to fill; the canvas is put into it. */
  host: HTMLElement;
  pool: Pick<ReelPool, "open">;
  /** Asked when the reel begins, so that what was chosen while it was on its way counts. */
  readSettings: () => ReelSettings;
  listener: ReelListener;
}

/** The place where one animation is drawn: a canvas in a box, the reel behind it, and the size of both. */
export class ReelStage {
  readonly #options: ReelStageOptions;
  readonly #resizes: ResizeObserver;
  #reel: ReelHandle | null = null;
  #canvas: HTMLCanvasElement | null = null;
  #isClosed = false;

  constructor(options: ReelStageOptions) {
    this.#options = options;
    this.#resizes = new ResizeObserver(() => this.send({ type: "resize", ...this.#size() }));
  }

  get isOpen(): boolean {
    return this.#reel !== null;
  }

  /** Puts up a canvas and begins a reel on it. Rejects when no engine can be started, or the browser draws in no worker. */
  async open(source: ReelSource): Promise<void> {
    const { host, pool, readSettings, listener } = this.#options;
    const canvas = document.createElement("canvas");
    const { width, height } = this.#size();
    canvas.width = width;
    canvas.height = height;
    canvas.setAttribute("aria-hidden", "true");
    canvas.style.cssText = "position:absolute;inset:0;width:100%;height:100%";
    const reel = await pool.open(host, canvas.transferControlToOffscreen(), source, readSettings, {
      ...listener,
      onEvicted: () => {
        this.#clear();
        listener.onEvicted();
      },
    });
    if (this.#isClosed) return reel.close();
    this.#reel = reel;
    this.#canvas = canvas;
    host.append(canvas);
    this.#resizes.observe(host);
  }

  /** Nothing happens while there is no reel. */
  send(command: StageCommand): void {
    this.#reel?.send(command);
  }

  /** x and y in CSS pixels from the upper left corner of the host. */
  postPointer(kind: PointerKind, x: number, y: number): void {
    if (!this.#canvas) return;
    const scale = this.#size().width / Math.max(1, this.#canvas.clientWidth);
    this.send({ type: "pointer", kind, x: x * scale, y: y * scale });
  }

  /** Takes the canvas down and gives the renderer back; `open` puts up another. */
  drop(): void {
    this.#reel?.close();
    this.#clear();
  }

  /** For good: a reel that is still on its way ends as it arrives. */
  close(): void {
    this.#isClosed = true;
    this.drop();
  }

  #size(): { width: number; height: number } {
    const { clientWidth, clientHeight } = this.#options.host;
    return canvasSize({ width: clientWidth, height: clientHeight }, window.devicePixelRatio);
  }

  #clear(): void {
    this.#reel = null;
    this.#resizes.disconnect();
    this.#canvas?.remove();
    this.#canvas = null;
  }
}
