import sharp from "sharp";
import type { DecodedPicture } from "./decode-picture.ts";

/**
 * A process of its own for one picture from outside, SVG too: what hangs in it or takes all memory ends with it. It knows no secret and
 * asks no network.
 */
const maxPixels = 40_000_000;
const smallSide = 64;
const largeSide = 256;
const formats: ReadonlySet<string> = new Set(["jpeg", "png", "webp", "svg"]);
/** Points an inch at which a vector is as large as it says. */
const plainDensity = 72;
const maxDensity = 2_400;

sharp.concurrency(1);
process.once("message", (bytes: Uint8Array) => {
  void decode(bytes)
    .catch(() => null)
    .then((answer) => process.send?.(answer, () => process.exit(0)));
});
process.send?.("ready");

async function decode(bytes: Uint8Array): Promise<DecodedPicture | null> {
  const options = { limitInputPixels: maxPixels, failOn: "error" } as const;
  const { format, width, height } = await sharp(bytes, options).metadata();
  if (!formats.has(format)) return null;
  // A small drawing is drawn large rather than enlarged.
  const density = format === "svg" ? (plainDensity * largeSide) / Math.max(width, height, 1) : plainDensity;
  const read = { ...options, density: Math.max(plainDensity / 16, Math.min(maxDensity, density)) };
  const draw = async (side: number) => {
    const { data, info } = await sharp(bytes, read)
      .rotate() // as its EXIF says
      .resize(side, side, { fit: "inside" })
      .toColourspace("srgb")
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { pixels: new Uint8Array(data), width: info.width };
  };
  return { small: await draw(smallSide), large: await draw(largeSide) };
}
