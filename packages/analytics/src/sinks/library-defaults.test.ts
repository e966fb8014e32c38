import { createRequire } from "node:module";
import { dirname, join } from "node:path";
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

interface Shelf {
  LocalStorage: new () => { set(key: string, value: unknown): Promise<void> };
}

test("of what could not be sent, the browser keeps a thousand events", async () => {
  const require = createRequire(import.meta.url);
  const library = dirname(require.resolve("@amplitude/analytics-browser"));
  const { LocalStorage } = require(join(library, "storage/local-storage.js")) as Shelf;
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { setItem: (key: string, value: string) => kept.set(key, value) });
  try {
    await new LocalStorage().set(
      "unsent",
      Array.from({ length: 1_001 }, (_, place) => place),
    );
  } finally {
    vi.unstubAllGlobals();
  }
  expect(JSON.parse(kept.get("unsent") ?? "[]")).toHaveLength(1_000);
});
