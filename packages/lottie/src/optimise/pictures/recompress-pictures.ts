import type { ParsedAnimation } from "../../contract.ts";
import { asWebp, exactly } from "./as-webp.ts";
import { profileOf } from "./colour-profile.ts";
import type { PictureCodec } from "./picture-codec.ts";
import { addressOf, findPngs, type FoundPng, type MadePicture, withPictures } from "./picture-places.ts";
import { readPng } from "./read-png.ts";
import { recompressPng } from "./recompress-png.ts";

/** Of so few bytes a PNG may be the smaller of both. */
export const maxSmallBytes = 65_536;

export interface RecompressedPictures {
  parsed: ParsedAnimation;
  /** Pictures that are smaller now, and those of them that were PNG and are WebP. */
  changes: number;
  toWebp: number;
}

/** A file whose pictures are the same in fewer bytes: PNG as WebP where there is a codec, or packed anew; `onPicture` may wait, or end it. */
export async function recompressPictures(
  parsed: ParsedAnimation,
  codec: PictureCodec | null,
  onPicture: () => Promise<void>,
): Promise<RecompressedPictures> {
  const made = new Map<string, MadePicture>();
  for (const found of findPngs(parsed)) {
    await onPicture();
    const picture = await smallerPicture(found, codec);
    if (picture !== null) made.set(found.key, picture);
  }
  return { parsed: withPictures(parsed, made), ...countsOf(made) };
}

export const countsOf = (
  made: ReadonlyMap<string, MadePicture>,
): Pick<RecompressedPictures, "changes" | "toWebp"> => ({
  changes: made.size,
  toWebp: [...made.values()].filter(({ type }) => type === "webp").length,
});

/** The same picture in fewer bytes; null where none was found. */
export async function smallerPicture(
  found: FoundPng,
  codec: PictureCodec | null,
): Promise<MadePicture | null> {
  const picture = readPng(found.bytes);
  if (picture === null) return null;
  // ThorVG follows a profile in a PNG and not in a WebP: off by 42 of 255 with that of Adobe.
  const mayBeWebp = found.mayBeRenamed && profileOf(picture.colourChunks) === null;
  const webp = codec === null || !mayBeWebp ? null : await asWebp(picture, codec, exactly);
  const candidates: MadePicture[] = webp === null ? [] : [{ bytes: webp, type: "webp" }];
  if (webp === null || webp.length >= found.bytes.length || found.bytes.length <= maxSmallBytes)
    candidates.push({ bytes: recompressPng(found.bytes, picture), type: "png" });
  const [best] = candidates.toSorted((one, other) => one.bytes.length - other.bytes.length);
  return best !== undefined && isSmaller(best, found) ? best : null;
}

/** As it stands in the file: an address is longer than what it says. */
export const isSmaller = (made: MadePicture, { key, bytes }: FoundPng): boolean =>
  key.startsWith("data:") ? addressOf(made).length < key.length : made.bytes.length < bytes.length;
