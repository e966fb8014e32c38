import type { Original } from "../../builder/index.ts";
import { lightBulb, teamMeeting } from "./idea-and-team.ts";
import { deliveryTruck, gift, shoppingCart } from "./shopping.ts";
import { target, trophy } from "./target-and-trophy.ts";

/** Work and trade under the premium sample licence. */
export const premiumBusiness: readonly Original[] = [
  teamMeeting,
  target,
  trophy,
  lightBulb,
  shoppingCart,
  deliveryTruck,
  gift,
];
