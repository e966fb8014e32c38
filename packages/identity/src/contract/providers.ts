import type { Client, Session, SignedIn } from "./sessions.ts";

/** What a sign-in elsewhere begins with; `cookieToken` goes into a cookie of `externalCookie`, for ten minutes from now. */
export interface ExternalStart {
  /** Single use, ten minutes, counts only together with the cookie. */
  state: string;
  /** What the provider puts into the ID token. */
  nonce: string;
  cookieToken: string;
  /** Where the button leads: answers to `callbackUrl`. */
  authorizationUrl: string;
  callbackUrl: string;
}

export interface ExternalAnswer {
  state: string;
  /** All that this browser has kept: more than one where several tabs began at once. */
  cookieTokens: readonly string[];
  /** What the provider has put into the address that it answered to. */
  parameters: URLSearchParams;
}

/**
 * Somebody else who says who a visitor is. Faults are named after it: those of Google `google-…`, of all others `provider-…`
 * (`provider-expired` for a state that is used or over, `provider-refused`, `provider-unavailable`).
 */
export interface ExternalProvider {
  /** In addresses of ours. */
  readonly id: string;
  /** As people know it, for "Continue with …". */
  readonly name: string;
  /** Its client id where it has One Tap; null elsewhere. */
  readonly oneTapClientId: string | null;
  /** `cookieToken`: what this browser keeps already; its tabs share it, so that none of them ends what another has begun. */
  begin(cookieToken?: string | null): Promise<ExternalStart>;
  /**
   * Signs in; a new person gets an account (`isNew`). Throws "…-unverified-email" where the provider does not answer for the address,
   * or "…-not-linked" when the address has an account here that the provider cannot speak for: sign in, then link.
   */
  finish(
    answer: ExternalAnswer,
    client: Client,
    replacedToken?: string | null,
  ): Promise<SignedIn & { isNew: boolean }>;
  /** Wants a sign-in of the last ten minutes ("reauthentication-needed"). Throws "…-taken". */
  link(session: Session, answer: ExternalAnswer): Promise<void>;
  /** Throws "last-credential" when nothing else would be left to sign in with. */
  unlink(session: Session): Promise<void>;
}

/** An account elsewhere that opens this one. */
export interface LinkedAccount {
  /** Of its provider. One that is configured no more is named by its row. */
  id: string;
  name: string;
  /** Null where the provider says none. */
  email: string | null;
  linkedAt: Date;
}
