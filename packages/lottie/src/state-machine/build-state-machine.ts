import type { LottieJson } from "../contract.ts";

/** As `toDotLottie` takes it. */
export interface BuiltStateMachine {
  id: string;
  json: LottieJson;
}

export interface StateOptions {
  /** Marker of the animation that plays while the state lasts; default all of it. */
  segment?: string;
  /** True shows the first frame of the segment and waits; default false. */
  isStill?: boolean;
  /** Default true. */
  loop?: boolean;
  /** Default 1. */
  speed?: number;
  /** Event that leads away → the state it leads to. */
  on?: Record<string, string>;
}

export type Gesture = "PointerEnter" | "PointerExit" | "PointerDown" | "PointerUp" | "Click";

export interface StateMachineOptions {
  id: string;
  /** Id of the animation in the file. */
  animation: string;
  initial: string;
  states: Record<string, StateOptions>;
  /** Gesture → the event it fires. */
  gestures?: Partial<Record<Gesture, string>>;
  /** State that played to its end → the event it fires. */
  completed?: Record<string, string>;
}

/** A dotLottie 2 state machine: states play marked segments, events lead from one to another. Source: dotlottie.io/spec/2.0 */
export function buildStateMachine(options: StateMachineOptions): BuiltStateMachine {
  const names = Object.keys(options.states);
  const requireState = (name: string) => {
    if (!names.includes(name)) throw new Error(`State machine ${options.id} has no state ${name}`);
    return name;
  };
  const events = new Set<string>();
  const fire = (event: string) => {
    events.add(event);
    return [{ type: "Fire", inputName: event }];
  };
  const interactions: LottieJson[] = [
    ...Object.entries(options.gestures ?? {}).map(([type, event]) => ({ type, actions: fire(event) })),
    ...Object.entries(options.completed ?? {}).map(([state, event]) => ({
      type: "OnComplete",
      stateName: requireState(state),
      actions: fire(event),
    })),
  ];
  const states = Object.entries(options.states).map(([name, state]) => ({
    type: "PlaybackState",
    name,
    animation: options.animation,
    autoplay: !state.isStill,
    loop: state.loop ?? true,
    speed: state.speed ?? 1,
    mode: "Forward",
    segment: state.segment,
    transitions: Object.entries(state.on ?? {}).map(([event, toState]) => {
      events.add(event);
      return {
        type: "Transition",
        toState: requireState(toState),
        guards: [{ type: "Event", inputName: event }],
      };
    }),
  }));
  const json = {
    initial: requireState(options.initial),
    states,
    interactions,
    inputs: [...events].map((name) => ({ type: "Event", name })),
  };
  return { id: options.id, json };
}
