import { errorCut } from "./error-cut.ts";
import { errorField } from "./error-field.ts";
import { errorLink } from "./error-link.ts";
import { errorOffline } from "./error-offline.ts";
import { errorStop } from "./error-stop.ts";
import { errorTorn } from "./error-torn.ts";
import { errorUnplugged } from "./error-unplugged.ts";
import { errorWarning } from "./error-warning.ts";

export const errorAnimations = [
  errorCut,
  errorTorn,
  errorLink,
  errorUnplugged,
  errorField,
  errorStop,
  errorWarning,
  errorOffline,
];
