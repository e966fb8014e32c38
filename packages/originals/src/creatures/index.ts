import type { Original } from "../builder/index.ts";
import { whale } from "./whale.ts";

/** Animals, each jointed as its kind moves. */
export const creatures: readonly Original[] = [whale];
