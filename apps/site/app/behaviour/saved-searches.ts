import {
  forgetSearchOperation,
  GatewayError,
  savedSearchesOperation,
  saveSearchOperation,
} from "@zoetrope/gateway-client";
import { maxGuestSearches } from "@zoetrope/kit/limits";
import { chromeGateway } from "./chrome-gateway.ts";
import { likingUser } from "./stored-likes.ts";

export interface SavedSearch {
  address: string;
  title: string;
}

/** A guest's, until they sign in and bring them along. */
const key = "saved-searches";

const isSearch = (value: unknown): value is SavedSearch =>
  typeof value === "object" &&
  value !== null &&
  "address" in value &&
  "title" in value &&
  typeof value.title === "string" &&
  typeof value.address === "string" &&
  value.address.startsWith("/free-animations");

/** The newest first; nothing of what is damaged. */
function guestSearches(): SavedSearch[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isSearch) : [];
  } catch {
    return [];
  }
}

const storeGuestSearches = (searches: readonly SavedSearch[]): void =>
  localStorage.setItem(key, JSON.stringify(searches.slice(0, maxGuestSearches)));

/** What whoever is looking keeps; what they kept as a guest comes along, once. */
export async function savedSearches(): Promise<SavedSearch[]> {
  const guests = guestSearches();
  if (likingUser() === null) return guests;
  if (guests.length > 0) await saveGuestSearches(guests);
  return [...(await chromeGateway().run(savedSearchesOperation)).savedSearches];
}

/** The oldest first. What is no search to the server is let go; what finds no room stays here, and comes when there is some. */
async function saveGuestSearches(guests: readonly SavedSearch[]): Promise<void> {
  let left = guests;
  for (const search of guests.toReversed()) {
    try {
      await chromeGateway().run(saveSearchOperation, { ...search });
    } catch (error) {
      const code = error instanceof GatewayError ? error.code : null;
      if (code === "conflict") break;
      if (code !== "bad-request") throw error;
    }
    left = left.slice(0, -1);
    if (left.length === 0) localStorage.removeItem(key);
    else storeGuestSearches(left);
  }
}

/** Rejects where it cannot be kept. */
export async function saveSearch(search: SavedSearch): Promise<void> {
  if (likingUser() !== null) return void (await chromeGateway().run(saveSearchOperation, { ...search }));
  storeGuestSearches([search, ...guestSearches().filter(({ address }) => address !== search.address)]);
}

export async function forgetSearch(address: string): Promise<void> {
  if (likingUser() !== null) return void (await chromeGateway().run(forgetSearchOperation, { address }));
  storeGuestSearches(guestSearches().filter((one) => one.address !== address));
}
