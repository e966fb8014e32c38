import { canvasSize } from "./canvas-size.ts";
import type {
  Direction,
  LoopMode,
  MachineInputValue,
  PointerKind,
  ReelEvent,
  ReelSource,
} from "./engine/reel-protocol.ts";
import { onReducedMotion, prefersStill } from "./motion-preference.ts";
import {
  afterEvent,
  clampFrame,
  clampSpeed,
  playedRange,
  restingState,
  settingsOf,
  type PlayerState,
} from "./player-state.ts";
import type { ReelHandle, ReelPool } from "./reel-pool.ts";

export interface PlayerOptions {
  /** The box to fill; the canvas is put into it. */
  host: HTMLElement;
  pool: Pick<ReelPool, "open" | "drawStill">;
  source: ReelSource;
  loop?: LoopMode;
  direction?: Direction;
  speed?: number;
  theme?: string | null;
  /** Frames between two calls of the frame listeners; default 0: every drawn frame. */
  reportEveryFrames?: number;
}

type Listeners = {
  change: (state: PlayerState) => void;
  frame: (frame: number) => void;
  loop: () => void;
  complete: () => void;
  "machine-event": (name: string) => void;
};

/** One player: what a person can do to one animation. Draws nothing until it is asked to play, seek or show. */
export class PlayerController {
  readonly #options: PlayerOptions;
  #source: ReelSource;
  #state: PlayerState;
  #frame = 0;
  #reel: ReelHandle | null = null;
  #opening: Promise<void> | null = null;
  #canvas: HTMLCanvasElement | null = null;
  #isClosed = false;
  readonly #listeners: { [Type in keyof Listeners]: Set<Listeners[Type]> } = {
    change: new Set(),
    frame: new Set(),
    loop: new Set(),
    complete: new Set(),
    "machine-event": new Set(),
  };
  readonly #resizes: ResizeObserver;
  readonly #stopWatchingMotion: () => void;

  constructor(options: PlayerOptions) {
    this.#options = options;
    this.#source = options.source;
    this.#state = {
      ...restingState,
      loop: options.loop ?? "loop",
      direction: options.direction ?? 1,
      speed: clampSpeed(options.speed ?? 1),
      theme: options.theme ?? null,
    };
    this.#resizes = new ResizeObserver(() => this.#resize());
    this.#stopWatchingMotion = onReducedMotion(() => this.pause());
  }

  get state(): PlayerState {
    return this.#state;
  }

  /** The frame on screen, from 0; between two frames it has a fraction. */
  get frame(): number {
    return this.#frame;
  }

  /** Returns how to stop listening. */
  on<Type extends keyof Listeners>(type: Type, listener: Listeners[Type]): () => void {
    this.#listeners[type].add(listener);
    return () => this.#listeners[type].delete(listener);
  }

  /** Plays unless the person asked for stillness; then the poster stays. Returns whether it plays. */
  autoplay(): boolean {
    if (prefersStill()) return false;
    this.play();
    return true;
  }

  play(): void {
    this.#set({ isPlaying: true });
    this.#do({ type: "play" });
  }

  pause(): void {
    if (!this.#state.isPlaying) return;
    this.#set({ isPlaying: false });
    this.#reel?.send({ type: "pause" });
  }

  toggle(): void {
    if (this.#state.isPlaying) this.pause();
    else this.play();
  }

  /** Back to the first frame, at rest. */
  stop(): void {
    this.#set({ isPlaying: false, machine: null });
    this.#frame = this.#state.direction === 1 ? playedRange(this.#state)[0] : playedRange(this.#state)[1];
    this.#reel?.send({ type: "stop" });
    this.#tellFrame();
  }

  /** Shows a frame; what plays goes on from there. */
  seek(frame: number): void {
    this.#frame = this.#state.facts ? clampFrame(frame, this.#state.facts.frameCount) : Math.max(0, frame);
    this.#do({ type: "seek", frame: this.#frame });
    this.#tellFrame();
  }

  /** Holds and moves by whole frames. */
  step(frames: number): void {
    this.pause();
    this.seek(Math.round(this.#frame) + frames);
  }

  setSpeed(speed: number): void {
    this.#set({ speed: clampSpeed(speed) });
    this.#reel?.send({ type: "configure", settings: { speed: this.#state.speed } });
  }

  setLoop(loop: LoopMode): void {
    this.#set({ loop });
    this.#reel?.send({ type: "configure", settings: { loop } });
  }

  setDirection(direction: Direction): void {
    this.#set({ direction });
    this.#reel?.send({ type: "configure", settings: { direction } });
  }

  /** Plays only the frames of a marker; null plays everything. Unknown markers are ignored. */
  setMarker(name: string | null): void {
    const marker = this.#state.facts?.markers.find((candidate) => candidate.name === name);
    if (name !== null && !marker) return;
    this.setSegment(marker ? { marker: marker.name, start: marker.start, end: marker.end } : null);
  }

  setSegment(segment: PlayerState["segment"]): void {
    this.#set({ segment });
    this.#reel?.send({
      type: "configure",
      settings: { segment: segment ? [segment.start, segment.end] : null },
    });
    if (segment) this.seek(this.#state.direction === 1 ? segment.start : segment.end);
  }

  setTheme(theme: string | null): void {
    this.#set({ theme });
    this.#do({ type: "theme", id: theme });
  }

  /** Shows another file in the same place, from the same frame and with the same settings. */
  setSource(source: ReelSource): void {
    this.#source = source;
    if (this.#state.error) this.#set({ error: null, phase: this.#reel ? "loading" : "resting" });
    if (this.#reel) this.#reel.send({ type: "load", source, settings: this.#settings() });
  }

  /** Loads the file and shows the current frame, without playing. */
  show(): void {
    void this.#open();
  }

  /** After an error: everything once more. */
  retry(): void {
    this.#drop();
    this.#set({ phase: "resting", error: null });
    this.play();
  }

  startMachine(id: string): void {
    this.#do({ type: "machine-start", id });
  }

  stopMachine(): void {
    this.#reel?.send({ type: "machine-stop" });
  }

  setMachineInput(name: string, value: MachineInputValue): void {
    this.#reel?.send({ type: "machine-input", name, value });
  }

  fireMachineEvent(name: string): void {
    this.#reel?.send({ type: "machine-fire", name });
  }

  /** x and y in CSS pixels from the upper left corner of the host. */
  postPointer(kind: PointerKind, x: number, y: number): void {
    if (!this.#state.machine || !this.#canvas) return;
    const scale = this.#size().width / Math.max(1, this.#canvas.clientWidth);
    this.#reel?.send({ type: "pointer", kind, x: x * scale, y: y * scale });
  }

  /** The current frame as a PNG with transparency, in the animation's own size. */
  async drawStill(
    size?: { width: number; height: number },
    theme = this.#state.theme,
    frame = this.#frame,
  ): Promise<Blob> {
    const { width, height } = size ?? this.#state.facts ?? { width: 1024, height: 1024 };
    return this.#options.pool.drawStill({ source: this.#source, frame, width, height, theme });
  }

  close(): void {
    this.#isClosed = true;
    this.#drop();
    this.#stopWatchingMotion();
    for (const listeners of Object.values(this.#listeners)) listeners.clear();
  }

  #settings() {
    const hasPlace = this.#frame > 0 || this.#state.phase === "ready";
    return settingsOf(this.#state, hasPlace ? this.#frame : null, this.#options.reportEveryFrames ?? 0);
  }

  /** Sends at once, or opens with the settings that say the same. */
  #do(command: Parameters<ReelHandle["send"]>[0]): void {
    if (this.#reel) this.#reel.send(command);
    else {
      void this.#openThen(command);
    }
  }

  async #openThen(command: Parameters<ReelHandle["send"]>[0]): Promise<void> {
    await this.#open();
    // Everything else is part of the settings that the reel begins with.
    if (command.type === "machine-start") this.#whenReady(command);
  }

  #whenReady(command: Parameters<ReelHandle["send"]>[0]): void {
    if (this.#state.phase === "ready") return this.#reel?.send(command);
    const off = this.on("change", ({ phase }) => {
      if (phase === "loading") return;
      off();
      if (phase === "ready") this.#reel?.send(command);
    });
  }

  #open(): Promise<void> {
    if (this.#reel || this.#isClosed) return Promise.resolve();
    this.#opening ??= this.#openNow().finally(() => (this.#opening = null));
    return this.#opening;
  }

  async #openNow(): Promise<void> {
    this.#set({ phase: "loading", error: null, hasDrawn: false });
    const canvas = document.createElement("canvas");
    const { width, height } = this.#size();
    canvas.width = width;
    canvas.height = height;
    canvas.setAttribute("aria-hidden", "true");
    canvas.style.cssText = "position:absolute;inset:0;width:100%;height:100%";
    try {
      const offscreen = canvas.transferControlToOffscreen();
      const reel = await this.#options.pool.open(
        this.#options.host,
        offscreen,
        this.#source,
        () => this.#settings(),
        {
          onEvent: (event) => this.#onEvent(event),
          onFrame: (frame) => this.#onFrame(frame),
          onEvicted: () => {
            this.#forget();
            this.#set({ phase: "resting", isPlaying: false, hasDrawn: false, machine: null });
          },
        },
      );
      if (this.#isClosed) return reel.close();
      this.#reel = reel;
      this.#canvas = canvas;
      this.#options.host.append(canvas);
      this.#resizes.observe(this.#options.host);
    } catch (error) {
      this.#onEvent({
        type: "error",
        code: "engine",
        message: error instanceof Error ? error.message : "The player did not start",
      });
    }
  }

  #size(): { width: number; height: number } {
    const { clientWidth, clientHeight } = this.#options.host;
    return canvasSize({ width: clientWidth, height: clientHeight }, window.devicePixelRatio);
  }

  #resize(): void {
    this.#reel?.send({ type: "resize", ...this.#size() });
  }

  #onEvent(event: ReelEvent): void {
    if (event.type === "loop") for (const listener of this.#listeners.loop) listener();
    if (event.type === "complete") for (const listener of this.#listeners.complete) listener();
    if (event.type === "machine-event")
      for (const listener of this.#listeners["machine-event"]) listener(event.name);
    const next = afterEvent(this.#state, event);
    if (next !== this.#state) this.#set(next);
  }

  #onFrame(frame: number): void {
    this.#frame = frame;
    this.#tellFrame();
  }

  #tellFrame(): void {
    for (const listener of this.#listeners.frame) listener(this.#frame);
  }

  #set(changes: Partial<PlayerState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners.change) listener(this.#state);
  }

  #forget(): void {
    this.#reel = null;
    this.#resizes.disconnect();
    this.#canvas?.remove();
    this.#canvas = null;
  }

  #drop(): void {
    this.#reel?.close();
    this.#forget();
  }
}
