import type { PendingVisit } from "@zoetrope/identity";
import type { Visit } from "./visit.ts";

/** What a visit that goes on with a mail wants back afterwards, in whichever browser that is opened. */
export const pendingVisit = ({
  returnAddress,
  host,
}: Pick<Visit, "returnAddress" | "host">): PendingVisit => ({
  returnTo: returnAddress,
  ...(host?.metadata !== undefined && { metadata: host.metadata }),
});
