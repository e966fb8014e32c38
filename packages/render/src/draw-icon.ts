import sharp from "sharp";

const maxPixels = 40_000_000;
/** Twice the largest size in which an icon is shown. */
const sideInPixels = 256;
const quality = 82;
const timeoutInSeconds = 10;
/** Formats of photographs and pictures. SVG is a program for a renderer, and is not among them. */
const formats: ReadonlySet<string> = new Set(["jpeg", "png", "webp", "gif", "heif"]);

/**
 * A square picture (WebP) drawn anew from a file, so that nothing that was hidden in it (places, scripts, comments) goes on. Null for
 * what is no picture, or one too large to be drawn.
 */
export async function drawIcon(bytes: Uint8Array): Promise<Uint8Array | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" });
    const { format } = await picture.metadata();
    if (!formats.has(format)) return null;
    return await picture
      .rotate() // as its EXIF says, which is left out
      .resize(sideInPixels, sideInPixels, { fit: "cover" })
      .timeout({ seconds: timeoutInSeconds })
      .webp({ quality })
      .toBuffer();
  } catch {
    return null;
  }
}
