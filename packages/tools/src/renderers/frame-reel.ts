import type {
  ReelFacts,
  ReelHandle,
  ReelListener,
  ReelSettings,
  ReelSource,
} from "@zoetrope/player/controller";
import { advanceFrame, type FramePosition } from "./advance-frame.ts";
import { RendererLost, type FrameRenderer } from "./frame-renderer.ts";

export interface OpenedReel {
  renderer: FrameRenderer;
  facts: ReelFacts;
  frameRate: number;
}

type Command = Parameters<ReelHandle["send"]>[0];

export interface FrameReelOptions {
  /** Rejects for what the renderer cannot read. */
  open(source: ReelSource, theme: string | null): Promise<OpenedReel>;
  listener: Pick<ReelListener, "onEvent" | "onFrame">;
  /** Of the host, in device pixels. */
  size: { width: number; height: number };
}

/**
 * A reel of a renderer in this page: it keeps the time, the renderer shows frames. One that is slow misses frames and stays in time. State
 * machines it has none.
 */
export class FrameReel implements ReelHandle {
  readonly #options: FrameReelOptions;
  #source: ReelSource;
  #settings: ReelSettings;
  #opened: OpenedReel | null = null;
  #position: FramePosition = { frame: 0, heading: 1 };
  /** The last seek that was followed. */
  #seekId = 0;
  #size: FrameReelOptions["size"];
  #isVisible = true;
  #isDrawing = false;
  #wanted: number | null = null;
  #request = 0;
  #lastTime: number | null = null;
  /** Another number for each file that is opened: what was on its way before comes too late. */
  #generation = 0;

  constructor(source: ReelSource, settings: ReelSettings, options: FrameReelOptions) {
    this.#source = source;
    this.#settings = settings;
    this.#options = options;
    this.#size = options.size;
    void this.#load();
  }

  send(command: Command): void {
    switch (command.type) {
      case "load":
        this.#source = command.source;
        this.#settings = command.settings;
        void this.#load();
        return;
      case "theme":
        this.#settings = { ...this.#settings, theme: command.id, frame: this.#shownFrame() };
        void this.#load();
        return;
      case "play":
        return this.#play();
      case "pause":
        return this.#pause();
      case "stop":
        this.#pause();
        return this.#seek(this.#range()[this.#settings.direction === 1 ? 0 : 1]);
      case "seek":
        this.#seekId = command.id;
        return this.#seek(command.frame);
      case "configure":
        this.#settings = { ...this.#settings, ...command.settings };
        this.#position = { ...this.#position, heading: this.#settings.direction };
        return;
      case "resize":
        this.#size = { width: command.width, height: command.height };
        this.#opened?.renderer.resize(command.width, command.height);
        return this.#show();
      case "visible":
        this.#isVisible = command.isVisible;
        return this.#schedule();
      case "machine-start":
        return this.#options.listener.onEvent({ type: "machine-stopped" });
      case "machine-stop":
      case "machine-input":
      case "machine-fire":
      case "pointer":
        break;
    }
  }

  close(): void {
    this.#generation++;
    cancelAnimationFrame(this.#request);
    this.#opened?.renderer.close();
    this.#opened = null;
  }

  async #load(): Promise<void> {
    const generation = ++this.#generation;
    const { theme, frame, direction } = this.#settings;
    try {
      const opened = await this.#options.open(this.#source, theme);
      if (generation !== this.#generation) return opened.renderer.close();
      this.#opened?.renderer.close();
      this.#opened = opened;
      opened.renderer.resize(this.#size.width, this.#size.height);
      const [start, end] = this.#range();
      this.#position = { frame: frame ?? (direction === 1 ? start : end), heading: direction };
      this.#options.listener.onEvent({ type: "loaded", facts: opened.facts });
      this.#show();
      if (this.#settings.isPlaying) this.#play();
    } catch (error) {
      if (generation === this.#generation) this.#fail(error);
    }
  }

  /** First and last frame that play. */
  #range(): readonly [start: number, end: number] {
    const last = Math.max(0, (this.#opened?.facts.frameCount ?? 1) - 1);
    const [start, end] = this.#settings.segment ?? [0, last];
    return [Math.min(start, last), Math.min(end, last)];
  }

  #shownFrame(): number {
    const [start, end] = this.#range();
    return Math.min(end, Math.max(start, this.#position.frame));
  }

  #play(): void {
    const { loop, direction } = this.#settings;
    const [start, end] = this.#range();
    // After its end it begins anew.
    if (loop === "once" && this.#shownFrame() === (direction === 1 ? end : start))
      this.#position = { frame: direction === 1 ? start : end, heading: direction };
    this.#setPlaying(true);
    this.#schedule();
  }

  #pause(): void {
    this.#setPlaying(false);
  }

  #setPlaying(isPlaying: boolean): void {
    this.#settings = { ...this.#settings, isPlaying };
    this.#options.listener.onEvent({ type: "playing", isPlaying });
  }

  #seek(frame: number): void {
    this.#position = { frame, heading: this.#settings.direction };
    this.#show(frame);
  }

  #schedule(): void {
    cancelAnimationFrame(this.#request);
    this.#lastTime = null;
    if (this.#opened === null || !this.#settings.isPlaying || !this.#isVisible) return;
    const tick = (time: number): void => {
      if (!this.#settings.isPlaying || this.#opened === null) return;
      this.#advance(Math.max(0, time - (this.#lastTime ?? time)) / 1_000, this.#opened.frameRate);
      this.#lastTime = time;
      if (this.#settings.isPlaying) this.#request = requestAnimationFrame(tick);
    };
    this.#request = requestAnimationFrame(tick);
  }

  #advance(seconds: number, frameRate: number): void {
    const { listener } = this.#options;
    const frames = seconds * frameRate * this.#settings.speed;
    const { hasLooped, hasEnded, ...position } = advanceFrame(
      this.#position,
      frames,
      this.#range(),
      this.#settings,
    );
    this.#position = position;
    this.#show();
    listener.onFrame(this.#shownFrame(), this.#seekId);
    if (hasLooped) listener.onEvent({ type: "loop" });
    if (!hasEnded) return;
    listener.onEvent({ type: "complete" });
    this.#setPlaying(false);
  }

  /** The frame in which it stands, or one outside what plays. Of those that come while another is drawn the last one is. */
  #show(frame = this.#shownFrame()): void {
    this.#wanted = frame;
    if (!this.#isDrawing) void this.#draw();
  }

  async #draw(): Promise<void> {
    this.#isDrawing = true;
    while (this.#wanted !== null && this.#opened !== null) {
      const [frame, generation] = [this.#wanted, this.#generation];
      this.#wanted = null;
      try {
        await this.#opened.renderer.show(frame);
        if (generation === this.#generation) this.#options.listener.onEvent({ type: "drawn" });
      } catch (error) {
        if (generation === this.#generation) this.#fail(error);
      }
    }
    this.#isDrawing = false;
  }

  #fail(error: unknown): void {
    const message = error instanceof Error ? error.message : "The renderer cannot draw it";
    this.#settings = { ...this.#settings, isPlaying: false };
    const code = error instanceof RendererLost ? "engine" : "file";
    this.#options.listener.onEvent({ type: "error", code, message });
  }
}
