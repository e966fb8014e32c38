import type { IngestRequest } from "@zoetrope/catalog";
import type { Locale } from "@zoetrope/i18n";
import { listLucide } from "./sets/lucide.ts";
import { listMeteocons } from "./sets/meteocons.ts";
import { listOriginalEntries } from "./sets/originals.ts";
import type { SeedEntry } from "./seed-entry.ts";
import { listUseAnimations } from "./sets/use-animations.ts";

export type DatedSeedEntry = SeedEntry & Required<Pick<IngestRequest, "publishedAt">>;

/** Fixed, so that a seed made later or again gives the same dates; nothing is published in the future. */
const newest = Date.parse("2026-11-01T09:00:00Z");
const hoursBetween = 13;

/** What titles, tags and descriptions are written in; what they are called elsewhere stands beside them. */
const language = "en" satisfies Locale;

/**
 * Everything a new platform starts with, in the order it is imported: our own first, then icons for interfaces and
 * weather in turn. The dates go back from the first to the last, but for the featured, because where nobody has liked or downloaded
 * anything yet the featured stand first, and then the newer.
 */
export async function listSeedEntries(): Promise<DatedSeedEntry[]> {
  const entries = [
    ...listOriginalEntries(),
    ...interleave(interleave(listLucide(), await listUseAnimations()), await listMeteocons()),
  ];
  const rankOf = new Map(mixFeatured(entries).map((entry, index) => [entry, index]));
  return entries.map((entry) =>
    Object.assign(entry, { language, publishedAt: publishedAt(rankOf.get(entry) ?? 0) }),
  );
}

/** The featured among the others, one in so many: what is new is something else than what editors have picked. */
const othersBetweenFeatured = 11;

function mixFeatured(entries: readonly SeedEntry[]): SeedEntry[] {
  const featured = entries.filter(({ featuredRank }) => featuredRank !== undefined);
  const others = entries.filter(({ featuredRank }) => featuredRank === undefined);
  const mixed: SeedEntry[] = [];
  for (const [index, entry] of others.entries()) {
    mixed.push(entry);
    if ((index + 1) % othersBetweenFeatured === 0) mixed.push(...featured.splice(0, 1));
  }
  return [...mixed, ...featured];
}

/** What the first pages show: enough for a platform that opens before all of it is there. */
export async function listFeaturedEntries(): Promise<DatedSeedEntry[]> {
  return (await listSeedEntries()).filter(({ featuredRank }) => featuredRank !== undefined);
}

/** Weather icons of a sample: one in so many of the plainest style, with the clear day among them. */
const meteoconsPerSampled = 18;
const firstSampled = 2;

/** Of those that move at a click one in so many. */
const useAnimationsPerSampled = 3;

/** Icons of Lucide in a sample: the first ones. */
const lucideSampled = 69;

/** Enough to work with, in a seventh of the time: all of our own, some icons for interfaces, and some weather in one of its styles. */
export async function listSampleEntries(): Promise<DatedSeedEntry[]> {
  let weather = 0;
  let lucide = 0;
  let clicked = 0;
  return (await listSeedEntries()).filter(({ sourceKey }) => {
    if (sourceKey.startsWith("lucide:")) return lucide++ < lucideSampled;
    if (sourceKey.startsWith("useanimations:")) return clicked++ % useAnimationsPerSampled === 0;
    if (!sourceKey.startsWith("meteocons:")) return true;
    return sourceKey.startsWith("meteocons:fill/") && weather++ % meteoconsPerSampled === firstSampled;
  });
}

function publishedAt(index: number): Date {
  const minutes = (index * 37) % 60;
  return new Date(newest - (index * hoursBetween * 60 + minutes) * 60_000);
}

/** One of each as long as both last, so that neighbours on a page differ. */
function interleave<T>(a: readonly T[], b: readonly T[]): T[] {
  return Array.from({ length: Math.max(a.length, b.length) }, (_, index) => [
    ...a.slice(index, index + 1),
    ...b.slice(index, index + 1),
  ]).flat();
}
