import { asWebp, type Closeness, exactly } from "./as-webp.ts";
import type { PictureCodec } from "./picture-codec.ts";
import type { FoundPng, MadePicture } from "./picture-places.ts";
import type { PngPicture } from "./read-png.ts";
import { isSmaller, maxSmallBytes } from "./recompress-pictures.ts";
import { recompressPng } from "./recompress-png.ts";

/** How far pixels may be off (`smoothedPixels`), from what looks the same in players that round what they multiply. */
const maxErrors = [0, 0.5, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 6, 8];
/** libwebp's own way of being close, on top of ours: a value less in each channel, which its opacity may make three. */
const nearLossless = { quality: 80, maxError: 3 };
/** Of more pixels in all only the first step is tried, since each takes its time. */
const maxPixelsInSteps = 8_000_000;

/** How far a picture goes: a place in the list of errors, and whether libwebp goes further. */
export interface Form {
  step: number;
  isNear: boolean;
}

export const asItCame: Form = { step: -1, isNear: false };

export interface ReadablePng {
  found: FoundPng;
  picture: PngPicture;
}

/** WebPs of pictures, each made when it is asked for, once. No pixel of one is further off than `maxError`, at whatever size it is shown. */
export class PictureForms {
  readonly steps: number;
  readonly #codec: PictureCodec;
  readonly #maxError: number;
  readonly #made = new WeakMap<ReadablePng, Map<string, MadePicture | null>>();

  constructor(codec: PictureCodec, pictures: readonly ReadablePng[], maxError: number) {
    this.#codec = codec;
    this.#maxError = maxError;
    const pixels = pictures.reduce((sum, { picture: { width, height } }) => sum + width * height, 0);
    const allowed = maxErrors.filter((each) => Math.ceil(each) <= maxError).length;
    this.steps = pixels > maxPixelsInSteps ? Math.min(1, allowed) : allowed;
  }

  mayBeNear(step: number): boolean {
    return this.steps > 1 && Math.ceil(maxErrors[step] ?? 0) + nearLossless.maxError <= this.#maxError;
  }

  /**
   * Null where it is no smaller than the PNG. What is drawn by a palette is smaller the more exact it is: then it is exact. `isTrial`: nearly
   * the same in whatever takes the least time.
   */
  async at(each: ReadablePng, { step, isNear }: Form, isTrial: boolean): Promise<MadePicture | null> {
    // What libwebp makes of pixels that it may change hangs on how long it tries.
    const isQuick = isTrial && !isNear;
    const close = {
      maxError: maxErrors[step] ?? 0,
      nearLossless: isNear ? nearLossless.quality : 100,
    };
    const candidates = [await this.#webp(each, close, isQuick), await this.#webp(each, exactly, isQuick)];
    if (!isTrial && each.found.bytes.length <= maxSmallBytes) candidates.push(this.#png(each));
    const [best] = candidates
      .filter((made) => made !== null)
      .toSorted((one, other) => one.bytes.length - other.bytes.length);
    return best !== undefined && (isTrial || isSmaller(best, each.found)) ? best : null;
  }

  async #webp(each: ReadablePng, close: Closeness, isQuick: boolean): Promise<MadePicture | null> {
    const made = this.#madeOf(each);
    const key = JSON.stringify([close, isQuick]);
    const known = made.get(key);
    if (known !== undefined) return known;
    const bytes = await asWebp(each.picture, this.#codec, close, isQuick);
    const picture: MadePicture | null = bytes === null ? null : { bytes, type: "webp" };
    made.set(key, picture);
    return picture;
  }

  #png(each: ReadablePng): MadePicture {
    const made = this.#madeOf(each);
    const known = made.get("png") ?? { bytes: recompressPng(each.found.bytes, each.picture), type: "png" };
    made.set("png", known);
    return known;
  }

  #madeOf(each: ReadablePng): Map<string, MadePicture | null> {
    const made = this.#made.get(each) ?? new Map<string, MadePicture | null>();
    this.#made.set(each, made);
    return made;
  }
}
