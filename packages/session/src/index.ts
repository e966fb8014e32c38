export {
  createSession,
  type BrowserSession,
  type SessionOptions,
  type SessionState,
} from "./create-session.ts";
export { pageSession, loadSession } from "./page-session.ts";
export { displayName, readSessionUser, type SessionUser } from "./session-user.ts";
export { getStoredUser, storedUserKey } from "./stored-user.ts";
