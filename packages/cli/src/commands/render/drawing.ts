import type { PictureCodec } from "@zoetrope/lottie";
import {
  type EncodedFormat,
  openDrawingCore,
  openPictureCodec,
  openPictureEncoder,
} from "@zoetrope/render/node";
import type { DrawingCore, PictureEncoder } from "@zoetrope/render";

let core: Promise<DrawingCore> | null = null;
/** One for all files: it takes a moment to start. */
export const openCore = (): Promise<DrawingCore> => (core ??= openDrawingCore());

let codec: Promise<PictureCodec> | null = null;
/** What pictures inside of files are packed with. */
export const openCodec = (): Promise<PictureCodec> => (codec ??= openPictureCodec());

const encoders = new Map<EncodedFormat, Promise<PictureEncoder>>();
export function openEncoder(format: EncodedFormat): Promise<PictureEncoder> {
  const known = encoders.get(format) ?? openPictureEncoder(format);
  encoders.set(format, known);
  return known;
}
