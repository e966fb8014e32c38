/** Display widths of pictures by name, in CSS pixels (specification §9). */
export const imageSizes = { xsmall: 160, small: 320, medium: 640, large: 960, default: 1200 } as const;
export type ImageSize = keyof typeof imageSizes;

/** Dense screens are offered this many times the pixels. */
export const densityMultiplier = 2;
export const defaultImageQuality = 80;

export const imageSizeNames = Object.keys(imageSizes) as ImageSize[];

/** Every width that a picture is asked for, smallest first: each size and its double. */
export const imageWidths: readonly number[] = [
  ...new Set(Object.values(imageSizes).flatMap((width) => [width, width * densityMultiplier])),
].toSorted((a, b) => a - b);

/**
 * Widths to offer for a place of this size: what narrower windows need of the sizes from half of it on, the size itself and its
 * double for dense screens.
 */
export function sourceWidths(size: ImageSize): readonly number[] {
  const width = imageSizes[size];
  const sizes = Object.values(imageSizes).filter(
    (candidate) => candidate >= width / densityMultiplier && candidate <= width,
  );
  return [...sizes, width * densityMultiplier];
}
