import { normaliseText, type QueryTerm } from "@zoetrope/concepts";
import type { AnimationDetail } from "../animation.ts";
import type { SearchFilters } from "../filters/filters.ts";
import { meaningOf } from "../ingest/meaning-of.ts";
import { minColourWeight, oklabOfHex, sameColourDistance } from "../ingest/oklab.ts";
import { formsOf } from "../search/matching/word-forms.ts";
import { smallConcepts } from "./small-concepts.ts";

/** Of the animations those that a search has to find with all of the query: slowly, and without any index. */
export function naiveHits(
  animations: readonly AnimationDetail[],
  query: string,
  filters: SearchFilters,
): AnimationDetail[] {
  const { terms } = smallConcepts.parseQuery(query, "en");
  if (terms.length === 0 && query.trim() !== "") return [];
  const known = new Map(animations.map((animation) => [animation, knownOf(animation)]));
  const having = terms.map((term, index) => animationsWith(term, index === terms.length - 1, known));
  return animations.filter(
    (animation) => having.every((some) => some.has(animation)) && passesFilters(animation, filters),
  );
}

interface Known {
  words: ReadonlySet<string>;
  concepts: ReadonlySet<string>;
}

function knownOf(animation: AnimationDetail): Known {
  const texts = [
    animation.title,
    ...animation.tags,
    animation.category,
    animation.description,
    animation.creator.name,
  ];
  return {
    words: new Set(texts.flatMap((text) => smallConcepts.wordsOf(text))),
    concepts: new Set(meaningOf(smallConcepts, animation).concepts.map(({ id }) => id)),
  };
}

/** Longer words count where nobody has what the word means, and fewer than this have the word itself. */
const enough = 8;

function animationsWith(
  term: QueryTerm,
  isLast: boolean,
  known: ReadonlyMap<AnimationDetail, Known>,
): ReadonlySet<AnimationDetail> {
  const [word = ""] = term.words;
  const forms = [...term.forms, ...(term.words.length === 1 ? formsOf(word) : [])];
  const some = (has: (of: Known) => boolean) => [...known].filter(([, of]) => has(of)).map(([one]) => one);
  const own = some(
    ({ words, concepts }) =>
      term.words.every((one) => words.has(one)) ||
      forms.some((form) => words.has(form)) ||
      term.concepts.some(({ id }) => concepts.has(id)),
  );
  const isWhole = word.length <= 2 && some(({ words }) => words.has(word)).length > 0;
  const isMeant = some(({ concepts }) => term.concepts.some(({ id }) => concepts.has(id))).length > 0;
  const mayGrow =
    isLast &&
    term.isPrefix &&
    term.words.length === 1 &&
    word.length > 1 &&
    !isWhole &&
    !isMeant &&
    own.length < enough;
  const longer = mayGrow
    ? some(({ words }) => [...words].some((one) => one.startsWith(normaliseText(word))))
    : [];
  return new Set([...own, ...longer]);
}

const isWithin = (value: number, range: { min?: number; max?: number } | undefined): boolean =>
  range === undefined ||
  (value >= (range.min ?? Number.NEGATIVE_INFINITY) && value <= (range.max ?? Number.POSITIVE_INFINITY));

function passesFilters(animation: AnimationDetail, filters: SearchFilters): boolean {
  const { type, category, licence, features } = filters;
  return (
    (type === undefined || type === "free-premium" || animation.isPremium === (type === "premium")) &&
    (category === undefined || animation.category === category) &&
    (filters.style === undefined || animation.style === filters.style) &&
    (filters.flashing === undefined || isFlashFree(animation)) &&
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

const isFlashFree = ({ accessibility }: AnimationDetail): boolean =>
  accessibility !== null && accessibility.score !== null && accessibility.largestSafeWidth === null;

/** By its longer side in its shorter one, as people would say it. */
function formOf({ width, height }: AnimationDetail): string {
  if (Math.max(width, height) / Math.min(width, height) <= 1.05) return "square";
  return width > height ? "wide" : "tall";
}

/** Distance in Oklab from the nearest colour that covers enough of the animation. */
export function colourDistance(animation: AnimationDetail, hex: string): number {
  const wanted = oklabOfHex(hex);
  const distances = animation.palette
    .filter(({ weight }) => weight >= minColourWeight)
    .map((colour) => Math.hypot(...oklabOfHex(colour.hex).map((value, axis) => value - (wanted[axis] ?? 0))));
  return Math.min(Number.POSITIVE_INFINITY, ...distances);
}
