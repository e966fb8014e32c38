import type { IdentityFault } from "../identity-error.ts";
import type { ProviderKind } from "./provider-kind.ts";

type Fault = "refused" | "expired" | "unavailable" | "taken" | "unverified-email" | "not-linked";

export const faultOf = ({ family }: Pick<ProviderKind, "family">, fault: Fault): IdentityFault =>
  `${family.faults}-${fault}`;
