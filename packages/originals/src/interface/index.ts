import type { Original } from "../builder/index.ts";
import { aiAnimations } from "./ai/index.ts";
import { arrowAnimations } from "./arrow/index.ts";
import { checkAnimations } from "./check/index.ts";
import { confettiAnimations } from "./confetti/index.ts";
import { errorAnimations } from "./error/index.ts";
import { iconAnimations } from "./icon/index.ts";
import { loadingAnimations } from "./loading/index.ts";
import { loginAnimations } from "./login/index.ts";
import { moneyAnimations } from "./money/index.ts";
import { notFoundAnimations } from "./not-found/index.ts";
import { successAnimations } from "./success/index.ts";

/** Animations for interfaces: waiting, answering, pointing the way, and the icons in between. */
export const interfaceAnimations: Original[] = [
  ...loadingAnimations,
  ...successAnimations,
  ...confettiAnimations,
  ...aiAnimations,
  ...arrowAnimations,
  ...loginAnimations,
  ...errorAnimations,
  ...checkAnimations,
  ...moneyAnimations,
  ...notFoundAnimations,
  ...iconAnimations,
];
