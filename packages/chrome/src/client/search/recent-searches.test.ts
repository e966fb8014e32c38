import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearRecentSearches, forgetSearch, readRecentSearches, rememberSearch } from "./recent-searches.ts";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("newest first, each once, and ten at most", () => {
  for (let index = 1; index <= 12; index += 1) rememberSearch(`word ${index}`);
  rememberSearch(" word 5 ");
  expect(readRecentSearches()).toEqual([5, 12, 11, 10, 9, 8, 7, 6, 4, 3].map((index) => `word ${index}`));
});

test("blank searches are not kept, and Clear forgets all", () => {
  rememberSearch("   ");
  expect(readRecentSearches()).toEqual([]);
  rememberSearch("owl");
  clearRecentSearches();
  expect(readRecentSearches()).toEqual([]);
});

test("one search is forgotten, and the others stay in their order", () => {
  for (const keyword of ["owl", "fox", "hare"]) rememberSearch(keyword);
  forgetSearch("fox");
  forgetSearch("never searched for");
  expect(readRecentSearches()).toEqual(["hare", "owl"]);
});

test.each(["{broken", '{"a":1}', '"owl"', "3"])("%s in the store is logged and ignored", (text) => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  stored.set("recent-searches", text);
  expect(readRecentSearches()).toEqual([]);
  expect(log).toHaveBeenCalledWith("Corrupt stored recent searches", expect.anything());
  rememberSearch("owl");
  log.mockClear();
  expect(readRecentSearches()).toEqual(["owl"]);
  expect(log).not.toHaveBeenCalled();
});

test("entries of a list that are no text are left out", () => {
  stored.set("recent-searches", '["owl",3,null,"fox"]');
  expect(readRecentSearches()).toEqual(["owl", "fox"]);
});

test("a browser that stores nothing still remembers nothing quietly", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  expect(() => rememberSearch("owl")).not.toThrow();
});
