import type { SignedIn } from "./sessions.ts";

/** What an authentication request wants back when a mail has been answered, in this browser or another. */
export interface PendingAuthRequest {
  /** Where the visitor was going: comes back in the link of the mail. */
  returnTo?: string;
  metadata?: Record<string, string>;
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
