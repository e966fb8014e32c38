import { arrowChevrons } from "./arrow-chevrons.ts";
import { arrowCompass } from "./arrow-compass.ts";
import { arrowCurved } from "./arrow-curved.ts";
import { arrowDownBounce } from "./arrow-down-bounce.ts";
import { arrowExpand } from "./arrow-expand.ts";
import { arrowNext } from "./arrow-next.ts";
import { arrowPaperPlane } from "./arrow-paper-plane.ts";
import { arrowRefresh } from "./arrow-refresh.ts";
import { arrowScroll } from "./arrow-scroll.ts";
import { arrowSwipeUp } from "./arrow-swipe-up.ts";

export const arrowAnimations = [
  arrowSwipeUp,
  arrowDownBounce,
  arrowCurved,
  arrowRefresh,
  arrowExpand,
  arrowPaperPlane,
  arrowCompass,
  arrowScroll,
  arrowChevrons,
  arrowNext,
];
