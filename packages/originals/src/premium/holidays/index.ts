import type { Original } from "../../builder/index.ts";
import { christmasTree } from "./christmas-tree.ts";
import { ghost } from "./ghost.ts";
import { pumpkin } from "./pumpkin.ts";
import { snowman } from "./snowman.ts";

/** The days of the year under the premium sample licence. */
export const premiumHolidays: readonly Original[] = [ghost, pumpkin, christmasTree, snowman];
