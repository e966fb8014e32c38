import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTemporaryCollector, tokens, type TemporaryCollector } from "../testing/temporary-collector.ts";

let temporary: TemporaryCollector;
beforeAll(async () => {
  temporary = await openTemporaryCollector();
});
afterAll(() => temporary.remove());

const names = [
  "event_id",
  "utc_time",
  "doc_path",
  "url",
  "referrer",
  "page_title",
  "query",
  "result_count",
  "file_id",
  "item",
  "user_agent",
  "utm_source",
  "__proto__",
  "constructor",
];
const texts = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.constantFrom("\0", "\ud800", "{", '\\"', "%", "//", "\\N", "NULL", "+275760-09-13T00:00:00Z", "a@b.c"),
);
const value = fc.oneof(
  texts,
  fc.double(),
  fc.maxSafeInteger(),
  fc.constant(null),
  fc.array(texts),
  fc.object(),
);
const event = fc
  .tuple(texts, fc.dictionary(fc.constantFrom(...names), value))
  .map(([name, fields]) => Object.assign(fields, { event_type: name }));

test("whatever an event says, it is stored or refused as malformed: never a failure of ours", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 20 }), async (events) => {
      const response = await temporary.app.request(`/api/v1/event?token=${tokens.client}`, {
        method: "POST",
        body: JSON.stringify(events),
      });
      expect([200, 400]).toContain(response.status);
    }),
    { numRuns: 60 },
  );
  expect((await temporary.events()).length).toBeGreaterThan(100);
});
