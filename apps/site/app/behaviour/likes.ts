import { maxGuestLikes } from "@zoetrope/kit/limits";
import { accountLikes, guestLikes, storeAccountLikes, storeGuestLikes, likingUser } from "./stored-likes.ts";

/** Older ones of a guest are forgotten: the list stays small enough to read on every page. */

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
    return storeGuestLikes(ids) ? "on-device" : "not-kept";
  }
  const before = accountLikes(userId) ?? { userId, ids: [], savedAt: 0 };
  storeAccountLikes({ ...before, ids: withLike(before.ids, id, liked) });
  try {
    await (await import("./account-likes.ts")).sendLike(id, liked);
    return "in-account";
  } catch {
    const now = accountLikes(userId) ?? before;
    storeAccountLikes({ ...now, ids: withLike(now.ids, id, !liked) });
    return "failed";
  }
}
