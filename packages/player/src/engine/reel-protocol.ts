/** What a player shows: a file to fetch, or bytes or JSON that are already here. */
export type ReelSource = { url: string } | { bytes: ArrayBuffer } | { json: string };

/** `once` stops on the last frame; `bounce` plays there and back for ever. */
export type LoopMode = "loop" | "once" | "bounce";
export type Direction = 1 | -1;

export interface ReelSettings {
  isPlaying: boolean;
  loop: LoopMode;
  direction: Direction;
  /** 0.25 to 4. */
  speed: number;
  /** First and last frame that play; null plays everything. */
  segment: [start: number, end: number] | null;
  theme: string | null;
  /** Frame to show first; null: where the direction begins. */
  frame: number | null;
  /** Frames that pass between two reports of the current frame; 0 reports every drawn frame. */
  reportEveryFrames: number;
}

export interface ReelFacts {
  /** Frames are numbered 0 to `frameCount - 1`. */
  frameCount: number;
  durationInSeconds: number;
  width: number;
  height: number;
  markers: { name: string; start: number; end: number }[];
  themes: { id: string; name: string | null }[];
  stateMachines: { id: string; name: string | null }[];
}

export type PointerKind = "enter" | "move" | "down" | "up" | "exit" | "click";
export type MachineInputValue = number | boolean | string;

export interface MachineInput {
  name: string;
  type: "Numeric" | "Boolean" | "String" | "Event";
  /** Null for events, which are fired and hold nothing. */
  value: MachineInputValue | null;
}

/** What the page asks of one reel, wherever it is drawn. */
export type ReelCommand =
  | { type: "open"; canvas: OffscreenCanvas; source: ReelSource; settings: ReelSettings; isVisible: boolean }
  | { type: "load"; source: ReelSource; settings: ReelSettings }
  | { type: "play" }
  | { type: "pause" }
  | { type: "stop" }
  /** `id` counts up from 1 in each reel, so that a report of an earlier frame is known as such. */
  | { type: "seek"; frame: number; id: number }
  | { type: "configure"; settings: Partial<Pick<ReelSettings, "loop" | "direction" | "speed" | "segment">> }
  | { type: "theme"; id: string | null }
  | { type: "resize"; width: number; height: number }
  | { type: "visible"; isVisible: boolean }
  | { type: "machine-start"; id: string }
  | { type: "machine-stop" }
  | { type: "machine-input"; name: string; value: MachineInputValue }
  | { type: "machine-fire"; name: string }
  /** x and y in pixels of the canvas. */
  | { type: "pointer"; kind: PointerKind; x: number; y: number }
  | { type: "close" };

export interface StillRequest {
  source: ReelSource;
  frame: number;
  width: number;
  height: number;
  theme: string | null;
}

export type EngineRequest =
  | { type: "init"; wasmUrl: string }
  /** Answered at once by whoever does not hang. */
  | { type: "ping" }
  | { type: "reel"; id: number; command: ReelCommand }
  | { type: "still"; id: number; still: StillRequest };

export type ReelErrorCode = "fetch" | "too-large" | "file" | "engine";

export type ReelEvent =
  | { type: "loaded"; facts: ReelFacts }
  | { type: "drawn" }
  | { type: "playing"; isPlaying: boolean }
  | { type: "loop" }
  | { type: "complete" }
  | { type: "machine"; id: string; state: string; inputs: MachineInput[] }
  | { type: "machine-stopped" }
  | { type: "machine-event"; name: string }
  /** `isFatal`: the renderer itself is gone, for all reels that it draws. */
  | { type: "error"; code: ReelErrorCode; message: string; isFatal?: boolean };

export type FrameReport = [reelId: number, frame: number, seekId: number];

export type EngineReply =
  | { type: "ready" }
  | { type: "pong" }
  /** The renderer broke down: its memory cannot be trusted any more, and nothing else can be drawn with it. */
  | { type: "broken" }
  | { type: "reel"; id: number; event: ReelEvent }
  /** Reel, frame, and the last seek that came before (0: none); one message for all reels per drawn frame. */
  | { type: "frames"; frames: FrameReport[] }
  | { type: "still"; id: number; blob: Blob }
  | { type: "still-failed"; id: number; message: string };
