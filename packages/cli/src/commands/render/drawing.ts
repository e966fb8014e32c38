import {
  type EncodedFormat,
  openDrawingCore,
  openPictureCodec,
  openPictureEncoder,
} from "@zoetrope/render/node";
import { lazyPictureCodec, type DrawingCore, type PictureEncoder } from "@zoetrope/render";

let core: Promise<DrawingCore> | null = null;
/** One for all files: it takes a moment to start. */
export const openCore = (): Promise<DrawingCore> => (core ??= openDrawingCore());

/** What pictures inside of files are packed with. */
export const pictureCodec = lazyPictureCodec(openPictureCodec);

const encoders = new Map<EncodedFormat, Promise<PictureEncoder>>();
export function openEncoder(format: EncodedFormat): Promise<PictureEncoder> {
  const known = encoders.get(format) ?? openPictureEncoder(format);
  encoders.set(format, known);
  return known;
}
