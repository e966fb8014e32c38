import type { Locale } from "@zoetrope/i18n";
import type { Client, SignedIn } from "../contract.ts";

/** Somebody whose address is known to be theirs. */
interface NewPerson {
  email: string;
  username: string;
  usernameKey: string;
  firstName: string;
  lastName: string | null;
  locale: Locale;
  /** Null for people who come from a provider. */
  passwordHash: string | null;
}

/** Somebody at a provider. */
export interface ExternalAccount {
  /** As `credentials` names it. */
  provider: string;
  subject: string;
  email: string | null;
}

/** Why a single-use token was made; a token of one purpose is worth nothing for another. */
type TokenPurpose = "reset-password" | "verify-email" | "undo-email-change" | "passkey-registration";

/**
 * The credential core: accounts, passwords, sessions and single-use tokens.
 * Everything that is not a credential (limits, mails, usernames, bearer tokens) stands outside and does not know what is in here.
 */
export interface IdentityEngine {
  /**
   * Throws `TakenError` when the address or the username went to somebody else meanwhile, or the account at the provider did: then there
   * is nobody new. Returns the user id.
   */
  createPerson(person: NewPerson, external?: ExternalAccount): Promise<string>;
  startSession(userId: string, options: { client: Client; lifetimeInSeconds: number }): Promise<SignedIn>;
  /** False as well for somebody without a password, and for nobody (null): after the very same work. */
  isPasswordRight(userId: string | null, password: string): Promise<boolean>;
  /** Whether this hash was made of the password. */
  isPasswordOf(passwordHash: string, password: string): Promise<boolean>;
  hashPassword(password: string): Promise<string>;
  setPasswordHash(userId: string, passwordHash: string): Promise<void>;
  endSessions(userId: string): Promise<void>;

  /** 256 random bits, base64url; only the hash is kept. `value` is what `consumeToken` gives back. */
  issueToken(purpose: TokenPurpose, value: string, lifetimeInSeconds: number): Promise<string>;
  /** What the token stands for, without using it; null when it is unknown, used or over. */
  peekToken(purpose: TokenPurpose, token: string): Promise<string | null>;
  /** The same, and from then on it is used: of many at once, one gets it. */
  consumeToken(purpose: TokenPurpose, token: string): Promise<string | null>;

  /** The user id of whoever has this account there. */
  findPersonByExternal(provider: string, subject: string): Promise<string | null>;
  /** Throws `TakenError` when that account belongs to somebody else, or the person has another one there. */
  linkExternal(userId: string, account: ExternalAccount): Promise<{ isNew: boolean }>;
}

/** Something that must be unique is somebody else's. */
export class TakenError extends Error {
  override readonly name = "TakenError";
}
