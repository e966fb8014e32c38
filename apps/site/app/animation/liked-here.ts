const storageKey = "zoetrope:liked";
const maxLiked = 2_000;

function readAll(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter((id): id is string => typeof id === "string") : [];
  } catch {
    return [];
  }
}

/** Whether an animation is liked on this device. */
export const isLiked = (id: string): boolean => readAll().includes(id);

/** Keeps or forgets a like on this device, the newest last; false when the browser does not let us. */
export function setLiked(id: string, wanted: boolean): boolean {
  const others = readAll().filter((each) => each !== id);
  try {
    localStorage.setItem(storageKey, JSON.stringify(wanted ? [...others, id].slice(-maxLiked) : others));
    return true;
  } catch {
    return false;
  }
}
