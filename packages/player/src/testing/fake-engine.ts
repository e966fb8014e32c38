import type { EngineLink, EngineListeners } from "../engine/engine-link.ts";
import type {
  EngineReply,
  EngineRequest,
  ReelCommand,
  ReelEvent,
  ReelFacts,
  StillRequest,
} from "../engine/reel-protocol.ts";

export const fakeFacts: ReelFacts = {
  frameCount: 60,
  durationInSeconds: 2,
  width: 300,
  height: 150,
  markers: [
    { name: "walk", start: 10, end: 30 },
    { name: "rest", start: 31, end: 59 },
  ],
  themes: [{ id: "night", name: null }],
  stateMachines: [{ id: "gate", name: null }],
};

/** The far end of the protocol: remembers what it was asked, and answers like an engine that draws every file at once. */
export class FakeEngine {
  readonly commands: ReelCommand[] = [];
  readonly stills: StillRequest[] = [];
  /** Set to make the next files fail. */
  failure: Extract<ReelEvent, { type: "error" }> | null = null;
  /** Set to make the engine itself not start. */
  isBroken = false;
  #reply: ((reply: EngineReply) => void) | null = null;
  /** The last seek that came. */
  seekId = 0;
  #id = 0;

  /** Ends the engine as one that hangs is ended. */
  lose: () => void = () => undefined;

  readonly connect = async ({ onReply, onLost }: EngineListeners): Promise<EngineLink> => {
    if (this.isBroken) throw new Error("no WebAssembly here");
    this.#reply = onReply;
    this.lose = onLost;
    return { isOffThread: true, send: (request) => this.#answer(request) };
  };

  /** Takes what was asked since the last call. */
  takeCommands(): ReelCommand[] {
    return this.commands.splice(0);
  }

  emit(event: ReelEvent): void {
    this.#reply?.({ type: "reel", id: this.#id, event });
  }

  /** Tells of a frame, drawn after every seek that came unless said otherwise. */
  showFrame(frame: number, seekId = this.seekId): void {
    this.#reply?.({ type: "frames", frames: [[this.#id, frame, seekId]] });
  }

  #answer(request: EngineRequest): void {
    if (request.type === "still") {
      this.stills.push(request.still);
      this.#reply?.({ type: "still", id: request.id, blob: new Blob(["png"]) });
    }
    if (request.type !== "reel") return;
    const { command } = request;
    this.commands.push(command);
    if (command.type === "open") {
      this.#id = request.id;
      this.seekId = 0;
    }
    if (command.type === "seek") this.seekId = command.id;
    if (command.type === "open" || command.type === "load") queueMicrotask(() => this.#load());
    if (command.type === "play") this.emit({ type: "playing", isPlaying: true });
    if (command.type === "pause" || command.type === "stop") this.emit({ type: "playing", isPlaying: false });
    if (command.type === "machine-start")
      this.emit({ type: "machine", id: command.id, state: "shut", inputs: [] });
    if (command.type === "machine-stop") this.emit({ type: "machine-stopped" });
  }

  #load(): void {
    if (this.failure) return this.emit(this.failure);
    this.emit({ type: "loaded", facts: fakeFacts });
    this.emit({ type: "drawn" });
  }
}
