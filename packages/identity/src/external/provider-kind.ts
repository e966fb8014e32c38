import type { ExternalAnswer } from "../contract.ts";
import type { ProviderFamily } from "./provider-families.ts";

/**
 * What a provider says of an address. `mailbox`: whoever has the account there has the mailbox, so it may open the account with that
 * address here. `address`: it was theirs once, which is enough for a new account and takes over none. `nothing`: good for what is
 * linked already, and no more.
 */
type Vouching = "mailbox" | "address" | "nothing";

/** Somebody as a provider knows them, once its answer has been checked. */
export interface ExternalProfile {
  /** The person at that provider, for good. */
  subject: string;
  /** In small letters; null where it says none. */
  email: string | null;
  firstName: string | null;
  lastName: string | null;
}

/** A sign-in that waits for the answer of its provider. */
interface PendingExternalSignIn {
  state: string;
  nonce: string;
  callbackUrl: string;
  /** Secret of this browser and this sign-in (RFC 7636). */
  verifier: string;
}

/**
 * A protocol with one provider: how it is asked, and how its answer is checked. Whose account that opens, what is written down and who is
 * told is the same for all of them (`external-provider.ts`).
 */
export interface ProviderKind<Profile extends ExternalProfile = ExternalProfile> {
  /** In addresses of ours. */
  id: string;
  /** As people know it. */
  name: string;
  /** `provider` of its rows in `credentials`. */
  credential: string;
  family: ProviderFamily;
  /** Set where it has One Tap. */
  oneTapClientId?: string;
  /** Path on the accounts host that it answers to. */
  callbackPath: string;
  /** Where a visitor is sent. Throws when the provider cannot be had. */
  authorizationUrl(pending: PendingExternalSignIn): Promise<string>;
  /**
   * Null for an answer that is not right: signature, issuer, audience, times, nonce. Throws when the provider cannot be had. Without a
   * verifier this browser is not the one that was sent away; what can be checked without it may be.
   */
  readAnswer(
    answer: ExternalAnswer,
    pending: Omit<PendingExternalSignIn, "verifier"> & { verifier: string | null },
  ): Promise<Profile | null>;
  vouchesFor(profile: Profile): Vouching;
}
