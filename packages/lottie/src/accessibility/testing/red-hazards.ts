import type { Hazard } from "./hazard.ts";
import { black, blink, panel } from "./panel.ts";

const reds: Hazard[] = (
  [
    ["red and grey as bright", [255, 0, 0], [127, 127, 127], true],
    ["dark red and black", [150, 0, 0], black, true],
    ["red and blue as bright", [160, 0, 0], [0, 0, 255], true],
    ["red of 80 % and cyan as bright", [188, 70, 70], [0, 122, 122], true],
    ["red of 76 % and cyan as bright", [188, 80, 80], [0, 126, 126], false],
    ["red of 80 % and grey, nearer than 0.2", [188, 70, 70], [110, 110, 110], false],
    ["two reds, near each other", [188, 0, 0], [188, 70, 0], false],
    ["orange and brown", [150, 90, 0], [130, 100, 40], false],
  ] as const
).map(([name, one, other, isHarmful]) => panel(name, blink(10, one, other), isHarmful));

const redRates: Hazard[] = [3, 4].map((rate) =>
  panel(`red and grey, ${rate} times a second`, blink(rate, [255, 0, 0], [127, 127, 127]), rate > 3),
);

/** Saturated red. */
export const redHazards: readonly Hazard[] = [...reds, ...redRates];
