import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import {
  listFeaturedEntries,
  listSampleEntries,
  listSeedEntries,
  type DatedSeedEntry,
} from "./seed-entries.ts";

let entries: DatedSeedEntry[];

beforeAll(async () => {
  entries = await listSeedEntries();
});

const from = (source: string) => entries.filter(({ sourceKey }) => sourceKey.startsWith(`${source}:`));

const withoutFunctions = (list: readonly DatedSeedEntry[]): unknown => JSON.parse(JSON.stringify(list));

/** Whether a search for the term would find it: a whole word of title or tags, or the category. */
function isFoundBy(term: string, { title, tags, category }: DatedSeedEntry): boolean {
  const words = new Set(`${title} ${tags.join(" ")} ${category}`.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return words.has(term);
}

describe("the seed", () => {
  it("has every moving icon of both sets and our own", () => {
    expect(from("meteocons").length).toBeGreaterThan(1600);
    expect(from("useanimations")).toHaveLength(78);
    expect(from("lucide").length).toBeGreaterThan(400);
    expect(from("zoetrope").length).toBeGreaterThan(0);
  });

  it("is as many as the README and the pages for the press say, in full hundreds", async () => {
    const root = new URL("../../../../", import.meta.url);
    const pages = ["", "de.", "es.", "fr.", "jp.", "kr.", "pt."].map(
      (locale) => `content/pages/press.${locale}mdx`,
    );
    const hundreds = String(Math.floor(entries.length / 100) * 100);
    for (const page of ["README.md", ...pages]) {
      const numbers = (await readFile(new URL(page, root), "utf8")).match(/\d[.,\u202f]\d{3}/g) ?? [];
      expect(
        numbers.map((number) => number.replace(/\D/g, "")),
        page,
      ).toContain(hundreds);
    }
  });

  it("names each animation once, in words for people", () => {
    expect(new Set(entries.map(({ sourceKey }) => sourceKey)).size).toBe(entries.length);
    expect(new Set(entries.map(({ title }) => title.toLowerCase())).size).toBe(entries.length);
    for (const { title } of entries) {
      expect(title).toMatch(/^[\p{Lu}\p{N}].{1,79}$/u);
      expect(title).not.toMatch(/verry|everning|-alt\b|_/);
    }
  });

  it("has tags without doubles, a description and a line to copy that names who made it", () => {
    for (const { sourceKey, tags, description, attribution, creator, licence, title } of entries) {
      expect(new Set(tags).size, sourceKey).toBe(tags.length);
      expect(tags.length, sourceKey).toBeGreaterThan(3);
      expect(
        tags.every((tag) => tag === tag.toLowerCase().trim() && tag !== ""),
        sourceKey,
      ).toBe(true);
      expect(description.length, sourceKey).toBeGreaterThan(20);
      expect(attribution).toContain(title);
      expect(attribution).toContain(creator.name);
      expect(attribution).toContain(licence.name);
    }
  });

  it("starts with our own, and grows older from the first to the last but for what editors picked", () => {
    expect(
      entries.slice(0, from("zoetrope").length).every(({ sourceKey }) => sourceKey.startsWith("zoetrope:")),
    ).toBe(true);
    const dates = entries.map(({ publishedAt }) => publishedAt.getTime());
    const others = entries.filter(({ featuredRank }) => featuredRank === undefined);
    const datesOfOthers = others.map(({ publishedAt }) => publishedAt.getTime());
    expect(datesOfOthers).toEqual(datesOfOthers.toSorted((a, b) => b - a));
    expect(new Set(dates).size).toBe(entries.length);
    expect(Math.max(...dates)).toBeLessThanOrEqual(Date.parse("2026-11-01T09:00:00Z"));
  });

  it("shows other things as new, as picked by editors and as first by rank", () => {
    const nine = (order: (a: DatedSeedEntry, b: DatedSeedEntry) => number) =>
      entries
        .toSorted(order)
        .slice(0, 9)
        .map(({ sourceKey }) => sourceKey);
    const rankOf = ({ featuredRank = Number.MAX_SAFE_INTEGER }: DatedSeedEntry) => featuredRank;
    const recent = nine((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime());
    const ranked = nine((a, b) => rankOf(a) - rankOf(b));
    const picked = nine(
      (a, b) => (b.featuredOn ?? "").localeCompare(a.featuredOn ?? "") || rankOf(a) - rankOf(b),
    );
    expect(new Set([...recent, ...ranked, ...picked]).size).toBe(27);
  });

  it("has a sample of a seventh, with everything in it that stands first", async () => {
    const sample = await listSampleEntries();
    expect(sample.length).toBeLessThan(entries.length * 0.15);
    const keys = new Set(sample.map(({ sourceKey }) => sourceKey));
    const missing = (await listFeaturedEntries()).filter(({ sourceKey }) => !keys.has(sourceKey));
    expect(missing.map(({ sourceKey }) => sourceKey)).toEqual([]);
    const all = new Map(entries.map((entry) => [entry.sourceKey, withoutFunctions([entry])]));
    for (const entry of sample) expect(withoutFunctions([entry])).toEqual(all.get(entry.sourceKey));
  });

  it("is the same every time", async () => {
    expect(withoutFunctions(await listSeedEntries())).toEqual(withoutFunctions(entries));
  });

  it("holds each content once", async () => {
    const hashes = new Set<string>();
    const known = [...from("meteocons"), ...from("useanimations")];
    for (const { load } of known)
      hashes.add(
        createHash("sha256")
          .update(await load())
          .digest("hex"),
      );
    expect(hashes.size).toBe(known.length);
  });

  it.each(["weather", "rain", "snow", "sun", "cloud"])("finds many for “%s”", (term) => {
    expect(entries.filter((entry) => isFoundBy(term, entry)).length).toBeGreaterThanOrEqual(50);
  });

  // The trending terms and the category shortcuts of the search: nobody's first search may come back empty.
  it.each([
    "loading",
    "success",
    "confetti",
    "ai",
    "arrow",
    "login",
    "error",
    "check",
    "money",
    "404",
    "finance",
    "icons",
    "gaming",
    "business",
    "space",
    "health",
    "animals",
  ])("finds at least eight for the suggested “%s”", (term) => {
    expect(entries.filter((entry) => isFoundBy(term, entry)).length).toBeGreaterThanOrEqual(8);
  });
});
