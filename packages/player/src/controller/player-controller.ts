import type {
  Direction,
  LoopMode,
  MachineInputValue,
  PointerKind,
  ReelSource,
} from "../engine/reel-protocol.ts";
import { onReducedMotion, prefersStill } from "../motion-preference.ts";
import type { PlayerListeners } from "./player-events.ts";
import { PlayerReel } from "../reel/player-reel.ts";
import { clampFrame, clampSpeed, playedRange, restingState, type PlayerState } from "./player-state.ts";
import type { ReelPool } from "../reel/reel-pool.ts";

export interface PlayerSettings {
  /** The box to fill; the canvas is put into it. */
  host: HTMLElement;
  source: ReelSource;
  loop?: LoopMode;
  direction?: Direction;
  speed?: number;
  theme?: string | null;
  /** Frames between two calls of the frame listeners; default 0: every drawn frame. */
  reportEveryFrames?: number;
}

export interface PlayerOptions extends PlayerSettings {
  pool: Pick<ReelPool, "open" | "drawStill">;
}

/** One player: what a person can do to one animation. Draws nothing until it is asked to play, seek or show. */
export class PlayerController {
  readonly #pool: PlayerOptions["pool"];
  readonly #reel: PlayerReel;
  readonly #stopWatchingMotion: () => void;

  /** @internal */
  constructor({ host, pool, source, loop, direction, speed, theme, reportEveryFrames }: PlayerOptions) {
    this.#pool = pool;
    this.#reel = new PlayerReel({
      host,
      pool,
      source,
      reportEveryFrames: reportEveryFrames ?? 0,
      state: {
        ...restingState,
        loop: loop ?? "loop",
        direction: direction ?? 1,
        speed: clampSpeed(speed ?? 1),
        theme: theme ?? null,
      },
    });
    this.#stopWatchingMotion = onReducedMotion(() => this.pause());
  }

  get state(): PlayerState {
    return this.#reel.state;
  }

  /** The frame on screen, from 0; between two frames it has a fraction. */
  get frame(): number {
    return this.#reel.frame;
  }

  /** Returns how to stop listening. */
  on<Type extends keyof PlayerListeners>(type: Type, listener: PlayerListeners[Type]): () => void {
    return this.#reel.events.on(type, listener);
  }

  /** Plays unless the person asked for stillness; then the poster stays. Returns whether it plays. */
  autoplay(): boolean {
    if (prefersStill()) return false;
    this.play();
    return true;
  }

  play(): void {
    this.#reel.set({ isPlaying: true });
    this.#reel.do({ type: "play" });
  }

  pause(): void {
    if (!this.state.isPlaying) return;
    this.#reel.set({ isPlaying: false });
    this.#reel.send({ type: "pause" });
  }

  toggle(): void {
    if (this.state.isPlaying) this.pause();
    else this.play();
  }

  /** Back to the first frame, at rest. */
  stop(): void {
    this.#reel.set({ isPlaying: false, machine: null });
    this.#reel.send({ type: "stop" });
    this.#reel.showFrame(playedRange(this.state)[this.state.direction === 1 ? 0 : 1]);
  }

  /** Shows a frame; what plays goes on from there. */
  seek(frame: number): void {
    const { facts } = this.state;
    this.#reel.seek(facts ? clampFrame(frame, facts.frameCount) : Math.max(0, frame));
  }

  /** Holds and moves by whole frames. */
  step(frames: number): void {
    this.pause();
    this.seek(Math.round(this.frame) + frames);
  }

  setSpeed(speed: number): void {
    this.#configure({ speed: clampSpeed(speed) });
  }

  setLoop(loop: LoopMode): void {
    this.#configure({ loop });
  }

  setDirection(direction: Direction): void {
    this.#configure({ direction });
  }

  /** Plays only the frames of a marker; null plays everything. Unknown markers are ignored. */
  setMarker(name: string | null): void {
    const marker = this.state.facts?.markers.find((candidate) => candidate.name === name);
    if (name !== null && !marker) return;
    this.setSegment(marker ? { marker: marker.name, start: marker.start, end: marker.end } : null);
  }

  setSegment(segment: PlayerState["segment"]): void {
    this.#reel.set({ segment });
    const range: [number, number] | null = segment ? [segment.start, segment.end] : null;
    this.#reel.send({ type: "configure", settings: { segment: range } });
    if (segment) this.seek(this.state.direction === 1 ? segment.start : segment.end);
  }

  setTheme(theme: string | null): void {
    this.#reel.set({ theme });
    this.#reel.do({ type: "theme", id: theme });
  }

  /** Shows another file in the same place, from the same frame and with the same settings. */
  setSource(source: ReelSource): void {
    this.#reel.load(source);
  }

  /** Loads the file and shows the current frame, without playing. */
  show(): void {
    void this.#reel.open();
  }

  /** After an error: everything once more. */
  retry(): void {
    this.#reel.drop();
    this.play();
  }

  startMachine(id: string): void {
    this.#reel.do({ type: "machine-start", id });
  }

  stopMachine(): void {
    this.#reel.send({ type: "machine-stop" });
  }

  setMachineInput(name: string, value: MachineInputValue): void {
    this.#reel.send({ type: "machine-input", name, value });
  }

  fireMachineEvent(name: string): void {
    this.#reel.send({ type: "machine-fire", name });
  }

  /** x and y in CSS pixels from the upper left corner of the host. Only a state machine listens to it. */
  postPointer(kind: PointerKind, x: number, y: number): void {
    if (this.state.machine) this.#reel.postPointer(kind, x, y);
  }

  /** The current frame as a PNG with transparency, in the animation's own size. */
  async drawStill(
    size?: { width: number; height: number },
    theme = this.state.theme,
    frame = this.frame,
  ): Promise<Blob> {
    const { width, height } = size ?? this.state.facts ?? { width: 1024, height: 1024 };
    return this.#pool.drawStill({ source: this.#reel.source, frame, width, height, theme });
  }

  close(): void {
    this.#stopWatchingMotion();
    this.#reel.close();
  }

  #configure(settings: Partial<Pick<PlayerState, "loop" | "direction" | "speed">>): void {
    this.#reel.set(settings);
    this.#reel.send({ type: "configure", settings });
  }
}
