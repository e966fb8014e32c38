import { maxFacetColours } from "./facets.ts";

/** Beside the bits of the features. */
export const premiumBit = 1 << 15;
export const removedBit = 1 << 14;
export const flashFreeBit = 1 << 13;

export const coloursStride = maxFacetColours * 3;

/** What filters and orders ask of every position, column by column. */
export const facetColumns = (capacity: number) => ({
  publishedInSeconds: new Uint32Array(capacity),
  downloads: new Uint32Array(capacity),
  duration: new Float32Array(capacity),
  size: new Uint32Array(capacity),
  width: new Uint32Array(capacity),
  height: new Uint32Array(capacity),
  frameRate: new Float32Array(capacity),
  flags: new Uint16Array(capacity),
  category: new Uint32Array(capacity),
  licence: new Uint32Array(capacity),
  colourCount: new Uint8Array(capacity),
  colours: new Int8Array(capacity * coloursStride),
  style: new Uint8Array(capacity),
  motions: new Uint8Array(capacity),
  /** Numbered from 1 as they come; 0 where it stands alone. */
  variantGroup: new Uint32Array(capacity),
});

export type FacetColumns = ReturnType<typeof facetColumns>;
