import { FeedbackError } from "./feedback-error.ts";

const maxPixels = 30_000_000;
/** A screenshot stays legible. */
const maxSideInPixels = 3_000;
const quality = 85;
const formats: ReadonlySet<string> = new Set(["jpeg", "png", "webp"]);
let last: Promise<unknown> = Promise.resolve();

/**
 * Draws a picture anew as WebP, so that nothing that was hidden in the file goes on. One at a time, because anybody may send one.
 * Throws FeedbackError for what is none.
 */
export function drawPicture(bytes: Uint8Array): Promise<Uint8Array> {
  const drawn = last.then(() => draw(bytes));
  last = drawn.catch(() => undefined);
  return drawn;
}

async function draw(bytes: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import("sharp");
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" });
    const { format } = await picture.metadata();
    if (!formats.has(format)) throw new Error(`a picture of format ${format}`);
    return await picture
      .rotate() // as its EXIF says, which is stripped
      .resize(maxSideInPixels, maxSideInPixels, { fit: "inside", withoutEnlargement: true })
      .timeout({ seconds: 10 })
      .webp({ quality, effort: 2 })
      .toBuffer();
  } catch (error) {
    throw new FeedbackError({ picture: "picture-unreadable" }, error);
  }
}
