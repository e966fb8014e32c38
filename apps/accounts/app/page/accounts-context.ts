import type { FrameMessage } from "@zoetrope/auth-protocol";
import type { AccountsMessages, Locale } from "@zoetrope/i18n";
import type { Client, Identity, Session, SignedIn, SignUpBegun } from "@zoetrope/identity";
import type { HostUrls } from "@zoetrope/kit";
import type { Mailbox } from "@zoetrope/mail";
import { createContext, type RouterContextProvider } from "react-router";
import type { AuthRequest } from "./auth-request.ts";

/** What is written into the answer beside the page: cookies alone, so that no page sets a header that the policy decides. */
export interface AnswerCookies {
  /** `isRemembered`: false lets the browser forget the session when it is closed. */
  signIn(signedIn: SignedIn, options?: { isRemembered?: boolean }): void;
  /** As long as the sign-up waits. */
  setSignUp(begun: SignUpBegun): void;
  signOut(): void;
  setExternal(pending: PendingExternalSignIn): void;
  /** Text that the next page of this browser reads once, such as an address that a mail has gone to; ten minutes. */
  setNote(note: AuthRequestNote): void;
}

/** Between two pages of one auth request, in a cookie of ten minutes that no script can read. */
export interface AuthRequestNote {
  /** The address that a mail has been sent to. */
  email?: string;
}

/** A sign-in with a provider, or a link to one, that this browser has begun and that is not answered yet. */
interface PendingExternalSignIn {
  /** What its states are bound to. */
  token: string;
  state: string;
  /** Query of the auth request that the answer goes on with. Null where the way back stands in the answer's own address (One Tap). */
  search: string | null;
}

/** What this browser keeps of its sign-ins with providers: its word, so every part of it is checked where it is used. */
export interface PendingExternalSignIns {
  /** More than one where tabs began at the same moment, when there was none yet. */
  tokens: readonly string[];
  /** Null where nothing is known of it. */
  searchOf(state: string): string | null;
  /** Headers that keep one more; the oldest give way. */
  set(pending: PendingExternalSignIn): string[];
}

/** What the document tells its script (behaviour/frame.ts). */
export interface FrameData {
  /** Null outside of frames: nothing is ever posted. */
  origin: string | null;
  /** What the visitor sees, for the host's dialog; null in a frame that nobody sees. */
  title: string | null;
  messages: readonly FrameMessage[];
  /** Followed when the page turns out to stand in a window of its own. */
  continueTo: string | null;
  /** True: is asked for again, and says all of it anew, when somebody has signed in or out in another tab. */
  isWatching?: boolean;
}

export interface AccountsServices {
  identity: Identity;
  urls: HostUrls;
  allowedOrigins: readonly string[];
  mailbox: Mailbox | null;
  authRequest: AuthRequest;
  client: Client;
  locale: Locale;
  messages: AccountsMessages;
  /** The address as the browser asked for it, path and query. */
  requestUrl: string;
  /** The browser's session token. */
  token: string | null;
  external: Pick<PendingExternalSignIns, "tokens" | "searchOf">;
  /** The cookie that says which sign-ups are this browser's. */
  signUpToken: string | null;
  note: AuthRequestNote;
  cookies: AnswerCookies;
  nonce: string;
  /** Status of a request that is not followed, whatever its address. */
  refusal: 400 | 403 | 413 | 415 | 503 | null;
  /** Filled in while the document is rendered. */
  document: { frame: FrameData };
  getSession(): Promise<Session | null>;
  /** From here on the page is in this language. */
  setLocale(locale: Locale): void;
}

export const accountsServicesContext = createContext<AccountsServices>();

/** In a loader or action: `const { identity, authRequest } = accountsServices(context)`. */
export const accountsServices = (context: Readonly<RouterContextProvider>): AccountsServices =>
  context.get(accountsServicesContext);
