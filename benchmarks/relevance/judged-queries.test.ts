import { describe, expect, test } from "vitest";
import { listSeedEntries } from "../../apps/platform/src/seed/index.ts";
import { drawingOf, fittingDrawings, judgedLocales, readJudgedQueries, readShown } from "./judged-queries.ts";

const queries = readJudgedQueries();
const shown = readShown();

test("every picture of the seed was looked at, and no other is judged", async () => {
  const seeded = new Set((await listSeedEntries()).map(({ sourceKey }) => drawingOf(sourceKey)));
  expect([...shown.keys()].toSorted()).toEqual([...seeded].toSorted());
});

describe.each(judgedLocales)("%s", (locale) => {
  const ofLanguage = queries.filter((query) => query.locale === locale);
  const counted = ofLanguage.filter(({ absent }) => !absent);

  test("has at least 100 queries that count, each once", () => {
    expect(counted.length).toBeGreaterThanOrEqual(100);
    expect(new Set(ofLanguage.map(({ query }) => query)).size).toBe(ofLanguage.length);
  });

  test("says of each what is meant, what else would do, or that there is nothing", () => {
    const known = new Set(["query", "exact", "also", "absent", "locale", "half"]);
    expect(ofLanguage.flatMap((query) => Object.keys(query)).filter((key) => !known.has(key))).toEqual([]);
  });

  test("has something fitting for each that counts, and nothing for those apart", () => {
    const fitting = (query: (typeof queries)[number]) => fittingDrawings(shown, query).size;
    expect(counted.filter((query) => fitting(query) === 0)).toEqual([]);
    expect(ofLanguage.filter((query) => query.absent && fitting(query) > 0)).toEqual([]);
    expect(ofLanguage.length - counted.length).toBeLessThanOrEqual(ofLanguage.length / 10);
  });

  test("is split in two halves of about one size", () => {
    const toReport = counted.filter(({ half }) => half === "report").length / counted.length;
    expect(toReport).toBeGreaterThan(0.4);
    expect(toReport).toBeLessThan(0.6);
  });
});
