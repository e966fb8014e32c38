import type { HostUrls } from "@zoetrope/kit";
import type { Locale } from "@zoetrope/i18n";
import type { Account, EmailUndo } from "./contract/account.ts";
import type { PasskeyChallenge, PasskeyCreationOptions, PasskeyRequestOptions } from "./contract/passkeys.ts";
import type { ExternalProvider } from "./contract/providers.ts";
import type {
  Bearer,
  BearerContext,
  Client,
  PublicKeySet,
  Session,
  SessionUser,
  SignedIn,
} from "./contract/sessions.ts";
import type {
  SignUpBegun,
  SignUpForm,
  Verification,
  VerificationProof,
  Verified,
} from "./contract/sign-up.ts";
import type { IdentityFault } from "./identity-error.ts";

export type * from "./contract/account.ts";
export type * from "./contract/passkeys.ts";
export type * from "./contract/providers.ts";
export type * from "./contract/sessions.ts";
export type * from "./contract/sign-up.ts";

/**
 * Who people are and how they prove it. Every operation may throw `IdentityError`, whose `reason` the pages word
 * (`IdentityFault`); `retryAfterInSeconds` goes into Retry-After.
 */
export interface Identity {
  /** One indexed query. The guest for null, malformed, unknown and expired tokens. */
  whoami(token: string | null): Promise<SessionUser>;
  getSession(token: string | null): Promise<Session | null>;
  /** Throws "session-missing" (401). */
  requireSession(token: string | null): Promise<Session>;

  /**
   * The same answer whether the address or the username is known or not; a mail says how it goes on. `browserToken`: the one that this
   * browser has from an earlier sign-up. Who signs up again with the same address in the same browser changes their wish.
   */
  signUp(form: SignUpForm, client: Client, browserToken?: string | null): Promise<SignUpBegun>;
  /** What a link would confirm here, without using it; null for one that is used, over, or never was one. */
  peekVerification(
    token: string,
    proof: Pick<VerificationProof, "browserToken" | "sessionToken">,
  ): Promise<Verification | null>;
  /**
   * Ends a sign-up (signs in) or an e-mail change (signs in where the password was asked for; other sessions live on). Throws
   * "token-invalid", "reauthentication-needed" where a password is asked for and not given, "sign-up-password-wrong" or
   * "wrong-credentials" where it is wrong.
   */
  verifyEmail(token: string, proof: VerificationProof, client: Client): Promise<Verified>;
  /** Sends the mail of this browser's own unfinished sign-up once more, with a new token. Same answer for every address. */
  resendVerification(email: string, client: Client, browserToken: string): Promise<void>;
  /**
   * `login` is an e-mail address or a username. Throws "wrong-credentials" for all that is not right, "delayed" (429)
   * after many failures, "busy" (503) when the machine has no more capacity. `replacedToken` is the browser's old session,
   * which ends.
   */
  signIn(
    /** `isRemembered: false` ends the session after a day; default true, thirty days. */
    form: { login: string; password: string; isRemembered?: boolean },
    client: Client,
    replacedToken?: string | null,
  ): Promise<SignedIn>;
  /**
   * True while whoever brings a password would be told "busy": nothing of the request need be read to say so. `arrived` (default 0):
   * how many with a password the caller has under way, so that no more set out than are let in.
   */
  isBusy(arrived?: number): boolean;
  /** `returnTo` comes back in the link of the mail. */
  requestPasswordReset(email: string, client: Client, returnTo?: string | null): Promise<void>;
  /**
   * What is no password for whom the token of a reset link is; null once it cannot be used any more. Looking does not use it.
   */
  peekPasswordReset(token: string): Promise<{ ownWords: readonly string[] } | null>;
  /** Ends every session and every other reset token of the person, then signs this browser in. */
  resetPassword(
    form: { token: string; password: string },
    client: Client,
    replacedToken?: string | null,
  ): Promise<SignedIn>;
  /** Ends the session; nothing happens for a token that is dead already. */
  signOut(token: string): Promise<void>;

  getAccount(session: Session): Promise<Account>;
  /** The address of a person, once it is theirs beyond doubt; null for everybody else. */
  verifiedEmail(userId: string): Promise<string | null>;
  changeName(session: Session, name: { firstName: string; lastName?: string }): Promise<void>;
  /** Throws "username-malformed", "username-reserved" or "username-taken". */
  changeUsername(session: Session, username: string): Promise<void>;
  /** An image of up to `maxPictureBytes`, cut to a square; null removes it. Throws "avatar-unreadable". */
  changeAvatar(session: Session, bytes: Uint8Array | null): Promise<void>;
  changeLocale(session: Session, locale: Locale): Promise<void>;
  /** The address changes when the link in the mail to it is confirmed; the old address is told, and can take it back. */
  changeEmail(session: Session, form: { email: string; password?: string }, client: Client): Promise<void>;
  /** What a link to an old address would take back, without using it; null for one that is used, over, or never was one. */
  peekEmailUndo(token: string): Promise<EmailUndo | null>;
  /**
   * Gives the account its old address back, ends every session and takes away the password and what was added since. Throws
   * "token-invalid", or "email-taken" where the address has an account of its own by now.
   */
  undoEmailChange(token: string): Promise<{ resetToken: string }>;
  /** `current` is wanted where there is a password. Ends all other sessions. */
  changePassword(
    session: Session,
    form: { current?: string; password: string },
    client: Client,
  ): Promise<void>;
  endSession(session: Session, sessionId: string): Promise<void>;
  endOtherSessions(session: Session): Promise<void>;
  /** Everything that the platform keeps about the person, as JSON. */
  exportData(session: Session): Promise<Record<string, unknown>>;
  /** At once. Wants the password, or without one a sign-in of the last ten minutes ("reauthentication-needed"). */
  deleteAccount(session: Session, form: { password?: string }, client: Client): Promise<void>;

  /** Who else may say who somebody is, in the order of their buttons. */
  readonly providers: readonly ExternalProvider[];
  /** As `unlink` of the provider, and for one that is configured no more. `linkedId`: of `LinkedAccount`. */
  unlinkProvider(session: Session, linkedId: string): Promise<void>;

  /** Wants a sign-in of the last ten minutes ("reauthentication-needed"). Throws "passkey-limit". */
  beginPasskeyRegistration(session: Session): Promise<PasskeyChallenge<PasskeyCreationOptions>>;
  finishPasskeyRegistration(
    session: Session,
    answer: { challengeId: string; response: unknown; name: string },
    client: Client,
  ): Promise<void>;
  /** For conditional UI as well: names no credentials. */
  beginPasskeySignIn(): Promise<PasskeyChallenge<PasskeyRequestOptions>>;
  /** Throws "passkey-refused". */
  finishPasskeySignIn(
    answer: { challengeId: string; response: unknown },
    client: Client,
    replacedToken?: string | null,
  ): Promise<SignedIn>;
  removePasskey(session: Session, passkeyId: string, client: Client): Promise<void>;

  /** EdDSA JWT of ten minutes for the api host: sub, sid, email_verified. */
  issueBearer(session: Session): Promise<Bearer>;
  /**
   * Checks signature, times, issuer and audience, and that the session goes on: five seconds after that has ended (log-out, reset,
   * removal) at the latest the token is refused. Throws "bearer-invalid" (401). Asks the database once in four seconds for a session.
   */
  verifyBearer(token: string): Promise<BearerContext>;
  /** For `/.well-known/jwks.json`: the keys in use, and the next one. */
  publicKeys(): Promise<PublicKeySet>;

  /** Background work: keys rotate, what is over is cleared away. Called by the worker about once a minute. */
  cleanup(): Promise<void>;
}

export interface IdentityAddresses {
  urls: HostUrls;
  /** Parent domain whose hosts share the session; null: the accounts host keeps it for itself. */
  cookieDomain: string | null;
}

export type { IdentityFault };
