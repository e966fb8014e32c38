import type { AnimationFeature, SearchRequest } from "@zoetrope/catalog";

export interface Range {
  min?: number;
  max?: number;
}

/** Lengths in seconds. */
export const durations = { short: { max: 2 }, medium: { min: 2, max: 5 }, long: { min: 5 } } satisfies Record<
  string,
  Range
>;
/** Sizes in bytes of the file that cards play. */
export const fileSizes = {
  small: { max: 10_000 },
  medium: { min: 10_000, max: 50_000 },
  large: { min: 50_000 },
} satisfies Record<string, Range>;
/** Frames per second. */
export const frameRates = {
  film: { max: 25 },
  standard: { min: 25, max: 30 },
  smooth: { min: 50 },
} satisfies Record<string, Range>;

/** Colours to search by; what is found is near them to the eye. */
export const colours = {
  red: "e5322d",
  orange: "f28c28",
  yellow: "f7c948",
  green: "3fa34d",
  teal: "1fa6a0",
  blue: "2f6fde",
  purple: "7b4fd6",
  pink: "ef6aa8",
  black: "16120e",
  white: "ffffff",
} as const;

/** Worth asking for, the most telling first. */
export const features = [
  "interactive",
  "themeable",
  "transparent",
  "markers",
  "text",
  "images",
  "gradients",
  "masks",
] as const satisfies readonly AnimationFeature[];

export const licences = ["MIT"] as const;

/** How a form says a range in one value; the server spells it out in the address (see page-address.ts). */
export const rangeValue = ({ min, max }: Range): string => `${min ?? ""}~${max ?? ""}`;

export const isSameRange = (a: Range | undefined, b: Range): boolean => a?.min === b.min && a?.max === b.max;

/** How many filters are set, besides type, sort and page. */
export function countFilters(request: SearchRequest): number {
  const single = [
    request.category,
    request.colour,
    request.durationInSeconds,
    request.sizeInBytes,
    request.frameRate,
    request.width,
    request.height,
    request.licence,
  ];
  return single.filter((value) => value !== undefined).length + (request.features?.length ?? 0);
}
