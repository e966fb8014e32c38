import { successBloom } from "./success-bloom.ts";
import { successCut } from "./success-cut.ts";
import { successFlag } from "./success-flag.ts";
import { successPlug } from "./success-plug.ts";
import { successPuzzle } from "./success-puzzle.ts";
import { successSealed } from "./success-sealed.ts";
import { successStamp } from "./success-stamp.ts";
import { successTack } from "./success-tack.ts";

export const successAnimations = [
  successCut,
  successStamp,
  successBloom,
  successSealed,
  successFlag,
  successPlug,
  successTack,
  successPuzzle,
];
