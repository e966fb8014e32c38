import type { Oklab } from "@zoetrope/render/oklab";
import { motions, styles, type Motion, type Style } from "@zoetrope/concepts/qualities";
import { fnv1a } from "@zoetrope/kit/fnv1a";
import { animationFeatures, type AnimationFeature } from "../animation-features.ts";
import { minColourWeight, oklabOfHex } from "../ingest/oklab.ts";

/** What filters and orders ask of one animation. */
export interface SearchFacets {
  publishedAt: Date;
  downloads: number;
  durationInSeconds: number;
  /** Of the file that cards play. */
  sizeInBytes: number;
  width: number;
  height: number;
  frameRate: number;
  features: readonly AnimationFeature[];
  isPremium: boolean;
  /** Its flashes stay below WCAG's limits at any width; false until it has been looked at. */
  isFlashFree: boolean;
  category: string;
  licence: string;
  style: Style | null;
  motions: readonly Motion[];
  /** Strongest first. */
  palette: readonly { hex: string; weight: number }[];
}

/** One animation's facets. */
export const facetBytes = 56;
export const maxFacetColours = 6;

/** Where each facet lies, in bytes. Numbers are little-endian. */
export const facetOffset = {
  publishedInSeconds: 0,
  downloads: 4,
  duration: 8,
  size: 12,
  width: 16,
  height: 18,
  frameRate: 20,
  features: 24,
  marks: 26,
  colourCount: 27,
  /** FNV-1a of its name, as of the licence. */
  category: 28,
  licence: 32,
  colours: 36,
  /** 0: none; else its number in `styles` and one. */
  style: 54,
  /** A bit each, by its number in `motions`. */
  motions: 55,
} as const;

/** Bits of the byte of marks. */
export const facetMarks = { premium: 1, flashFree: 2 } as const;

/** Lightness in 255ths, the other two in 256ths. */
const quantiseOklab = ([l, a, b]: Oklab): Oklab => [
  Math.round(l * 255),
  Math.round(a * 256),
  Math.round(b * 256),
];

export const styleCode = (style: Style): number => styles.indexOf(style) + 1;
export const motionBit = (motion: Motion): number => 1 << motions.indexOf(motion);

export const featureMask = (features: readonly AnimationFeature[]): number =>
  features.reduce((mask, feature) => mask | (1 << animationFeatures.indexOf(feature)), 0);

export function packFacets(facets: SearchFacets): Buffer {
  const packed = Buffer.alloc(facetBytes);
  const colours = facets.palette
    .filter((colour) => colour.weight >= minColourWeight)
    .slice(0, maxFacetColours);
  packed.writeUInt32LE(
    clamp(facets.publishedAt.getTime() / 1000, 0xffffffff),
    facetOffset.publishedInSeconds,
  );
  packed.writeUInt32LE(clamp(facets.downloads, 0xffffffff), facetOffset.downloads);
  packed.writeFloatLE(facets.durationInSeconds, facetOffset.duration);
  packed.writeUInt32LE(clamp(facets.sizeInBytes, 0xffffffff), facetOffset.size);
  packed.writeUInt16LE(clamp(facets.width, 0xffff), facetOffset.width);
  packed.writeUInt16LE(clamp(facets.height, 0xffff), facetOffset.height);
  packed.writeFloatLE(facets.frameRate, facetOffset.frameRate);
  packed.writeUInt16LE(featureMask(facets.features), facetOffset.features);
  packed.writeUInt8(
    (facets.isPremium ? facetMarks.premium : 0) | (facets.isFlashFree ? facetMarks.flashFree : 0),
    facetOffset.marks,
  );
  packed.writeUInt8(colours.length, facetOffset.colourCount);
  packed.writeUInt32LE(fnv1a(facets.category), facetOffset.category);
  packed.writeUInt32LE(fnv1a(facets.licence), facetOffset.licence);
  packed.writeUInt8(facets.style === null ? 0 : styleCode(facets.style), facetOffset.style);
  packed.writeUInt8(
    facets.motions.reduce((bits, motion) => bits | motionBit(motion), 0),
    facetOffset.motions,
  );
  for (const [index, colour] of colours.entries()) {
    const at = facetOffset.colours + index * 3;
    const [l, a, b] = quantiseOklab(oklabOfHex(colour.hex));
    packed.writeUInt8(l, at);
    packed.writeInt8(a, at + 1);
    packed.writeInt8(b, at + 2);
  }
  return packed;
}

const clamp = (value: number, max: number) => Math.max(0, Math.min(max, Math.round(value)));
