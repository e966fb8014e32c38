import { buildStateMachine, type BuiltStateMachine, type StateOptions } from "@zoetrope/lottie/state-machine";

export const templateNames = ["hover", "click", "hold", "toggle", "intro"] as const;
export type TemplateName = (typeof templateNames)[number];

type Template = Omit<Parameters<typeof buildStateMachine>[0], "id" | "animation">;

const still: StateOptions = { isStill: true, loop: false };

const templates: Record<TemplateName, Template> = {
  hover: {
    initial: "rest",
    states: { rest: { ...still, on: { near: "play" } }, play: { on: { away: "rest" } } },
    gestures: { PointerEnter: "near", PointerExit: "away" },
  },
  click: {
    initial: "rest",
    states: { rest: { ...still, on: { go: "play" } }, play: { loop: false, on: { done: "rest" } } },
    gestures: { Click: "go" },
    completed: { play: "done" },
  },
  hold: {
    initial: "rest",
    states: { rest: { ...still, on: { press: "play" } }, play: { on: { release: "rest" } } },
    gestures: { PointerDown: "press", PointerUp: "release", PointerExit: "release" },
  },
  toggle: {
    initial: "first",
    states: { first: { on: { toggle: "second" } }, second: { on: { toggle: "first" } } },
    gestures: { Click: "toggle" },
  },
  intro: {
    initial: "intro",
    states: { intro: { loop: false, on: { done: "loop" } }, loop: { on: { again: "intro" } } },
    gestures: { Click: "again" },
    completed: { intro: "done" },
  },
};

export const statesOf = (name: TemplateName): string[] => Object.keys(templates[name].states);

/** The part of an animation that each state plays, by the name of a marker; a state that is not named plays all of it. */
export type Segments = Readonly<Record<string, string>>;

/** Of several markers each state gets one, in their order. */
export const firstSegments = (name: TemplateName, markers: readonly string[]): Segments =>
  markers.length < 2
    ? {}
    : Object.fromEntries(statesOf(name).map((state, index) => [state, markers[index] ?? markers[0] ?? ""]));

/** A state machine that is often wanted. */
export function buildTemplate(name: TemplateName, animation: string, segments: Segments): BuiltStateMachine {
  const template = templates[name];
  const states = Object.entries(template.states).map(([state, options]) => {
    const segment = segments[state];
    return [state, segment === undefined ? options : { ...options, segment }] as const;
  });
  return buildStateMachine({ id: name, animation, ...template, states: Object.fromEntries(states) });
}
