import type { Original } from "../../builder/index.ts";
import { birthdayCake } from "./birthday-cake.ts";
import { burger } from "./burger.ts";
import { coffeeCup } from "./coffee-cup.ts";
import { iceCream } from "./ice-cream.ts";
import { pizza } from "./pizza.ts";

/** Food and drink under the premium sample licence. */
export const premiumFood: readonly Original[] = [coffeeCup, pizza, birthdayCake, iceCream, burger];
