import type { Original } from "../../builder/index.ts";
import { bicycle } from "./bicycle.ts";
import { house, mapPin } from "./places.ts";
import { airplane, car, train } from "./vehicles.ts";

/** On the way, and at home, under the premium sample licence. */
export const premiumTravel: readonly Original[] = [airplane, car, train, bicycle, mapPin, house];
