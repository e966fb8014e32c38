import { readSessionUser, type SessionUser } from "./session-user.ts";

/** Key of the stored copy. */
export const storedUserKey = "user-session";

export type StoredUserStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The copy of the last visit; null where there is none, it is broken, or the browser keeps nothing. */
export function getStoredUser(storage: StoredUserStore | null): SessionUser | null {
  try {
    const user = readSessionUser(JSON.parse(storage?.getItem(storedUserKey) ?? "null"));
    return user === "guest" ? null : user;
  } catch {
    return null;
  }
}

/** Keeps the copy, or takes it away. A browser that keeps nothing is no fault. */
export function storeUser(storage: StoredUserStore | null, user: SessionUser | null): void {
  try {
    if (user === null) storage?.removeItem(storedUserKey);
    else storage?.setItem(storedUserKey, JSON.stringify(user));
  } catch {
    // Full or forbidden.
  }
}

/** The browser's own storage; null where even asking for it is forbidden. */
export function getLocalStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
