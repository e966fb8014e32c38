import type { Locale } from "@zoetrope/i18n";
import type { JWK } from "jose";

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

export interface SessionSummary {
  id: string;
  isCurrent: boolean;
  createdAt: Date;
  lastSeenAt: Date;
  address: string;
  userAgent: string | null;
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

/** RFC 7517, section 5. */
export interface PublicKeySet {
  keys: readonly JWK[];
}
