import { fnv1a } from "@zoetrope/kit/fnv1a";
import { styles, type Style } from "@zoetrope/concepts/qualities";
import { animationFeatures, type AnimationFeature } from "../animation-features.ts";
import { aspectRatioOf, aspectRatios } from "../aspect-ratio.ts";
import { categoryShortcuts } from "../categories.ts";
import { flashFreeBit, premiumBit } from "../search/facet-columns.ts";
import { featureMask, styleCode } from "../search/facets.ts";
import { equalPass, setPass, testPass } from "../search/filter-hits.ts";
import { colourTest } from "../search/index/colour-index.ts";
import { choice, range, text } from "./filter-kinds.ts";
import { oneOf, type Filter } from "./filter.ts";

const searchTypes = ["free-premium", "free", "premium"] as const;
export type SearchType = (typeof searchTypes)[number];

const keyed = <Key extends string>(keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, key])) as { [One in Key]: One };

/** The styles that animations of the library are known to have. */
const offeredStyles = [
  "line",
  "filled",
  "flat",
  "monochrome",
  "gradient",
] as const satisfies readonly Style[];

/** The features worth asking for, the most telling first. */
const offeredFeatures = [
  "interactive",
  "themeable",
  "transparent",
  "markers",
  "text",
  "images",
  "gradients",
  "masks",
] as const satisfies readonly AnimationFeature[];

/**
 * Every filter of the search, by its field of the request and in the order of the panel. Address, API, its description, panel and
 * index follow from an entry here; the words of the panel are in `apps/site/app/results/filter-messages.ts`.
 */
export const filters = {
  type: {
    ...choice("type", "Free, premium or both.", searchTypes, {
      implied: "free-premium",
      test: (value) =>
        value === "free-premium"
          ? null
          : { flags: { mask: premiumBit, value: value === "premium" ? premiumBit : 0 } },
    }),
    counted: keyed(searchTypes),
  },
  colour: text("colour", "A colour the animation shows, or one near it.", {
    pattern: /^#?[0-9a-f]{6}$/i,
    schema: { pattern: "^#?[0-9a-fA-F]{6}$" },
    read: (value) => `#${value.replace("#", "").toLowerCase()}`,
    write: (value) => value.replace("#", ""),
    test: (value) => ({
      cost: 3,
      pass: (columns, near) => setPass(colourTest(columns, value), () => near(value)),
    }),
    offered: {
      red: "#e5322d",
      orange: "#f28c28",
      yellow: "#f7c948",
      green: "#3fa34d",
      teal: "#1fa6a0",
      blue: "#2f6fde",
      purple: "#7b4fd6",
      pink: "#ef6aa8",
      black: "#16120e",
      white: "#ffffff",
    },
  }),
  category: text("category", "Name of a category.", {
    pattern: /^[\p{L}\p{N}][\p{L}\p{N} &_-]{0,59}$/u,
    test: (value) => ({ cost: 1, pass: ({ category }) => equalPass(category, fnv1a(value)) }),
    offered: keyed(categoryShortcuts),
  }),
  style: {
    ...choice("style", "How it is drawn.", styles, {
      test: (value) => ({ cost: 1, pass: ({ style }) => equalPass(style, styleCode(value)) }),
    }),
    offered: keyed(offeredStyles),
  },
  durationInSeconds: {
    ...range("duration", "duration in seconds", {
      max: 86_400,
      column: "duration",
    }),
    offered: { short: { max: 2 }, medium: { min: 2, max: 5 }, long: { min: 5 } },
  },
  sizeInBytes: {
    ...range("size", "size in bytes of the file that plays", {
      max: 1_000_000_000,
      column: "size",
    }),
    offered: { small: { max: 10_000 }, medium: { min: 10_000, max: 50_000 }, large: { min: 50_000 } },
  },
  frameRate: {
    ...range("fps", "frame rate", {
      max: 1_000,
      column: "frameRate",
    }),
    // No hole between them, and none begins or ends where files lie.
    offered: { film: { max: 27 }, standard: { min: 27, max: 45 }, smooth: { min: 45 } },
  },
  width: range("width", "width in pixels", { max: 65_535, column: "width" }),
  height: range("height", "height in pixels", { max: 65_535, column: "height" }),
  aspectRatio: {
    ...choice("aspect", "Shape of the canvas; square is within 5 % of it.", aspectRatios, {
      test: (value) => ({
        cost: 2,
        pass: ({ width, height }) =>
          testPass((at) => aspectRatioOf(width[at] as number, height[at] as number) === value),
      }),
    }),
    offered: keyed(aspectRatios),
  },
  flashing: {
    ...choice("flashing", "`none`: flashes stay below WCAG's limits at any size.", ["none"], {
      test: () => ({ flags: { mask: flashFreeBit, value: flashFreeBit } }),
    }),
    offered: keyed(["none"]),
  },
  licence: text("licence", "SPDX identifier.", {
    pattern: /^[A-Za-z0-9][A-Za-z0-9.+-]{0,63}$/,
    test: (value) => ({ cost: 1, pass: ({ licence }) => equalPass(licence, fnv1a(value)) }),
    // What the library comes with; any other is asked for by its address.
    offered: { MIT: "MIT", ISC: "ISC", premium: "LicenseRef-Zoetrope-Premium-Sample" },
  }),
  features: {
    parameters: [
      {
        name: "feature",
        description: "May be given several times; hits have all.",
        schema: { type: "array", items: { enum: [...animationFeatures] } },
      },
    ],
    isMultiple: true,
    read: (given) => {
      const asked = new Set(
        given
          .getAll("feature")
          .filter((value) => value !== "")
          .map((value) => oneOf("feature", value, animationFeatures)),
      );
      return asked.size === 0 ? undefined : [...asked];
    },
    write: (value) =>
      animationFeatures.filter((one) => value.includes(one)).map((one) => ["feature", one] as const),
    test: (value) => {
      const mask = featureMask(value);
      return mask === 0 ? null : { flags: { mask, value: mask } };
    },
    offered: Object.fromEntries(offeredFeatures.map((one) => [one, [one]])) as unknown as {
      [One in (typeof offeredFeatures)[number]]: AnimationFeature[];
    },
  } satisfies Filter<AnimationFeature[]>,
} as const;

type ValueOf<Entry> = Entry extends { read(given: URLSearchParams): infer Value }
  ? NonNullable<Value>
  : never;

export type FilterField = keyof typeof filters;
/** What a search may ask for besides words. */
export type SearchFilters = { [Field in FilterField]?: ValueOf<(typeof filters)[Field]> };

/** Every filter with its field. */
export const filterEntries = Object.entries(filters) as unknown as readonly (readonly [
  FilterField,
  Filter<unknown>,
])[];
