import type { Original } from "../../builder/index.ts";
import { brain, robot } from "./robot-and-brain.ts";
import { alarmClock, laptop, phone } from "./screens.ts";

/** Machines, and minds, under the premium sample licence. */
export const premiumDevices: readonly Original[] = [laptop, phone, alarmClock, robot, brain];
