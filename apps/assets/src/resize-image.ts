import type { ImageOptions } from "./image-options.ts";
import { loadSharp } from "./load-sharp.ts";

/** "plain" is for programs that know neither WebP nor AVIF: PNG, or JPEG where nothing is transparent. */
export type ImageTarget = "webp" | "avif" | "plain";

const maxInputPixels = 40_000_000;
const timeoutInSeconds = 10;

/** Makes a picture smaller, never larger, and strips its metadata. Throws what the decoder throws. */
export async function resizeImage(
  bytes: Uint8Array,
  options: ImageOptions,
  target: ImageTarget,
): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const picture = sharp(bytes, { limitInputPixels: maxInputPixels, failOn: "error" })
    .rotate() // as its EXIF says, which is stripped
    .resize({ width: options.width, withoutEnlargement: true })
    .timeout({ seconds: timeoutInSeconds });
  const { quality } = options;
  if (target === "webp") return picture.webp({ quality, effort: 2 }).toBuffer();
  // The quality scales of AVIF and WebP differ: three quarters of the number look alike.
  if (target === "avif") return picture.avif({ quality: Math.round(quality * 0.75), effort: 2 }).toBuffer();
  const { isOpaque } = await sharp(bytes, { limitInputPixels: maxInputPixels }).stats();
  return isOpaque ? picture.jpeg({ quality }).toBuffer() : picture.png({ palette: false }).toBuffer();
}
