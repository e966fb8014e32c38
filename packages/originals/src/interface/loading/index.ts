import { loadingBars } from "./loading-bars.ts";
import { loadingBoat } from "./loading-boat.ts";
import { loadingDrum } from "./loading-drum.ts";
import { loadingOrbit } from "./loading-orbit.ts";
import { loadingPages } from "./loading-pages.ts";
import { loadingRing } from "./loading-ring.ts";
import { loadingSand } from "./loading-sand.ts";
import { loadingSkeleton } from "./loading-skeleton.ts";
import { loadingSlits } from "./loading-slits.ts";
import { loadingTyping } from "./loading-typing.ts";
import { loadingZoetrope } from "./loading-zoetrope.ts";

export const loadingAnimations = [
  loadingSlits,
  loadingZoetrope,
  loadingBoat,
  loadingTyping,
  loadingRing,
  loadingDrum,
  loadingOrbit,
  loadingSand,
  loadingBars,
  loadingPages,
  loadingSkeleton,
];
