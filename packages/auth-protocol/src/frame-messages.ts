import { readCallbackPayload, type CallbackPayload } from "./callback-payload.ts";
import { pickOne, pickTexts, readFields, readText, type Fields } from "./fields.ts";

/** Who the provider says is signed in. What the host page shows comes from whoami. */
export interface AuthSession {
  userId: string;
  /** ISO 8601. */
  expiresAt: string;
}

/** The answer of the hidden session frame. The Google entries are absent where One Tap is not configured. */
export interface SessionCheckResult {
  session: AuthSession | null;
  /** Single use, bound to a cookie of the accounts host, ten minutes. */
  googleCallbackState?: string;
  /** On the accounts host; takes id_token and state in its fragment. */
  googleCallbackUrl?: string;
  googleClientId?: string;
  /** Goes into the ID token, which binds it to this state. */
  googleNonce?: string;
}

/** How the visitor has closed the frame. */
export const closeReasons = ["button", "escape", "backdrop"] as const;

export interface ClosePayload {
  reason: (typeof closeReasons)[number];
}

export interface FrameTitle {
  /** What the visitor is about to do, in their language: the name of the dialog and of the frame. */
  title?: string;
  /** Of what is in it, in CSS pixels, as a whole number: a frame inside an element is as high as its content. */
  height?: string;
}

/** From the frame to the host page, as `{ type, payload }`. */
export type FrameMessage =
  /** The frame's page works: the loading state goes, the focus may come. Each page in the frame says it anew. */
  | { type: "frameReady"; payload: FrameTitle }
  | { type: "afterLogin" | "afterRegister"; payload: CallbackPayload }
  | { type: "afterLogout"; payload?: undefined }
  /** Without a payload the frame goes and nothing is reported. */
  | { type: "closeModal"; payload?: ClosePayload | undefined }
  /** Asks for a navigation of the whole window: Google, or a page that needs its own cookies. On the provider's origin only. */
  | { type: "openAuthUrl"; payload: { url: string } }
  /** Without a payload: the frame cannot know, because the browser keeps its cookie from it on a page of another site. */
  | { type: "sessionCheckResult"; payload?: SessionCheckResult | undefined }
  | { type: "logout"; payload?: undefined };

/** From the host page to the frame. */
export type HostMessage =
  /** The frame can be seen and the visitor has asked for it: move the focus to its first field. */
  { type: "takeFocus" };

/** `shown`: what the visitor sees (log in, sign up, reset, verify). The two others are hidden and do one thing. */
export type FrameKind = "shown" | "session" | "logout";

function readSessionCheck(value: unknown): SessionCheckResult | null | undefined {
  if (value === undefined) return value;
  const fields = readFields(value);
  if (!fields) return null;
  const session = pickTexts(fields["session"], ["userId", "expiresAt"]);
  const isNobody = !fields["session"];
  // Half a session is none that anybody sent.
  if (!isNobody && !(session.userId && session.expiresAt)) return null;
  return {
    session: isNobody ? null : (session as AuthSession),
    ...pickTexts(fields, ["googleCallbackState", "googleCallbackUrl", "googleClientId", "googleNonce"]),
  };
}

function readClosing(value: unknown): ClosePayload | null | undefined {
  if (value === undefined) return value;
  const reason = pickOne(readFields(value)?.["reason"], closeReasons);
  return reason ? { reason } : null;
}

function readAddress(value: unknown): { url: string } | null {
  const url = readText(readFields(value)?.["url"]);
  return url ? { url } : null;
}

const nothing = (): undefined => undefined;

/** What each kind of frame may say; a reader gives null for a payload of the wrong shape. */
const readers: {
  readonly [kind in FrameKind]: { readonly [type: string]: (payload: unknown) => unknown };
} = {
  shown: {
    frameReady: (payload) => pickTexts(payload, ["title", "height"]),
    afterLogin: readCallbackPayload,
    afterRegister: readCallbackPayload,
    closeModal: readClosing,
    openAuthUrl: readAddress,
    logout: nothing,
  },
  session: { sessionCheckResult: readSessionCheck },
  logout: { afterLogout: nothing, openAuthUrl: readAddress },
};

/**
 * The host page's reading of what a frame of this kind has posted. Null for a message that this kind does not send, and for every
 * other shape. Origin and source are the caller's to check.
 */
export function readFrameMessage(data: unknown, kind: FrameKind): FrameMessage | null {
  const { type: message, payload: given } = { ...(data as Fields) };
  // Own names alone: `constructor` is no message.
  const type = pickOne(message, Object.keys(readers[kind]));
  const payload = type ? readers[kind][type]?.(given) : null;
  return payload === null ? null : ({ type, payload } as FrameMessage);
}

/** The frame's reading of what its host page has posted. Null for every other shape. */
export const readHostMessage = (data: unknown): HostMessage | null =>
  readFields(data)?.["type"] === "takeFocus" ? { type: "takeFocus" } : null;
