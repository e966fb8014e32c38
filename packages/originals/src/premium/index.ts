import type { Original } from "../builder/index.ts";
import { premiumAnimals } from "./animals/index.ts";
import { premiumObjects } from "./objects/index.ts";

/** What is in this folder is under the licence of its LICENCE.md, not under that of the repository. */
export const premiumOriginals: Original[] = [...premiumAnimals, ...premiumObjects].map((original) =>
  Object.assign(original, { isPremium: true }),
);
