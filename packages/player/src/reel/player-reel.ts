import type { ReelEvent, ReelSource } from "../engine/reel-protocol.ts";
import { PlayerEvents } from "../controller/player-events.ts";
import { afterEvent, settingsOf, type PlayerState } from "../controller/player-state.ts";
import type { ReelPool } from "./reel-pool.ts";
import { ReelStage, type StageCommand } from "./reel-stage.ts";

export interface PlayerReelOptions {
  host: HTMLElement;
  pool: Pick<ReelPool, "open">;
  source: ReelSource;
  reportEveryFrames: number;
  state: PlayerState;
}

/** What a player shows and the reel that draws it, kept in step. The reel begins when something first needs it. */
export class PlayerReel {
  readonly events = new PlayerEvents();
  readonly #stage: ReelStage;
  readonly #reportEveryFrames: number;
  #source: ReelSource;
  #state: PlayerState;
  #frame = 0;
  /** Seeks that were sent to the reel. */
  #seeks = 0;
  #opening: Promise<void> | null = null;
  #isClosed = false;

  constructor({ host, pool, source, reportEveryFrames, state }: PlayerReelOptions) {
    this.#source = source;
    this.#state = state;
    this.#reportEveryFrames = reportEveryFrames;
    this.#stage = new ReelStage({
      host,
      pool,
      readSettings: () => this.#settings(),
      listener: {
        onEvent: (event) => this.#onEvent(event),
        // One drawn before the last seek was heard of would take the player back.
        onFrame: (frame, seekId) => seekId === this.#seeks && this.showFrame(frame),
        onEvicted: () => this.set({ phase: "resting", isPlaying: false, hasDrawn: false, machine: null }),
      },
    });
  }

  get state(): PlayerState {
    return this.#state;
  }

  get frame(): number {
    return this.#frame;
  }

  get source(): ReelSource {
    return this.#source;
  }

  set(changes: Partial<PlayerState>): void {
    this.#state = { ...this.#state, ...changes };
    this.events.emitChange(this.#state);
  }

  showFrame(frame: number): void {
    this.#frame = frame;
    this.events.emitFrame(frame);
  }

  /** Shows a frame at once, and asks for it. */
  seek(frame: number): void {
    this.showFrame(frame);
    if (this.#stage.isOpen) this.send({ type: "seek", frame, id: ++this.#seeks });
    else void this.open();
  }

  /** For a reel that has begun; without one, the settings it will begin with say the same. */
  send(command: StageCommand): void {
    this.#stage.send(command);
  }

  /** Sends at once, or begins the reel. */
  do(command: StageCommand): void {
    if (!this.#stage.isOpen) void this.#openThen(command);
    else if (command.type === "machine-start") this.#sendWhenReady(command);
    else this.send(command);
  }

  open(): Promise<void> {
    if (this.#stage.isOpen || this.#isClosed) return Promise.resolve();
    this.#opening ??= this.#openNow().finally(() => (this.#opening = null));
    return this.#opening;
  }

  load(source: ReelSource): void {
    this.#source = source;
    if (this.#state.error) this.set({ error: null, phase: this.#stage.isOpen ? "loading" : "resting" });
    this.send({ type: "load", source, settings: this.#settings() });
  }

  /** x and y in CSS pixels from the upper left corner of the host. */
  postPointer(...pointer: Parameters<ReelStage["postPointer"]>): void {
    this.#stage.postPointer(...pointer);
  }

  /** Gives the reel up; the next command begins another. */
  drop(): void {
    this.#stage.drop();
    this.set({ phase: "resting", error: null });
  }

  close(): void {
    this.#isClosed = true;
    this.#stage.close();
    this.events.clear();
  }

  #settings() {
    const hasPosition = this.#frame > 0 || this.#state.phase === "ready";
    return settingsOf(this.#state, hasPosition ? this.#frame : null, this.#reportEveryFrames);
  }

  async #openThen(command: StageCommand): Promise<void> {
    await this.open();
    // Everything else is part of the settings that the reel begins with.
    if (command.type === "machine-start") this.#sendWhenReady(command);
  }

  #sendWhenReady(command: StageCommand): void {
    if (this.#state.phase === "ready") return this.send(command);
    const off = this.events.on("change", ({ phase }) => {
      if (phase === "loading") return;
      off();
      if (phase === "ready") this.send(command);
    });
  }

  async #openNow(): Promise<void> {
    this.set({ phase: "loading", error: null, hasDrawn: false });
    this.#seeks = 0;
    try {
      await this.#stage.open(this.#source);
    } catch (error) {
      const message = error instanceof Error ? error.message : "The player did not start";
      this.#onEvent({ type: "error", code: "engine", message });
    }
  }

  #onEvent(event: ReelEvent): void {
    if (event.type === "loop" || event.type === "complete") this.events.emitMoment(event.type);
    if (event.type === "machine-event") this.events.emitMachineEvent(event.name);
    const next = afterEvent(this.#state, event);
    if (next !== this.#state) this.set(next);
  }
}
