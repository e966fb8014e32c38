import { getLocalStorage, getStoredUser } from "@zoetrope/session/stored-user";

/** A guest's, until they sign in and bring them along. */
const guestKey = "zoetrope:liked";
/** A copy of what somebody who is signed in likes, so that hearts are filled before anybody is asked. */
const accountKey = "zoetrope:liked-by";

declare global {
  interface DocumentEventMap {
    /** What is liked has changed, here or in another tab. */
    "zoetrope:likes": CustomEvent<null>;
  }
}

/** `savedAt`: when the server was asked, in ms since 1970. */
interface AccountLikes {
  userId: string;
  ids: string[];
  savedAt: number;
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    return false;
  }
  notifyLikes();
  return true;
}

export const notifyLikes = (): void => {
  document.dispatchEvent(new CustomEvent("zoetrope:likes", { detail: null }));
};

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];

/** Who is signed in, as far as this browser knows; null for a guest. */
export const likingUser = (): string | null => getStoredUser(getLocalStorage())?.id ?? null;

/** Ids liked by a guest of this browser, the newest first. */
export const guestLikes = (): string[] => textsOf(read(guestKey));

/** False where the browser refuses to keep them. */
export const storeGuestLikes = (ids: readonly string[]): boolean => write(guestKey, ids);

export function forgetGuestLikes(): void {
  getLocalStorage()?.removeItem(guestKey);
}

/** The copy of what this person likes; null where there is none. */
export function accountLikes(userId: string): AccountLikes | null {
  const stored = read(accountKey);
  if (typeof stored !== "object" || stored === null || !("userId" in stored) || stored.userId !== userId)
    return null;
  const { ids, savedAt } = stored as { ids?: unknown; savedAt?: unknown };
  return { userId, ids: textsOf(ids), savedAt: typeof savedAt === "number" ? savedAt : 0 };
}

export const storeAccountLikes = (likes: AccountLikes): boolean => write(accountKey, likes);

/** Ids that whoever is looking likes, the newest first; empty where the browser keeps nothing or what it kept is damaged. */
export function likedIds(): string[] {
  const user = likingUser();
  return user === null ? guestLikes() : (accountLikes(user)?.ids ?? []);
}

export const isLiked = (id: string): boolean => likedIds().includes(id);
