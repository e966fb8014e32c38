import type { Feedback } from "@zoetrope/identity/feedback";
import type { HostUrls } from "@zoetrope/kit";
import type { Logger } from "pino";
import type { VerifyBearer } from "../callers/bearer.ts";
import type { Callers } from "../callers/caller.ts";
import type { Operators } from "../operators/operators.ts";

export interface FeedbackRouteServices {
  feedback: Feedback;
  operators: Operators;
  callers: Pick<Callers, "requirePerson">;
  verify: VerifyBearer;
  urls: HostUrls;
  logger: Logger;
  /** In milliseconds; a test has a clock of its own. */
  now?: (() => number) | undefined;
}
