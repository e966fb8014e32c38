import type { HostUrls } from "@zoetrope/kit";
import type { Locale } from "@zoetrope/i18n";
import type { JWK } from "jose";
import type { IdentityFault } from "./identity-error.ts";

/** Who is looking, as `GET /user/v2/whoami` says it; the id `guest` means nobody is signed in. */
export interface SessionUser {
  id: string;
  username: string | null;
  email: string | null;
  avatarUrl: string | null;
  firstName: string | null;
  lastName: string | null;
}

/** What is known of the browser that asks. Addresses of proxies must already be resolved by the caller. */
export interface Client {
  /** IP address. */
  address: string;
  userAgent: string | null;
  locale: Locale;
}

/** A living session; handed to every operation that only its person may do. */
export interface Session {
  id: string;
  userId: string;
  /** When the person last proved who they are; some changes want that to be recent. */
  createdAt: Date;
  expiresAt: Date;
  email: string;
  isEmailVerified: boolean;
  locale: Locale;
  /** What logout links carry; bound to this session and no other. */
  logoutToken: string;
}

/** Somebody has just signed in. The app sets `token` as the session cookie and forgets it. */
export interface SignedIn {
  token: string;
  expiresAt: Date;
  userId: string;
}

/** What an authentication request wants back when a mail has been answered, in this browser or another. */
export interface PendingAuthRequest {
  /** Where the visitor was going: comes back in the link of the mail. */
  returnTo?: string;
  metadata?: Record<string, string>;
}

/** A sign-up waits for its address. The app sets `browserToken` as the cookie that says that it is this browser's. */
export interface SignUpBegun {
  browserToken: string;
  expiresAt: Date;
}

/** What the link of a mail is about to confirm, in the browser that has opened it. */
export interface Verification {
  kind: "sign-up" | "email-change";
  /** The address that the link went to. */
  email: string;
  /** Of a sign-up: whose account it will be. */
  name?: string;
  /** True where the browser does not show that it is theirs: the password of the sign-up, or of the account, has to. */
  asksPassword: boolean;
}

/** What shows that a link is opened by whoever asked for it. */
export interface VerificationProof {
  /** Of the cookie that a sign-up leaves in its browser (`SignUpBegun`). */
  browserToken?: string | null;
  /** The browser's session. It ends where another begins. */
  sessionToken?: string | null;
  password?: string;
}

/** A link was used. */
export interface Verified {
  kind: Verification["kind"];
  /** Null where the session of this browser goes on. */
  signedIn: SignedIn | null;
  /** Of a sign-up: what the page that sent the visitor wants back. */
  metadata?: Record<string, string>;
}

/** A changed address that can be taken back. */
export interface EmailUndo {
  oldEmail: string;
  newEmail: string;
  changedAt: Date;
}

export interface SignUpForm {
  email: string;
  password: string;
  firstName: string;
  lastName?: string;
  /** A wish: where it is taken by the time the address is verified, a free one like it is given. */
  username?: string;
  authRequest?: PendingAuthRequest;
}

export interface SessionSummary {
  id: string;
  isCurrent: boolean;
  createdAt: Date;
  lastSeenAt: Date;
  address: string;
  userAgent: string | null;
}

export interface Passkey {
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** What the settings page shows. */
export interface Account {
  userId: string;
  username: string;
  email: string;
  isEmailVerified: boolean;
  /** The address that waits for its verification. */
  pendingEmail: string | null;
  firstName: string;
  lastName: string | null;
  /** Address and names, which are no password. */
  ownWords: readonly string[];
  avatarUrl: string | null;
  locale: Locale;
  createdAt: Date;
  hasPassword: boolean;
  linked: LinkedAccount[];
  passkeys: Passkey[];
  sessions: SessionSummary[];
}

export interface Bearer {
  token: string;
  expiresAt: Date;
}

/** Who a bearer token speaks for. */
export interface BearerContext {
  userId: string;
  sessionId: string;
  isEmailVerified: boolean;
}

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

/** A WebAuthn ceremony: `options` go to the browser as they are, `challengeId` comes back with its answer. */
export interface PasskeyChallenge<Options> {
  challengeId: string;
  options: Options;
}

/** JSON of PublicKeyCredentialCreationOptions (WebAuthn level 3, section 5.1.9). */
export type PasskeyCreationOptions = Readonly<Record<string, unknown>>;
/** JSON of PublicKeyCredentialRequestOptions (WebAuthn level 3, section 5.1.10). */
export type PasskeyRequestOptions = Readonly<Record<string, unknown>>;

/** RFC 7517, section 5. */
export interface PublicKeySet {
  keys: readonly JWK[];
}

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

/** Something elsewhere that belongs to a person: goes into the export, and away with the account. */
export interface AccountPart {
  /** Key in the export. */
  name: string;
  export(userId: string): Promise<unknown>;
  /** Called before the person's row goes; throwing keeps the account. */
  remove(userId: string): Promise<void>;
}

export interface IdentityAddresses {
  urls: HostUrls;
  /** Parent domain whose hosts share the session; null: the accounts host keeps it for itself. */
  cookieDomain: string | null;
}

export type { IdentityFault };
