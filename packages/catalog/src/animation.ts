import type { AnimationFeature } from "./animation-features.ts";
import type { PreviewOptions, PreviewOutcome } from "./previews/make-previews.ts";
import type { SeedingProgress } from "./seeding-progress.ts";
import type { SearchFilters } from "./filters/filters.ts";
import type { Locale } from "@zoetrope/i18n/locales";
import type { Style } from "@zoetrope/concepts";
import type { FacetCounts } from "./search/facet-counts.ts";
import type { Lessons } from "./search/lessons/lesson.ts";
import type { Likes } from "./likes/likes.ts";
import type { PackSlug } from "./packs/packs.ts";
import type { Packs } from "./packs/pack-types.ts";
import type { SavedSearches } from "./saved-searches/saved-searches.ts";
import type { Titles, TranslatedDetails, Translations } from "./translations.ts";
import type { Refusal } from "@zoetrope/render";
import type { FileKey } from "@zoetrope/storage";

export const animationFormats = ["dotlottie", "dotlottie-optimised", "json", "json-optimised"] as const;
export type AnimationFormat = (typeof animationFormats)[number];

export interface Creator {
  username: string;
  name: string;
  /** Where the creator's work comes from; null for people of this platform. */
  url: string | null;
}

export interface PaletteColour {
  /** `#rrggbb`, lower case. */
  hex: string;
  /** Share of the painted area of the sampled frames, 0 to 1. */
  weight: number;
}

/** What a card shows. */
export interface AnimationSummary {
  id: string;
  slug: string;
  /** As its maker gave it. */
  title: string;
  /** Of title, description and tags; null where nobody has said. */
  language: Locale | null;
  /** In other languages, where they exist. */
  titles: Titles;
  creator: Creator;
  isPremium: boolean;
  width: number;
  height: number;
  frameRate: number;
  durationInSeconds: number;
  features: AnimationFeature[];
  /** `#rrggbb` that the file names or paints as its background; null when transparent. */
  backgroundColour: string | null;
  /** Strongest chromatic colour of the palette, for the tissue behind it; null when it has none. */
  dominantColour: string | null;
  posterKey: FileKey;
  /** The file that cards and players load: optimised dotLottie; of a premium animation a preview, or its poster until that is made. */
  playKey: FileKey;
  /** Of the optimised dotLottie itself. */
  playSizeInBytes: number;
  likes: number;
  downloads: number;
}

export interface AnimationFile {
  format: AnimationFormat;
  /** Null for a premium animation: `countDownload` hands it over. */
  key: FileKey | null;
  sizeInBytes: number;
}

export interface AnimationDetail extends AnimationSummary {
  description: string;
  tags: string[];
  /** Description and tags in other languages, where they exist. */
  translations: TranslatedDetails;
  category: string;
  licence: { spdx: string; name: string; url: string };
  /** One line to copy beside the animation. */
  attribution: string;
  sourceUrl: string | null;
  files: AnimationFile[];
  palette: PaletteColour[];
  frameCount: number;
  layerCount: number;
  markers: { name: string; frame: number; durationInFrames: number }[];
  themes: string[];
  stateMachines: string[];
  views: number;
  publishedAt: Date;
  updatedAt: Date;
  /** How it is drawn, where that is known. */
  style: Style | null;
  /** The set that it belongs to; null for none. */
  pack: PackSlug | null;
  /** The animation this one was made from; null for an original. */
  parentId: string | null;
  /** Made by the benchmark generator, not by a person. */
  isSynthetic: boolean;
}

export interface AnimationPage {
  animation: AnimationDetail;
  /** Nearest first. */
  related: AnimationSummary[];
}

export const searchSorts = ["relevance", "popular", "recent", "downloads"] as const;
export type SearchSort = (typeof searchSorts)[number];

export const searchGroups = ["variants", "none"] as const;
export type SearchGroup = (typeof searchGroups)[number];

export interface SearchRequest extends SearchFilters {
  /** Empty: everything. At most 300 characters are used. */
  query: string;
  /** The reader's language, in which suggestions and corrections come; the query may be in any. Default: English. */
  locale?: Locale;
  /** An example, as `likeOf` names it: what is like it is found, nearest first, among what passes the filters; words and order do not count. */
  like?: string;
  /** Default: variants of one drawing are one hit. "none": each is one. */
  group?: SearchGroup;
  /** Default: relevance with a query, popular without. */
  sort?: SearchSort;
  /** 1 is the first. */
  page?: number;
  /** Default 24, at most 96. */
  pageSize?: number;
  /** True: how many hits every choice of the filters has comes along. */
  isCounting?: boolean;
}

/** The same drawing in another style, or another state of it. */
export interface AnimationVariant {
  id: string;
  slug: string;
  title: string;
  style: Style | null;
}

/** A card that may stand for several variants of one drawing. */
export interface SearchItem extends AnimationSummary {
  /** All of them, this one too, in the order of popularity; empty where it stands alone. */
  variants: AnimationVariant[];
}

/** What of the query is missing from some of the hits; the page says it in words. */
export interface SearchExplanation {
  /** `none-has-all`: no hit has all of the query. `few-have-all`: the first `complete` of them have. */
  code: "none-has-all" | "few-have-all";
  complete: number;
  /** Those after them, in their order: what of the query they have and lack, as it was typed. */
  partial: { has: string[]; lacks: string[] }[];
}

export interface SearchResult {
  items: SearchItem[];
  /** Exact up to 10,000. */
  total: number;
  /** True when there are more than `total`: show "10,000+". */
  totalIsCapped: boolean;
  page: number;
  pageCount: number;
  /** Set when nothing matched as written and a nearby spelling was searched instead. */
  correctedQuery: string | null;
  /** Tags that often stand beside the hits, most frequent first, at most 10. */
  relatedTags: string[];
  /** Null when every hit has all of the query. */
  explanation: SearchExplanation | null;
  /** With fewer than eight hits: what comes nearest by what it is about, at most 12; not among the hits. */
  nearest: SearchItem[];
  /** Only where they were asked for (`isCounting`). */
  facets?: FacetCounts;
}

export type ListName = "featured" | "recent" | "popular-week" | "popular-month" | "popular-all";

/** What editors picked on one day, in their order. */
export interface FeaturedDay {
  /** `YYYY-MM-DD`; null where nobody wrote it down. */
  day: string | null;
  animations: AnimationSummary[];
}

export interface TagCount {
  tag: string;
  /** What the language asked for calls it; null where it has no word, and where none was asked for. */
  label: string | null;
  count: number;
}

/** What an animation is called, and what its address is made of. */
export interface AnimationName {
  title: string;
  slug: string;
}

/** What the address of an animation's page is made of. */
export interface AnimationAddress {
  id: string;
  slug: string;
  updatedAt: Date;
}

/** What a maker says of a file when it comes in. */
export interface IngestRequest {
  /** A function is called only when the source key is new. What it throws, `ingest` throws. */
  bytes: Uint8Array | (() => Uint8Array | Promise<Uint8Array>);
  /** Stable name of the source, e.g. `meteocons:fill/clear-day`: the same key is ingested once. */
  sourceKey: string;
  title: string;
  description: string;
  tags: string[];
  /** Of title, description and tags. */
  language?: Locale;
  translations?: Translations;
  category: string;
  creator: Creator;
  /** The person of this platform who publishes; nobody else can publish under the creator's username. */
  creatorUserId?: string;
  isPremium?: boolean;
  licence: { spdx: string; name: string; url: string };
  attribution: string;
  sourceUrl?: string;
  parentId?: string;
  /** Variants of one drawing share it, e.g. `meteocons:clear-day`. */
  variantGroup?: string;
  /** Place among the featured of a day, 1 first. */
  featuredRank?: number;
  /** `YYYY-MM-DD`: when editors picked it. */
  featuredOn?: string | undefined;
  /** The set that it belongs to. */
  pack?: PackSlug | undefined;
  publishedAt?: Date;
  isSynthetic?: boolean;
}

export interface IngestOptions {
  isUpdating: boolean;
  /**
   * Of many that come at once: until the ranking that follows, words of other languages do not find it. They are most of
   * all its words, and writing them one animation at a time would cost a tenth of the time.
   */
  isRankedAfterwards?: boolean;
}

export type IngestResult =
  | { outcome: "stored"; id: string }
  | { outcome: "already-there"; id: string }
  | { outcome: "updated"; id: string }
  | { outcome: "refused"; code: string; reason: string };

/** The public use cases; apps are handed an implementation and import only this type. */
export interface RecordedSearch {
  query: string;
  visitors: number;
}

export interface Catalog {
  search(request: SearchRequest): Promise<SearchResult>;
  /** At most `limit` (default 8) keywords beginning with, or nearly spelt like, the trimmed query, in the reader's language first. */
  suggest(query: string, options?: { limit?: number; locale?: Locale }): Promise<{ keyword: string }[]>;
  get(id: string): Promise<AnimationDetail | null>;
  /** An animation with so many of those like it: what its page asks for, by one query. */
  page(id: string, options: { related: number }): Promise<AnimationPage | null>;
  list(name: ListName, options?: { limit?: number }): Promise<AnimationSummary[]>;
  /**
   * What a file is like, for `SearchRequest.like`: a Lottie, a dotLottie, or a picture (SVG, PNG, JPEG, WebP), which is compared by its look
   * alone. The file is not kept.
   */
  likeOf(example: Uint8Array): Promise<{ like: string } | Refusal>;
  related(id: string, options?: { limit?: number }): Promise<AnimationSummary[]>;
  /** Measures what has not been measured, and chooses anew what is like what where that may have changed. Until `signal`. */
  renewSimilarity(signal?: AbortSignal): Promise<{ measured: number; renewed: number }>;
  tags(options?: { limit?: number; locale?: Locale }): Promise<TagCount[]>;
  /** Of the animations whose record lies in the range, both ends included, in the order they came in. */
  addresses(range: { first: number; last: number }): Promise<AnimationAddress[]>;
  /** The highest record there is; 0 in an empty catalogue. */
  lastRecord(): Promise<number>;
  /**
   * A source key that is there already is not stored again; with `isUpdating` its title, tags and other words become
   * those of the request. Search knows them after the next ranking. A withdrawn one is public again, with these words.
   */
  ingest(request: IngestRequest, options?: IngestOptions): Promise<IngestResult>;
  /** Takes an animation back: shown nowhere from now on. False when there is none, or it was taken back before. */
  withdraw(sourceKey: string): Promise<boolean>;
  /** Deletes an animation for good, at once for every process; false when there is none. Its files stay. */
  remove(id: string): Promise<boolean>;
  /**
   * Orders everything anew by what has been counted since; until then new animations come after the others of equal
   * fit. A minute or two for 600,000 animations; readers and writers are not held up. With `maxAgeInSeconds` only when the
   * last ranking, by any process, is older and something has changed since. False when there was nothing to do.
   */
  rank(options?: { maxAgeInSeconds: number }): Promise<boolean>;
  /**
   * Null when there is no such animation or format; "premium" when it is one, for whoever has not been found to have a right to it
   * (`mayDownload` of workspaces): then nothing is counted.
   */
  countDownload(
    id: string,
    format: AnimationFormat,
    options?: { withPremium: boolean },
  ): Promise<{ key: FileKey; filename: string } | "premium" | null>;
  /** Makes the previews of premium animations that have none yet; one for itself, so that it can be ended and gone on with. */
  makePreviews(options?: PreviewOptions): Promise<PreviewOutcome>;
  /**
   * What people have searched for lately, in place of what was noted before: from the next ranking on it moves keywords of the
   * catalogue up among the suggestions. Words that the catalogue does not have are never suggested, whoever searches for them.
   */
  recordSearches(searches: readonly RecordedSearch[]): Promise<void>;
  /** Views of animations so far, by their ids: adds what has come since they were noted last. Unknown ids are left out. */
  recordViews(views: ReadonlyMap<string, number>): Promise<void>;
  /**
   * Looks up what animations mean that were stored before there were concepts, or with other ones, until `signal`; answers how
   * many. Searches know it after the next ranking.
   */
  linkConcepts(signal?: AbortSignal): Promise<number>;
  /** What operators teach the search. */
  readonly lessons: Lessons;
  /** Searches that people keep. */
  readonly savedSearches: SavedSearches;
  /** Sets of animations that belong together. */
  readonly packs: Packs<AnimationSummary>;
  /** What editors picked, the newest day first; at most `limit` (default 48) in all. */
  featuredDays(limit?: number): Promise<FeaturedDay[]>;
  /** True once anything has been downloaded, liked or looked at: until then "popular" is the order of the editors, then the newest. */
  isAnythingCounted(): Promise<boolean>;
  /** Who likes what. */
  readonly likes: Likes;
  /** The animations with these ids, in their order; those that are nowhere to be seen are left out. At most 200. */
  some(ids: readonly string[]): Promise<AnimationSummary[]>;
  /** What animations are called, by their ids; those that are nowhere to be seen are left out. At most 1,000. */
  names(ids: readonly string[]): Promise<Map<string, AnimationName>>;
  /** Grows whenever something that pages show has changed, in any process; page caches compare it. */
  version(): Promise<number>;
  /** Tells every process how far the first seeding is, every few seconds; null when it is over. */
  reportSeedingProgress(progress: SeedingProgress | null): Promise<void>;
  /** How far the first seeding is that goes on now, in whichever process; null when there is none. */
  seedingProgress(): Promise<SeedingProgress | null>;
}
