import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Identify } from "@amplitude/analytics-browser";
import { expect, test, vi } from "vitest";

interface Core {
  Config: new (options: object) => object;
}

test("the core of event analytics sends every ten seconds, 200 at most, and tries twelve times", () => {
  // Through who needs it, whose version of it counts.
  const browser = createRequire(createRequire(import.meta.url).resolve("@amplitude/analytics-browser"));
  const { Config } = browser("@amplitude/analytics-core") as Core;
  expect(new Config({ apiKey: "key", storageProvider: undefined, transportProvider: {} })).toMatchObject({
    flushIntervalMillis: 10_000,
    flushQueueSize: 200,
    flushMaxRetries: 12,
  });
});

interface LocalStorageModule {
  LocalStorage: new () => { set(key: string, value: unknown): Promise<void> };
}

test("of what could not be sent, the browser keeps a thousand events", async () => {
  const require = createRequire(import.meta.url);
  const library = dirname(require.resolve("@amplitude/analytics-browser"));
  const { LocalStorage } = require(join(library, "storage/local-storage.js")) as LocalStorageModule;
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { setItem: (key: string, value: string) => kept.set(key, value) });
  try {
    await new LocalStorage().set(
      "unsent",
      Array.from({ length: 1_001 }, (_, index) => index),
    );
  } finally {
    vi.unstubAllGlobals();
  }
  expect(JSON.parse(kept.get("unsent") ?? "[]")).toHaveLength(1_000);
});

interface Autocapture {
  MAX_HIERARCHY_LENGTH: number;
  DataExtractor: new (options: object) => { getText(element: object): string };
}

test("were it to collect by itself, it would cut the text of an element at 255 characters and where it is at 1,024", () => {
  const browser = createRequire(createRequire(import.meta.url).resolve("@amplitude/analytics-browser"));
  const library = dirname(browser.resolve("@amplitude/plugin-autocapture-browser"));
  const { MAX_HIERARCHY_LENGTH } = browser(join(library, "hierarchy.js")) as Autocapture;
  const { DataExtractor } = browser(join(library, "data-extractor.js")) as Autocapture;
  const element = { innerText: "a".repeat(1_000), closest: () => null, querySelector: () => null };
  expect(new DataExtractor({}).getText(element)).toHaveLength(255);
  expect(MAX_HIERARCHY_LENGTH).toBe(1_024);
});

test("an object of properties with more than a thousand keys is left out", () => {
  const known = (keys: number) =>
    new Identify()
      .set("plan", Object.fromEntries(Array.from({ length: keys }, (_, index) => [`key-${index}`, index])))
      .getUserProperties();
  expect(Object.keys(known(1_000))).toEqual(["$set"]);
  expect(known(1_001)).toEqual({});
});
