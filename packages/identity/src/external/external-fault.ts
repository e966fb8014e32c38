import type { IdentityFault } from "../identity-error.ts";
import type { ProviderKind } from "./provider-kind.ts";

type Fault = "refused" | "expired" | "unavailable" | "taken" | "unverified-email" | "not-linked";

/** What goes wrong with Google is told under its name, with all others in words that fit any of them. */
export const faultOf = ({ family }: Pick<ProviderKind, "family">, fault: Fault): IdentityFault =>
  family === "google" ? `google-${fault}` : `provider-${fault}`;
