import type { PendingAuthRequest } from "@zoetrope/identity";
import type { AuthRequest } from "./auth-request.ts";

/** What an auth request that goes on with a mail wants back afterwards, in whichever browser that is opened. */
export const pendingAuthRequest = ({
  returnAddress,
  host,
}: Pick<AuthRequest, "returnAddress" | "host">): PendingAuthRequest => ({
  returnTo: returnAddress,
  ...(host?.metadata !== undefined && { metadata: host.metadata }),
});
