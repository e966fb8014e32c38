import { type BuiltStateMachine, buildStateMachine } from "@zoetrope/lottie/state-machine";

export interface Toggle {
  /** Marker of the one still frame it starts with. */
  off: string;
  /** Markers of the two ways; each rests on its last frame. */
  turnOn: string;
  turnOff: string;
}

/** Pressed, it goes on; pressed again, it goes off: also when the way is not finished. */
export const toggled =
  ({ off, turnOn, turnOff }: Toggle) =>
  (animation: string): BuiltStateMachine =>
    buildStateMachine({
      id: "toggle",
      animation,
      initial: "off",
      states: {
        off: { segment: off, loop: false, on: { press: "turning-on" } },
        "turning-on": { segment: turnOn, loop: false, on: { press: "turning-off" } },
        "turning-off": { segment: turnOff, loop: false, on: { press: "turning-on" } },
      },
      gestures: { PointerDown: "press" },
    });

/** Plays its segment once whenever the pointer comes in, and rests on the one still frame of `rest` in between. */
export const onHover =
  (rest: string, play: string) =>
  (animation: string): BuiltStateMachine =>
    buildStateMachine({
      id: "hover",
      animation,
      initial: "resting",
      states: {
        resting: { segment: rest, loop: false, on: { enter: "playing" } },
        playing: { segment: play, loop: false, on: { done: "resting" } },
      },
      gestures: { PointerEnter: "enter" },
      completed: { playing: "done" },
    });
