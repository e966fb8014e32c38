import type { Original } from "../../builder/index.ts";
import { happyFace, sadFace } from "./faces.ts";
import { thumbsUp, wavingHand } from "./hands.ts";
import { runningPerson } from "./running-person.ts";

/** People, hands and faces under the premium sample licence. */
export const premiumPeople: readonly Original[] = [runningPerson, wavingHand, thumbsUp, happyFace, sadFace];
