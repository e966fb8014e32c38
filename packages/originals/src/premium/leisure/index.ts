import type { Original } from "../../builder/index.ts";
import { flower, tree } from "./plants.ts";
import { football, graduationCap, guitar, headphones } from "./sport-and-music.ts";

/** Games, music, learning and the garden under the premium sample licence. */
export const premiumLeisure: readonly Original[] = [
  football,
  guitar,
  headphones,
  graduationCap,
  tree,
  flower,
];
