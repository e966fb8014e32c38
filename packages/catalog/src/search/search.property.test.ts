import { usualDatabase } from "@zoetrope/database/testing";
import { styles } from "@zoetrope/concepts";
import { sql } from "drizzle-orm";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runsOf } from "../../../../scripts/test-command/thoroughness.ts";
import { animationFeatures, type AnimationFeature } from "../animation-features.ts";
import type { AnimationDetail, SearchItem } from "../animation.ts";
import { aspectRatios } from "../aspect-ratio.ts";
import { categoryShortcuts } from "../categories.ts";
import { filterEntries, type SearchFilters } from "../filters/filters.ts";
import { generateSynthetic } from "../ingest/generate-synthetic.ts";
import { sameColourDistance } from "../ingest/oklab.ts";
import { syntheticWords } from "../ingest/synthetic-words.ts";
import { colourDistance, naiveHits } from "../testing/naive-search.ts";
import { openTemporaryCatalog, smallConcepts, type TemporaryCatalog } from "../testing/temporary-catalog.ts";

const count = 400;
const frequent = syntheticWords.all.slice(0, 30);

const range = (values: readonly number[]) =>
  fc
    .tuple(fc.constantFrom(...values), fc.constantFrom(...values))
    .map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }));

const queries = fc.oneof(
  fc.constant(""),
  fc.constantFrom(...frequent),
  fc.tuple(fc.constantFrom(...frequent), fc.constantFrom(...frequent)).map((words) => words.join(" ")),
  fc.constantFrom(...frequent).map((word) => word.slice(0, 3)),
  fc.constantFrom(...frequent).map((word) => `${word}s`),
);

const filters: fc.Arbitrary<SearchFilters> = fc.record(
  {
    type: fc.constantFrom("free" as const, "premium" as const, "free-premium" as const),
    category: fc.constantFrom(...categoryShortcuts),
    durationInSeconds: range([0, 0.5, 1.3, 2, 3.7, 8, 20]),
    width: range([128, 256, 512, 1000, 1920]),
    height: range([128, 400, 1080]),
    frameRate: range([24, 25, 29.97, 30, 60]),
    sizeInBytes: range([0, 700, 5_000, 40_000, 1_000_000]),
    aspectRatio: fc.constantFrom(...aspectRatios),
    style: fc.constantFrom(...styles),
    flashing: fc.constant("none" as const),
    licence: fc.constantFrom("MIT", "CC0-1.0", "GPL-3.0-only"),
    features: fc.uniqueArray(fc.constantFrom(...animationFeatures), { maxLength: 2 }),
  },
  { requiredKeys: [] },
);

const sorts = fc.constantFrom(
  "relevance" as const,
  "popular" as const,
  "recent" as const,
  "downloads" as const,
);

describe("any search", () => {
  let temporary: TemporaryCatalog;
  const animations: AnimationDetail[] = [];

  beforeAll(async () => {
    temporary = await openTemporaryCatalog(usualDatabase);
    await generateSynthetic({ database: temporary.database, concepts: smallConcepts }, count);
    await temporary.database.db.execute(sql`
      insert into animation_accessibility (record, version, largest_safe_width, score, findings)
      select record, 2, case when record % 3 = 0 then 400 end, case when record % 5 > 0 then 95 end, '[]'
      from animations where record % 7 > 0`);
    await temporary.catalog.rank();
    const { rows } = await temporary.database.db.execute<{ id: string }>(sql`select id from animations`);
    for (const { id } of rows) {
      const animation = await temporary.catalog.get(id);
      if (animation) animations.push(animation);
    }
    expect(animations).toHaveLength(count);
  });
  afterAll(() => temporary.remove());

  it("finds what a slow look at every animation finds, each once, over all pages in one order", async () => {
    await fc.assert(
      fc.asyncProperty(
        queries,
        filters,
        sorts,
        fc.integer({ min: 7, max: 96 }),
        async (query, wanted, sort, pageSize) => {
          const expected = naiveHits(animations, query, wanted).map(({ id }) => id);
          const found: string[] = [];
          for (let page = 1, pageCount = 1; page <= pageCount; page++) {
            const result = await temporary.catalog.search({
              ...wanted,
              query,
              sort,
              page,
              pageSize,
              group: "none",
            });
            // With few records a word may be unknown, and another one searched instead.
            if (result.correctedQuery !== null) return;
            const complete = result.explanation?.complete ?? result.total;
            expect(result.totalIsCapped).toBe(false);
            expect(complete).toBe(expected.length);
            pageCount = Math.ceil(complete / pageSize);
            found.push(...result.items.slice(0, complete - found.length).map(({ id }) => id));
          }
          expect(found).toHaveLength(new Set(found).size);
          expect(found.toSorted()).toEqual(expected.toSorted());
        },
      ),
      { numRuns: runsOf(10, 30) },
    );
  });

  it("shows every drawing once, by one of its variants that is found", async () => {
    await fc.assert(
      fc.asyncProperty(queries, filters, sorts, async (query, wanted, sort) => {
        const request = { ...wanted, query, sort, pageSize: 96 };
        const allOf = async (group: "none" | "variants") => {
          const items: SearchItem[] = [];
          for (let page = 1, pageCount = 1; page <= pageCount; page++) {
            const result = await temporary.catalog.search({ ...request, group, page });
            pageCount = result.pageCount;
            items.push(...result.items);
          }
          return items;
        };
        const drawingOf = ({ id, variants }: SearchItem) => variants[0]?.id ?? id;
        const [each, cards] = [await allOf("none"), await allOf("variants")];
        const ids = new Set(each.map(({ id }) => id));
        for (const card of cards) expect(ids).toContain(card.id);
        expect(cards.map(drawingOf).toSorted()).toEqual([...new Set(each.map(drawingOf))].toSorted());
      }),
      { numRuns: runsOf(7, 20) },
    );
  });

  it("says beside every choice how many hits choosing it has, and what leaving one thing out brings", async () => {
    await fc.assert(
      fc.asyncProperty(queries, filters, async (query, wanted) => {
        const search = (change: SearchFilters, more: object = {}) =>
          temporary.catalog.search({ ...wanted, ...change, query, pageSize: 1, ...more });
        const { facets, correctedQuery } = await search({}, { isCounting: true });
        if (correctedQuery !== null) return;
        if (facets === undefined) throw new Error("nothing was counted");
        const totalWith = async (change: SearchFilters) => (await search(change)).total;
        for (const [field, filter] of filterEntries)
          for (const [key, value] of Object.entries(filter.offered ?? filter.counted ?? {})) {
            const asked =
              field === "features" ? [...(wanted.features ?? []), ...(value as AnimationFeature[])] : value;
            expect(facets.choices[field]?.[key], `${field} ${key}`).toBe(await totalWith({ [field]: asked }));
          }
        for (const { field, value, total } of facets.without) {
          const { [field]: _, ...others } = wanted;
          const left =
            field === "features"
              ? wanted.features?.filter((one) => !(value as AnimationFeature[]).includes(one))
              : undefined;
          const result = await temporary.catalog.search({
            ...others,
            ...(left === undefined ? {} : { features: left }),
            query,
          });
          expect(total, `without ${field}`).toBe(result.total);
        }
      }),
      { numRuns: runsOf(7, 20) },
    );
  });

  it("keeps its order: newest first, most downloaded first", async () => {
    const byId = new Map(animations.map((animation) => [animation.id, animation]));
    const keys = async (sort: "recent" | "downloads") => {
      const { items } = await temporary.catalog.search({ query: "", sort, pageSize: 96 });
      return items.map(({ id, downloads }) =>
        sort === "recent" ? Math.floor((byId.get(id)?.publishedAt.getTime() ?? 0) / 1000) : downloads,
      );
    };
    for (const sort of ["recent", "downloads"] as const) {
      const found = await keys(sort);
      expect(found).toEqual(found.toSorted((a, b) => b - a));
    }
  });

  it("finds colours by how far apart people see them", async () => {
    const rounding = 0.006;
    const hex = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, "0")}`);
    await fc.assert(
      fc.asyncProperty(hex, async (colour) => {
        const found = new Set<string>();
        for (let page = 1, pageCount = 1; page <= pageCount; page++) {
          const result = await temporary.catalog.search({
            query: "",
            colour,
            page,
            pageSize: 96,
            group: "none",
          });
          pageCount = result.pageCount;
          for (const { id } of result.items) found.add(id);
        }
        for (const animation of animations) {
          const distance = colourDistance(animation, colour);
          if (Math.abs(distance - sameColourDistance) < rounding) continue;
          expect(found.has(animation.id), `${animation.id} at ${distance}`).toBe(
            distance < sameColourDistance,
          );
        }
      }),
      { numRuns: runsOf(10, 30) },
    );
  });

  it("answers whatever is typed", async () => {
    const anything = fc.oneof(
      fc.string({ unit: "binary", maxLength: 400 }),
      fc.string({ unit: "grapheme" }),
      fc.stringMatching(/^[%_'"\\;\-*:&|!() a]{0,20}$/),
    );
    await fc.assert(
      fc.asyncProperty(anything, async (query) => {
        const result = await temporary.catalog.search({ query });
        expect(result.items.length).toBeLessThanOrEqual(24);
        expect((await temporary.catalog.suggest(query)).length).toBeLessThanOrEqual(8);
      }),
      { numRuns: runsOf(50, 150) },
    );
  });

  it("says how many pages there are when asked for one that is not", async () => {
    const result = await temporary.catalog.search({ query: "", page: 1_000_000, group: "none" });
    expect(result).toMatchObject({
      items: [],
      page: 1_000_000,
      pageCount: Math.ceil(count / 24),
      total: count,
    });
  });
});
