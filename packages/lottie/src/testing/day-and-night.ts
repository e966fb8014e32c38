import { toDotLottie } from "../convert/to-dotlottie.ts";
import { animation, rectangle, shapeLayer } from "./small-animation.ts";

export const red = rectangle(0, 0, 10, 10, [1, 0, 0]);
/** A red square, with a marker. */
export const json = animation([shapeLayer([red])], { markers: [{ cm: "loop", tm: 0, dr: 10 }] });

/** A file of two animations, the first of which is the red square, with a theme and a state machine. */
export const two = toDotLottie({
  animations: [
    { id: "day", json },
    { id: "night", json: animation([shapeLayer([rectangle(0, 0, 10, 10, [0, 0, 1])], { nm: "Moon" })]) },
  ],
  themes: [{ id: "dark", json: { rules: [{ id: "a", type: "Color", value: [0, 0, 0] }] } }],
  stateMachines: [
    {
      id: "m",
      json: { initial: "on", states: [{ name: "on" }, { name: "off" }], inputs: [], interactions: [] },
    },
  ],
});
