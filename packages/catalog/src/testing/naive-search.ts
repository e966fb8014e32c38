import type { AnimationDetail } from "../animation.ts";
import type { SearchFilters } from "../filters/filters.ts";
import { indexWordsOf, queryWordsOf, type QueryWord } from "@zoetrope/concepts";
import { minColourWeight, oklabOf, sameColourDistance } from "../ingest/oklab.ts";
import { formsOf } from "../search/index/word-forms.ts";

/** Those of the animations that a search has to find: slowly, and without any index. */
export function naiveHits(
  animations: readonly AnimationDetail[],
  query: string,
  filters: SearchFilters,
): AnimationDetail[] {
  const wordsOf = new Map(animations.map((animation) => [animation, wordsOfAnimation(animation)]));
  const asked = queryWordsOf(query).map(({ word, isPrefix }) => {
    const isWhole = word.length <= 2 && [...wordsOf.values()].some((words) => words.has(word));
    return { word, isPrefix: isPrefix && !isWhole };
  });
  return animations.filter(
    (animation) =>
      hasWords(wordsOf.get(animation) ?? new Set(), asked, query) && passesFilters(animation, filters),
  );
}

function wordsOfAnimation(animation: AnimationDetail): Set<string> {
  const texts = [
    animation.title,
    ...Object.values(animation.titles),
    ...Object.values(animation.translations).flatMap(({ tags = [] }) => tags),
    ...animation.tags,
    animation.category,
    animation.description,
    animation.creator.name,
  ];
  return new Set(texts.flatMap(indexWordsOf));
}

function hasWords(words: ReadonlySet<string>, asked: readonly QueryWord[], query: string): boolean {
  if (asked.length === 0) return query.trim() === "";
  return asked.every(({ word, isPrefix }) =>
    [...words].some(
      (candidate) =>
        candidate === word || formsOf(word).includes(candidate) || (isPrefix && candidate.startsWith(word)),
    ),
  );
}

const isWithin = (value: number, range: { min?: number; max?: number } | undefined): boolean =>
  range === undefined ||
  (value >= (range.min ?? Number.NEGATIVE_INFINITY) && value <= (range.max ?? Number.POSITIVE_INFINITY));

function passesFilters(animation: AnimationDetail, filters: SearchFilters): boolean {
  const { type, category, licence, features } = filters;
  return (
    (type === undefined || type === "free-premium" || animation.isPremium === (type === "premium")) &&
    (category === undefined || animation.category === category) &&
    (licence === undefined || animation.licence.spdx === licence) &&
    (features ?? []).every((feature) => animation.features.includes(feature)) &&
    isWithin(animation.durationInSeconds, filters.durationInSeconds) &&
    isWithin(animation.frameRate, filters.frameRate) &&
    isWithin(animation.width, filters.width) &&
    isWithin(animation.height, filters.height) &&
    isWithin(animation.playSizeInBytes, filters.sizeInBytes) &&
    (filters.aspectRatio === undefined || formOf(animation) === filters.aspectRatio) &&
    (filters.colour === undefined || colourDistance(animation, filters.colour) <= sameColourDistance)
  );
}

/** By its longer side in its shorter one, as people would say it. */
function formOf({ width, height }: AnimationDetail): string {
  if (Math.max(width, height) / Math.min(width, height) <= 1.05) return "square";
  return width > height ? "wide" : "tall";
}

/** Distance in Oklab from the nearest colour that covers enough of the animation. */
export function colourDistance(animation: AnimationDetail, hex: string): number {
  const wanted = oklabOf(hex);
  const distances = animation.palette
    .filter(({ weight }) => weight >= minColourWeight)
    .map((colour) => Math.hypot(...oklabOf(colour.hex).map((value, axis) => value - (wanted[axis] ?? 0))));
  return Math.min(Number.POSITIVE_INFINITY, ...distances);
}
