import type { Probe } from "../probe.ts";
import { dotLottieProbes } from "./dotlottie.ts";
import { effectProbes } from "./effects.ts";
import { layerProbes } from "./layers.ts";
import { maskProbes } from "./masks.ts";
import { modifierProbes } from "./modifiers.ts";
import { paintProbes } from "./paint.ts";
import { shapeProbes } from "./shapes.ts";
import { textProbes } from "./text.ts";
import { transformProbes } from "./transforms.ts";

/** Every probe, group by group. */
export const probes: readonly Probe[] = [
  ...shapeProbes,
  ...paintProbes,
  ...transformProbes,
  ...layerProbes,
  ...maskProbes,
  ...modifierProbes,
  ...effectProbes,
  ...textProbes,
  ...dotLottieProbes,
];
