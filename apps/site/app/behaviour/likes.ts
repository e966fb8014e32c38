import { getLocalStorage, getStoredUser } from "@zoetrope/session/stored-user";

/** A guest's, until they sign in and bring them along. */
const guestKey = "zoetrope:liked";
/** A copy of what somebody who is signed in likes, so that hearts are filled before anybody is asked. */
const accountKey = "zoetrope:liked-by";
/** Older ones of a guest are forgotten: the list stays small enough to read on every page. */
const maxGuestLikes = 2_000;

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
  tellLikes();
  return true;
}

export const tellLikes = (): void => {
  document.dispatchEvent(new CustomEvent("zoetrope:likes", { detail: null }));
};

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];

/** Who is signed in, as far as this browser knows; null for a guest. */
export const likingUser = (): string | null => getStoredUser(getLocalStorage())?.id ?? null;

/** Ids liked by a guest of this browser, the newest first. */
export const guestLikes = (): string[] => textsOf(read(guestKey));

export function forgetGuestLikes(): void {
  getLocalStorage()?.removeItem(guestKey);
}

/** The copy of what this person likes; null where there is none. */
export function accountLikes(userId: string): AccountLikes | null {
  const kept = read(accountKey);
  if (typeof kept !== "object" || kept === null || !("userId" in kept) || kept.userId !== userId) return null;
  const { ids, savedAt } = kept as { ids?: unknown; savedAt?: unknown };
  return { userId, ids: textsOf(ids), savedAt: typeof savedAt === "number" ? savedAt : 0 };
}

export const keepAccountLikes = (likes: AccountLikes): boolean => write(accountKey, likes);

/** Ids that whoever is looking likes, the newest first; empty where the browser keeps nothing or what it kept is damaged. */
export function likedIds(): string[] {
  const user = likingUser();
  return user === null ? guestLikes() : (accountLikes(user)?.ids ?? []);
}

export const isLiked = (id: string): boolean => likedIds().includes(id);

const withLike = (ids: readonly string[], id: string, liked: boolean): string[] => {
  const others = ids.filter((one) => one !== id);
  return liked ? [id, ...others] : others;
};

/** How a like went: kept in this browser, on the server, or nowhere. */
export type LikeOutcome = "on-device" | "in-account" | "not-kept" | "failed";

/** Likes, or takes it back: for whoever is signed in on the server, shown at once and undone when it does not arrive. */
export async function setLiked(id: string, liked: boolean): Promise<LikeOutcome> {
  const userId = likingUser();
  if (userId === null) {
    const ids = withLike(guestLikes(), id, liked).slice(0, maxGuestLikes);
    return write(guestKey, ids) ? "on-device" : "not-kept";
  }
  const before = accountLikes(userId) ?? { userId, ids: [], savedAt: 0 };
  keepAccountLikes({ ...before, ids: withLike(before.ids, id, liked) });
  try {
    await (await import("./account-likes.ts")).sendLike(id, liked);
    return "in-account";
  } catch {
    const now = accountLikes(userId) ?? before;
    keepAccountLikes({ ...now, ids: withLike(now.ids, id, !liked) });
    return "failed";
  }
}
