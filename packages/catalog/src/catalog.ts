import type {
  AnimationFormat,
  AnimationSummary,
  AnimationDetail,
  AnimationPage,
  SearchRequest,
  ListName,
  FeaturedDay,
  TagCount,
  AnimationName,
  AnimationAddress,
  IngestRequest,
  IngestOptions,
  IngestResult,
  ListingDetails,
} from "./animation.ts";
import type { PopularSearches } from "./search/popular/popular-searches.ts";
import type { DownloadOptions } from "./counts/count-download.ts";
import type { SearchResult } from "./search/search-result.ts";
import type { BackfillOptions } from "./backfill.ts";
import type { Posters } from "./posters/posters.ts";
import type { PreviewOutcome } from "./previews/make-previews.ts";
import type { SimilarityRenewal } from "./similarity/create-similarity.ts";
import type { SeedingProgress } from "./seeding-progress.ts";
import type { Locale } from "@zoetrope/i18n/locales";
import type { Synonyms } from "./search/synonyms/synonym.ts";
import type { EditorsDays } from "./editors/editors-days.ts";
import type { Likes } from "./likes/likes.ts";
import type { Packs } from "./packs/pack-types.ts";
import type { SavedSearches } from "./saved-searches/saved-searches.ts";
import type { Refusal } from "@zoetrope/render/server";
import type { FileKey } from "@zoetrope/storage";

export interface RecordedSearch {
  query: string;
  visitors: number;
}

/** The public use cases; apps are handed an implementation and import only this type. */
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
  /**
   * Measures what has not been measured, and chooses anew what is like what where that may have changed. Nothing of it while posters are
   * awaited: the look that makes them measures as well.
   */
  renewSimilarity(options?: SimilarityRenewal): Promise<{ measured: number; renewed: number }>;
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
   * last ranking, by any process, is older and something has changed since. False when there was nothing to do, or `signal` ended it: then
   * the order stays what it was.
   */
  rank(options?: { maxAgeInSeconds?: number; signal?: AbortSignal }): Promise<boolean>;
  /**
   * Null when there is no such animation or format; "premium" when it is one, for whoever has not been found to have a right to it
   * (`mayDownload` of workspaces): then nothing is counted.
   */
  countDownload(
    id: string,
    format: AnimationFormat,
    options?: DownloadOptions,
  ): Promise<{ key: FileKey; filename: string } | "premium" | null>;
  /** Posters of animations that were stored without. */
  readonly posters: Posters;
  /** Makes the previews of premium animations that have none yet; one for itself, so that it can be ended and gone on with. */
  makePreviews(options?: BackfillOptions): Promise<PreviewOutcome>;
  /**
   * What people have searched for lately, in place of what was noted before: from the next ranking on it moves keywords of the
   * catalogue up among the suggestions. Words that the catalogue does not have are never suggested, whoever searches for them.
   */
  recordSearches(searches: readonly RecordedSearch[]): Promise<void>;
  /** Views of animations so far, by their ids: adds what has come since they were noted last. Unknown ids are left out. */
  recordViews(views: ReadonlyMap<string, number>): Promise<void>;
  /**
   * Looks up what animations mean that were stored before there were concepts, or with other ones; returns how many. Searches
   * know it after the next ranking.
   */
  linkConcepts(options?: BackfillOptions): Promise<number>;
  /**
   * Looks at the frames of animations that nobody has looked at yet, for flashes and what else keeps people out; returns how
   * many. Searches know it after the next ranking.
   */
  analyseAccessibility(options?: BackfillOptions): Promise<number>;
  /** What people of each language search for. */
  readonly popularSearches: PopularSearches;
  /** Phrases that operators let stand for other words. */
  readonly synonyms: Synonyms;
  /** Searches that people keep. */
  readonly savedSearches: SavedSearches;
  /** Sets of animations that belong together. */
  readonly packs: Packs<AnimationSummary>;
  /** What editors picked, the newest day first; at most `limit` (default 48) in all. */
  featuredDays(limit?: number): Promise<FeaturedDay[]>;
  /** What operators add to it. */
  readonly editorsDays: EditorsDays;
  /** True once anything has been downloaded, liked or looked at: until then "popular" is the order of the editors, then the newest. */
  isAnythingCounted(): Promise<boolean>;
  /** Who likes what. */
  readonly likes: Likes;
  /** The animations with these ids, in their order; those that are nowhere to be seen are left out. At most 200. */
  some(ids: readonly string[]): Promise<AnimationSummary[]>;
  /** What programs want beside the cards of a list, by id; those that are nowhere to be seen are left out. At most 200. */
  listingDetails(ids: readonly string[]): Promise<Map<string, ListingDetails>>;
  /** What animations are called, by their ids; those that are nowhere to be seen are left out. At most 1,000. */
  names(ids: readonly string[]): Promise<Map<string, AnimationName>>;
  /** Grows whenever something that pages show has changed, in any process; page caches compare it. */
  version(): Promise<number>;
  /** Tells every process how far the first seeding is, every few seconds; null when it is over. */
  reportSeedingProgress(progress: SeedingProgress | null): Promise<void>;
  /** How far the first seeding is that goes on now, in whichever process; null when there is none. */
  seedingProgress(): Promise<SeedingProgress | null>;
}
