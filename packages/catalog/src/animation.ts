import type { AnimationAccessibility } from "./accessibility/animation-accessibility.ts";
import type { AnimationFeature } from "./animation-features.ts";
import type { SearchFilters } from "./filters/filters.ts";
import type { Locale } from "@zoetrope/i18n/locales";
import type { Style } from "@zoetrope/concepts";
import type { PackSlug } from "./packs/packs.ts";
import type { Titles, TranslatedDetails, Translations } from "./translations.ts";
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
  /** What was found by looking at its frames; null until somebody has. */
  accessibility: AnimationAccessibility | null;
  /** Made by the benchmark generator, not by a person. */
  isSynthetic: boolean;
}

/** What a program wants of every animation of a list, beside the card. */
export type ListingDetails = Pick<
  AnimationDetail,
  "tags" | "licence" | "attribution" | "files" | "publishedAt"
>;

/** One of the variants as its own small card. */
export interface VariantCard extends AnimationVariant {
  language: Locale | null;
  /** In other languages, where they exist. */
  titles: Titles;
  posterKey: FileKey;
  width: number;
  height: number;
  dominantColour: string | null;
}

export interface AnimationPage {
  animation: AnimationDetail;
  /** The same drawing in other ways, this one left out, the most popular first; at most `maxVariants`. */
  variants: VariantCard[];
  /** Nearest first. */
  related: AnimationSummary[];
}

export const maxVariants = 24;

export const searchSorts = ["relevance", "popular", "recent", "downloads"] as const;
export type SearchSort = (typeof searchSorts)[number];

export const searchGroups = ["variants", "none"] as const;
export type SearchGroup = (typeof searchGroups)[number];

/** Hits of one page. */
export const defaultPageSize = 24;
export const maxPageSize = 96;

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
  /** Default `defaultPageSize`, at most `maxPageSize`. */
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
   * Of many that come at once: several are stored in one transaction, and until the ranking that follows, words of other languages do
   * not find it. They are most of all its words, and writing them before the ranking would cost a tenth of the time.
   */
  isRankedAfterwards?: boolean;
  /** Of many that come at once: found as soon as they are stored, their posters and likeness follow (`Catalog.posters`). Not of premium ones. */
  isPicturedLater?: boolean;
}

export type IngestResult =
  | { outcome: "stored"; id: string }
  | { outcome: "already-there"; id: string }
  | { outcome: "updated"; id: string }
  | { outcome: "refused"; code: string; reason: string };
