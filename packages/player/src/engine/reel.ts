import type { DotLottie, Mode } from "@lottiefiles/dotlottie-web";
import { createCore, loadData, readFacts } from "./dotlottie-core.ts";
import { readSource, SourceError } from "./read-source.ts";
import type {
  Direction,
  LoopMode,
  ReelCommand,
  ReelEvent,
  ReelSettings,
  ReelSource,
} from "./reel-protocol.ts";
import { StateMachine } from "./state-machine.ts";

const modeOf = (loop: LoopMode, direction: Direction): Mode =>
  loop === "bounce"
    ? direction === 1
      ? "bounce"
      : "reverse-bounce"
    : direction === 1
      ? "forward"
      : "reverse";

/** The renderer wraps some of what it throws, and says what it was. */
const isTrap = (error: unknown): boolean =>
  error instanceof WebAssembly.RuntimeError ||
  (error instanceof Error && error.message.includes("RuntimeError"));

type Emit = (event: ReelEvent) => void;

/** One animation on one canvas. Commands that arrive while the file is on its way are kept in the settings. */
export class Reel {
  readonly #canvas: OffscreenCanvas;
  readonly #emit: Emit;
  #settings: ReelSettings;
  #isVisible: boolean;
  #core: DotLottie | null = null;
  #machine: StateMachine | null = null;
  #isLoaded = false;
  #isAtEnd = false;
  #abort = new AbortController();
  #reportedFrame = Number.NaN;
  #seekId = 0;

  constructor(canvas: OffscreenCanvas, settings: ReelSettings, isVisible: boolean, emit: Emit) {
    this.#canvas = canvas;
    this.#settings = settings;
    this.#isVisible = isVisible;
    this.#emit = emit;
  }

  /** True while frames pass by themselves. */
  get isMoving(): boolean {
    return (
      this.#isLoaded && this.#isVisible && (this.#settings.isPlaying || this.#machine?.isRunning === true)
    );
  }

  /** The last seek that was followed. */
  get seekId(): number {
    return this.#seekId;
  }

  /** The current frame when it is worth telling, else null. */
  takeFrame(): number | null {
    if (!this.#core || !this.#isLoaded) return null;
    const frame = this.#core.currentFrame;
    if (
      frame === this.#reportedFrame ||
      Math.abs(frame - this.#reportedFrame) < this.#settings.reportEveryFrames
    )
      return null;
    this.#reportedFrame = frame;
    return frame;
  }

  async load(source: ReelSource, settings: ReelSettings): Promise<void> {
    this.#abort.abort();
    const abort = (this.#abort = new AbortController());
    this.#settings = settings;
    try {
      const [data, core] = await Promise.all([
        readSource(source, abort.signal),
        this.#core ?? createCore(this.#canvas),
      ]);
      if (abort.signal.aborted) {
        if (core !== this.#core) core.destroy();
        return;
      }
      if (core !== this.#core) this.#adopt(core);
      this.#machine?.stop();
      const failure = loadData(core, data);
      if (failure) throw new SourceError("file", failure);
      this.#begin(core);
    } catch (error) {
      if (abort.signal.aborted) return;
      this.#isLoaded = false;
      const message = error instanceof Error ? error.message : "The player did not start";
      const code = error instanceof SourceError ? error.code : "engine";
      this.#emit({ type: "error", code, message, isFatal: isTrap(error) });
    }
  }

  handle(command: Exclude<ReelCommand, { type: "open" | "close" }>): void {
    switch (command.type) {
      case "load":
        void this.load(command.source, command.settings);
        return;
      case "play":
        return this.#play();
      case "pause":
        return this.#pause();
      case "stop":
        return this.#stop();
      case "seek":
        return this.#seek(command);
      case "configure":
        this.#settings = { ...this.#settings, ...command.settings };
        return this.#configure();
      case "theme":
        this.#settings.theme = command.id;
        return this.#applyTheme();
      case "resize":
        return this.#resize(command.width, command.height);
      case "visible":
        return this.#setVisible(command.isVisible);
      case "machine-start":
        return this.#startMachine(command.id);
      case "machine-stop":
        this.#machine?.stop();
        return this.#settings.isPlaying ? this.#play() : this.#core?.pause();
      case "machine-input":
        return this.#machine?.setInput(command.name, command.value);
      case "machine-fire":
        return this.#machine?.fire(command.name);
      case "pointer":
        return this.#machine?.post(command.kind, command.x, command.y);
    }
  }

  close(): void {
    this.#abort.abort();
    this.#isLoaded = false;
    this.#core?.destroy();
    this.#core = null;
    this.#machine = null;
  }

  #adopt(core: DotLottie): void {
    this.#core = core;
    this.#machine = new StateMachine(core, this.#emit);
    core.addEventListener("loop", () => this.#emit({ type: "loop" }));
    core.addEventListener("complete", () => {
      this.#isAtEnd = true;
      this.#settings.isPlaying = false;
      this.#emit({ type: "complete" });
      this.#emit({ type: "playing", isPlaying: false });
    });
    core.addEventListener("renderError", ({ error }) =>
      this.#emit({ type: "error", code: "engine", message: error.message, isFatal: isTrap(error) }),
    );
  }

  #begin(core: DotLottie): void {
    this.#isLoaded = true;
    this.#isAtEnd = false;
    this.#reportedFrame = Number.NaN;
    const facts = readFacts(core);
    this.#configure();
    this.#applyTheme();
    const first = this.#settings.frame ?? (this.#settings.direction === 1 ? null : facts.frameCount - 1);
    if (first !== null) core.setFrame(first);
    this.#emit({ type: "loaded", facts });
    if (this.#settings.isPlaying) this.#play();
    this.#emit({ type: "drawn" });
  }

  #configure(): void {
    const core = this.#core;
    if (!core || !this.#isLoaded) return;
    const { loop, direction, speed, segment } = this.#settings;
    core.setMode(modeOf(loop, direction));
    core.setLoop(loop !== "once");
    core.setSpeed(speed);
    if (segment) core.setSegment(segment[0], segment[1]);
    else core.resetSegment();
  }

  #applyTheme(): void {
    if (!this.#core || !this.#isLoaded) return;
    if (this.#settings.theme === null) {
      if (this.#core.activeThemeId) this.#core.resetTheme();
    } else this.#core.setTheme(this.#settings.theme);
  }

  #play(): void {
    this.#settings.isPlaying = true;
    if (!this.#core || !this.#isLoaded) return;
    if (this.#isAtEnd) {
      const [start, end] = this.#settings.segment ?? [0, this.#core.totalFrames - 1];
      this.#core.setFrame(this.#settings.direction === 1 ? start : end);
      this.#isAtEnd = false;
    }
    this.#core.play();
    if (!this.#isVisible) this.#core.freeze();
    this.#emit({ type: "playing", isPlaying: true });
  }

  #pause(): void {
    this.#settings.isPlaying = false;
    this.#core?.pause();
    this.#emit({ type: "playing", isPlaying: false });
  }

  #stop(): void {
    this.#settings.isPlaying = false;
    this.#machine?.stop();
    this.#core?.stop();
    this.#isAtEnd = false;
    this.#emit({ type: "playing", isPlaying: false });
  }

  #seek({ frame, id }: Extract<ReelCommand, { type: "seek" }>): void {
    this.#seekId = id;
    this.#settings.frame = frame;
    this.#isAtEnd = false;
    this.#core?.setFrame(frame);
  }

  #resize(width: number, height: number): void {
    if (this.#canvas.width === width && this.#canvas.height === height) return;
    this.#canvas.width = width;
    this.#canvas.height = height;
    this.#core?.resize();
  }

  #setVisible(isVisible: boolean): void {
    if (isVisible === this.#isVisible) return;
    this.#isVisible = isVisible;
    if (isVisible) this.#core?.unfreeze();
    else this.#core?.freeze();
  }

  #startMachine(id: string): void {
    if (!this.#isLoaded || !this.#machine) return;
    if (!this.#machine.start(id)) this.#emit({ type: "machine-stopped" });
    else if (!this.#isVisible) this.#core?.freeze();
  }
}
