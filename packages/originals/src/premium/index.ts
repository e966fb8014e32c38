import type { Original } from "../builder/index.ts";
import { premiumAnimals } from "./animals/index.ts";
import { premiumBusiness } from "./business/index.ts";
import { premiumDevices } from "./devices/index.ts";
import { premiumFood } from "./food/index.ts";
import { premiumHolidays } from "./holidays/index.ts";
import { premiumLeisure } from "./leisure/index.ts";
import { premiumObjects } from "./objects/index.ts";
import { premiumPeople } from "./people/index.ts";
import { premiumTravel } from "./travel/index.ts";

/** What is in this folder is under the licence of its LICENCE.md, not under that of the repository. */
export const premiumOriginals: Original[] = [
  ...premiumAnimals,
  ...premiumObjects,
  ...premiumFood,
  ...premiumHolidays,
  ...premiumPeople,
  ...premiumBusiness,
  ...premiumTravel,
  ...premiumDevices,
  ...premiumLeisure,
].map((original) => Object.assign(original, { isPremium: true }));
