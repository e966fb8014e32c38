import { randomId } from "./random-id.ts";

/** What a view is of; the numbers are those of the counter's interface. */
export const hitMethods = {
  profile: 2,
  animation: 3,
  collection: 11,
  premiumAnimation: 41,
} as const;
export type HitMethod = (typeof hitMethods)[keyof typeof hitMethods];

/** Body of `POST /api/v1/hit-counter`. */
export interface HitParameters {
  method: HitMethod;
  resource_id: string;
  /** Empty for a guest. */
  user_id: string;
  /** Says nothing of a person: made by the browser at random, forgotten with the day. */
  visitor_id: string;
  source: 0;
}

interface Hit {
  method: HitMethod;
  resourceId: string;
  userId?: string;
  visitorId: string;
}

export const hitParameters = ({ method, resourceId, userId = "", visitorId }: Hit): HitParameters => ({
  method,
  resource_id: resourceId,
  user_id: userId,
  visitor_id: visitorId,
  source: 0,
});

const storageKey = "visitor-of-the-day";

/**
 * A number drawn at random for this browser and this day (UTC), so that one view is counted once and no two days can be joined.
 * A browser that keeps nothing has a new one at every call.
 */
export function visitorOfTheDay(storage: Pick<Storage, "getItem" | "setItem">, now = new Date()): string {
  const day = now.toISOString().slice(0, 10);
  try {
    const [storedDay, id] = (storage.getItem(storageKey) ?? "").split(" ");
    if (storedDay === day && id !== undefined && /^[0-9a-f]{32}$/.test(id)) return id;
    const drawn = randomId();
    storage.setItem(storageKey, `${day} ${drawn}`);
    return drawn;
  } catch {
    return randomId();
  }
}

/** The visitor says no. */
export function clearVisitorId(storage: Pick<Storage, "removeItem">): void {
  try {
    storage.removeItem(storageKey);
  } catch {
    // It keeps nothing.
  }
}
