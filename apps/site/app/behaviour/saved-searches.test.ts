import type * as gatewayClient from "@zoetrope/gateway-client";
import { GatewayError } from "@zoetrope/gateway-client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { savedSearches, saveSearch, type SavedSearch } from "./saved-searches.ts";

const account = vi.hoisted(() => ({ searches: [] as { address: string; title: string }[], quota: 100 }));
vi.mock("@zoetrope/chrome/read-chrome-data", () => ({ readChromeData: () => ({ urls: {} }) }));
vi.mock("@zoetrope/gateway-client", async (importOriginal) => {
  const original = await importOriginal<typeof gatewayClient>();
  const run = async (operation: unknown, search: SavedSearch) => {
    if (operation !== original.saveSearchOperation) return { savedSearches: account.searches };
    const code = search.address.includes(" ") ? "bad-request" : account.quota === 0 ? "conflict" : null;
    if (code !== null) throw new original.GatewayError("refused", { code });
    account.quota -= 1;
    account.searches.unshift(search);
    return { saveSearch: true };
  };
  return { ...original, pageGateway: () => ({ run }) };
});

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  account.searches = [];
  account.quota = 100;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const signIn = () =>
  stored.set(
    "user-session",
    JSON.stringify({ id: "mira", username: "mira", email: "m@sol.example", avatarUrl: null, firstName: "M" }),
  );
const search = (name: string): SavedSearch => ({ address: `/free-animations/${name}`, title: name });
const saveAsGuest = async (...names: string[]) => {
  for (const name of names) await saveSearch(search(name));
};

test("what a guest keeps comes along when they sign in, in its order and once", async () => {
  await saveAsGuest("owl", "horse");
  expect(await savedSearches()).toEqual([search("horse"), search("owl")]);
  signIn();
  expect(await savedSearches()).toEqual([search("horse"), search("owl")]);
  expect(stored.has("saved-searches")).toBe(false);
});

test("an account that is full shows what it has, and takes the rest when there is some", async () => {
  await saveAsGuest("owl", "horse", "cat");
  signIn();
  account.quota = 1;
  expect(await savedSearches()).toEqual([search("owl")]);
  expect(await savedSearches()).toEqual([search("owl")]);
  account.quota = 5;
  expect(await savedSearches()).toEqual([search("cat"), search("horse"), search("owl")]);
});

test("what is no search to the server keeps nothing else away", async () => {
  await saveAsGuest("owl", "no search", "horse");
  signIn();
  expect(await savedSearches()).toEqual([search("horse"), search("owl")]);
});

test("while the server cannot be reached nothing is lost", async () => {
  await saveAsGuest("owl");
  signIn();
  const unshift = vi.spyOn(account.searches, "unshift").mockImplementation(() => {
    throw new GatewayError("no answer", { code: "network" });
  });
  await expect(savedSearches()).rejects.toThrow("no answer");
  unshift.mockRestore();
  expect(await savedSearches()).toEqual([search("owl")]);
});
