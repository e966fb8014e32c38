import type { Original } from "../../builder/index.ts";
import { cards } from "./cards.ts";
import { clockwork } from "./clockwork.ts";
import { comet } from "./comet.ts";
import { ferrisWheel } from "./ferris-wheel.ts";
import { microscope } from "./microscope.ts";
import { mortar } from "./mortar.ts";
import { orrery } from "./orrery.ts";
import { pinball } from "./pinball.ts";
import { radioDish } from "./radio-dish.ts";
import { spinningTop } from "./spinning-top.ts";
import { telescope } from "./telescope.ts";
import { thermometer } from "./thermometer.ts";
import { vault } from "./vault.ts";

/** Instruments, machines and games under the premium sample licence. */
export const premiumObjects: readonly Original[] = [
  cards,
  clockwork,
  comet,
  ferrisWheel,
  microscope,
  mortar,
  orrery,
  pinball,
  radioDish,
  spinningTop,
  telescope,
  thermometer,
  vault,
];
