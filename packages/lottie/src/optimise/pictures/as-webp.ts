import { profileOf } from "./colour-profile.ts";
import type { PictureCodec } from "./picture-codec.ts";
import type { PngPicture } from "./read-png.ts";
import { smoothedPixels } from "./smoothed-pixels.ts";
import { webpWithProfile } from "./webp-with-profile.ts";

/** A WebP says its sides in 14 bits. */
const maxSide = 16_383;

/** How far a WebP may lie from the PNG that it was. */
export interface Closeness {
  /** Of 255, of colours multiplied by opacity; null: the same pixels, but for the colours of what is transparent. */
  maxError: number | null;
  /** What libwebp calls so: 100 for none. */
  nearLossless: number;
}

export const exactly: Closeness = { maxError: null, nearLossless: 100 };

/** A PNG as WebP; null where that cannot be. */
export async function asWebp(
  picture: PngPicture,
  codec: PictureCodec,
  { maxError, nearLossless }: Closeness,
  isQuick = false,
): Promise<Uint8Array | null> {
  const { width, height, rgba } = picture;
  if (Math.max(width, height) > maxSide) return null;
  const profile = profileOf(picture.colourChunks);
  if (profile === "unknown") return null;
  const pixels = maxError === null ? rgba : smoothedPixels(picture, maxError);
  const made = await codec.encodeWebp({ pixels, width, height }, { nearLossless, isQuick });
  if (made === null || profile === null) return made;
  return webpWithProfile(made, profile, { width, height, isOpaque: isOpaque(rgba) });
}

function isOpaque(rgba: Uint8Array): boolean {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 255) return false;
  return true;
}
