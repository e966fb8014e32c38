const key = "zoetrope:liked";
/** Older ones are forgotten: a guest's list stays small enough to read on every page. */
const maxLikes = 2_000;

/** Ids liked on this device, newest first; empty where the browser keeps nothing or what it kept is damaged. */
export function likedIds(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(stored) ? stored.filter((id): id is string => typeof id === "string") : [];
  } catch {
    return [];
  }
}

export const isLiked = (id: string): boolean => likedIds().includes(id);

/** Keeps or drops a like on this device; false when the browser refuses to store it. */
export function setLiked(id: string, liked: boolean): boolean {
  const others = likedIds().filter((one) => one !== id);
  try {
    localStorage.setItem(key, JSON.stringify(liked ? [id, ...others].slice(0, maxLikes) : others));
    return true;
  } catch {
    return false;
  }
}
