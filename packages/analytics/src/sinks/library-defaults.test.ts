import { createRequire } from "node:module";
import { expect, test } from "vitest";

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
