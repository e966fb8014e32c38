import { readCallbackPayload, type CallbackPayload } from "./callback-payload.ts";

/** Who the provider says is signed in. What the host page shows comes from whoami. */
export interface AuthSession {
  userId: string;
  /** ISO 8601. */
  expiresAt: string;
}

/** The answer of the hidden session frame. The Google entries are null where One Tap is not configured. */
export interface SessionCheckResult {
  session: AuthSession | null;
  /** Single use, bound to a cookie of the accounts host, ten minutes. */
  googleCallbackState: string | null;
  /** On the accounts host; takes id_token and state in its fragment. */
  googleCallbackUrl: string | null;
  googleClientId: string | null;
  /** Goes into the ID token, which binds it to this state. */
  googleNonce: string | null;
}

/** Why the frame was closed by the visitor. */
export const closeReasons = ["button", "escape", "backdrop"] as const;

export interface ClosePayload {
  reason: (typeof closeReasons)[number];
}

/** From the frame to the host page. */
export type FrameMessage =
  /** The frame's page works: the loading state goes, the focus may come. */
  | { type: "frameReady" }
  | { type: "afterLogin" | "afterRegister"; payload: CallbackPayload }
  | { type: "afterLogout" }
  /** Without a payload the frame goes and nothing is reported. */
  | { type: "closeModal"; payload?: ClosePayload }
  /** Asks for a navigation of the whole window: Google, or a page that needs its own cookies. Provider's origin only. */
  | { type: "openAuthUrl"; url: string }
  | { type: "sessionCheckResult"; payload: SessionCheckResult }
  | { type: "logout" };

/** From the host page to the frame. */
export type HostMessage =
  /** The frame can be seen and the visitor asked for it: move the focus to its first field. */
  { type: "takeFocus" };

type Fields = Record<string, unknown>;

const maxTextCharacters = 2_048;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string =>
  typeof value === "string" && value !== "" && value.length <= maxTextCharacters;

function readSessionCheck(value: unknown): SessionCheckResult | null {
  if (!isFields(value)) return null;
  const { session = null } = value;
  let known: AuthSession | null = null;
  if (session !== null) {
    if (!isFields(session) || !isText(session["userId"]) || !isText(session["expiresAt"])) return null;
    known = { userId: session["userId"], expiresAt: session["expiresAt"] };
  }
  const text = (name: string) => (isText(value[name]) ? value[name] : null);
  return {
    session: known,
    googleCallbackState: text("googleCallbackState"),
    googleCallbackUrl: text("googleCallbackUrl"),
    googleClientId: text("googleClientId"),
    googleNonce: text("googleNonce"),
  };
}

/** The host page's reading of what a frame has posted. Null for every other shape. Origin and source are the caller's to check. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  if (!isFields(data)) return null;
  const { type, payload, url } = data;
  switch (type) {
    case "frameReady":
    case "afterLogout":
    case "logout":
      return { type };
    case "afterLogin":
    case "afterRegister": {
      const read = readCallbackPayload(payload ?? {});
      return read && { type, payload: read };
    }
    case "closeModal": {
      if (payload === undefined) return { type };
      const reason = isFields(payload) && closeReasons.find((one) => one === payload["reason"]);
      return reason ? { type, payload: { reason } } : null;
    }
    case "openAuthUrl":
      return isText(url) ? { type, url } : null;
    case "sessionCheckResult": {
      const read = readSessionCheck(payload);
      return read && { type, payload: read };
    }
    default:
      return null;
  }
}

/** The frame's reading of what its host page has posted. Null for every other shape. */
export const readHostMessage = (data: unknown): HostMessage | null =>
  isFields(data) && data["type"] === "takeFocus" ? { type: "takeFocus" } : null;
