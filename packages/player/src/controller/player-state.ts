import type {
  Direction,
  LoopMode,
  MachineInput,
  ReelErrorCode,
  ReelEvent,
  ReelFacts,
  ReelSettings,
} from "../engine/reel-protocol.ts";

export const speeds = [0.25, 0.5, 1, 1.5, 2, 4] as const;
const minSpeed = 0.25;
const maxSpeed = 4;

export interface Segment {
  /** The marker it came from; null when chosen by frames. */
  marker: string | null;
  start: number;
  end: number;
}

/** Everything a player shows except the current frame, which changes too often to be state. */
export interface PlayerState {
  /** `resting` shows the poster: nothing was loaded yet, or the renderer was given to another player. */
  phase: "resting" | "loading" | "ready" | "error";
  isPlaying: boolean;
  /** The canvas shows something, so the poster may go. */
  hasDrawn: boolean;
  facts: ReelFacts | null;
  loop: LoopMode;
  direction: Direction;
  speed: number;
  segment: Segment | null;
  theme: string | null;
  machine: { id: string; state: string; inputs: MachineInput[] } | null;
  error: { code: ReelErrorCode; message: string } | null;
}

export const restingState: PlayerState = {
  phase: "resting",
  isPlaying: false,
  hasDrawn: false,
  facts: null,
  loop: "loop",
  direction: 1,
  speed: 1,
  segment: null,
  theme: null,
  machine: null,
  error: null,
};

export const clampSpeed = (speed: number): number =>
  Number.isFinite(speed) ? Math.min(maxSpeed, Math.max(minSpeed, speed)) : 1;

/** The next preset above or below; the ends stay. */
export function stepSpeed(speed: number, step: 1 | -1): number {
  const next =
    step === 1 ? speeds.find((preset) => preset > speed) : speeds.findLast((preset) => preset < speed);
  return next ?? speed;
}

const loopOrder: readonly LoopMode[] = ["loop", "once", "bounce"];
export const nextLoop = (loop: LoopMode): LoopMode =>
  loopOrder[(loopOrder.indexOf(loop) + 1) % loopOrder.length] ?? "loop";

export const clampFrame = (frame: number, frameCount: number): number =>
  Number.isFinite(frame) ? Math.min(Math.max(0, frameCount - 1), Math.max(0, frame)) : 0;

/** First and last frame that play. */
export function playedRange(state: PlayerState): [start: number, end: number] {
  const last = Math.max(0, (state.facts?.frameCount ?? 1) - 1);
  if (!state.segment) return [0, last];
  return [clampFrame(state.segment.start, last + 1), clampFrame(state.segment.end, last + 1)];
}

/** What the renderer is told when it starts on this state. */
export function settingsOf(
  state: PlayerState,
  frame: number | null,
  reportEveryFrames: number,
): ReelSettings {
  return {
    isPlaying: state.isPlaying,
    loop: state.loop,
    direction: state.direction,
    speed: state.speed,
    segment: state.segment ? [state.segment.start, state.segment.end] : null,
    theme: state.theme,
    frame,
    reportEveryFrames,
  };
}

/** The state after the renderer said something. */
export function afterEvent(state: PlayerState, event: ReelEvent): PlayerState {
  switch (event.type) {
    case "loaded":
      return { ...state, phase: "ready", facts: event.facts, error: null };
    case "drawn":
      return state.hasDrawn ? state : { ...state, hasDrawn: true };
    case "playing":
      return state.isPlaying === event.isPlaying ? state : { ...state, isPlaying: event.isPlaying };
    case "machine":
      return { ...state, machine: { id: event.id, state: event.state, inputs: event.inputs } };
    case "machine-stopped":
      return { ...state, machine: null };
    case "error":
      return {
        ...state,
        phase: "error",
        isPlaying: false,
        machine: null,
        error: { code: event.code, message: event.message },
      };
    case "loop":
    case "complete":
    case "machine-event":
      break;
  }
  return state;
}
