import { toDotLottie } from "@zoetrope/lottie";
import type { PreviewShape, RawFrame } from "../renderer/contract.ts";
import { encodePicture } from "../encode/encode-picture.ts";
import { releasePixels } from "../drawing/release-pixels.ts";
import { stampPreviewMark } from "./preview-mark.ts";

/** Longer side: about as large as a card. */
export const previewSideInPixels = 256;
const picturesPerSecond = 10;
/** A longer animation is shown in fewer pictures a second. */
const maxPictures = 30;
const quality = 66;

/** The frames that a preview shows, each until the next. */
export function previewFrames({ frameRate, frameCount }: PreviewShape): number[] {
  const wanted = Math.round((frameCount / frameRate) * picturesPerSecond);
  const count = Math.max(1, Math.min(maxPictures, Math.floor(frameCount), wanted));
  return Array.from({ length: count }, (_, index) => Math.round((index * frameCount) / count));
}

/**
 * A dotLottie of pictures, one after the other: it plays wherever the animation plays, with its length and frame numbers, and has
 * nothing of its outlines, layers, themes or names. The pictures carry a mark. The same pictures always give the same bytes.
 */
export async function previewFile(shape: PreviewShape, pictures: readonly RawFrame[]): Promise<Uint8Array> {
  for (const picture of pictures) stampPreviewMark(picture);
  const strip = stripOf(pictures);
  const { width, height, frameRate, frameCount } = shape;
  const scale = width / strip.width;
  const json = {
    v: "5.7.0",
    fr: frameRate,
    ip: 0,
    op: frameCount,
    w: width,
    h: height,
    ddd: 0,
    assets: [{ id: "strip", w: strip.width, h: strip.height, u: "i/", p: "strip.webp", e: 0 }],
    layers: [
      {
        ddd: 0,
        ind: 1,
        ty: 2,
        nm: "Preview",
        refId: "strip",
        sr: 1,
        ks: {
          o: { a: 0, k: 100 },
          r: { a: 0, k: 0 },
          p: {
            a: 1,
            // Each picture stands still until the next; what is above and below lies outside the canvas.
            k: pictures.map(({ frame, height: cell }, index) => ({
              t: frame,
              s: [0, -(index * (cell + 2 * rim) + rim) * (height / cell), 0],
              h: 1,
            })),
          },
          a: { a: 0, k: [0, 0, 0] },
          s: { a: 0, k: [scale * 100, (height / (pictures[0]?.height ?? 1)) * 100, 100] },
        },
        ip: 0,
        op: frameCount,
        st: 0,
        bm: 0,
      },
    ],
  };
  const bytes = await encodePicture(strip, { format: "webp", quality });
  releasePixels(strip.pixels);
  // A picture does not become smaller, and the rest is little.
  return toDotLottie(
    { animations: [{ id: "preview", json }], assets: new Map([["i/strip.webp", bytes]]) },
    { deflate: (file) => file },
  );
}

/** Rows that repeat the edges of a picture: enlarged, its neighbours in the strip do not shine in. */
const rim = 1;

/** The pictures one below the other: one is encoded in half the time of many, and is smaller. */
function stripOf(pictures: readonly RawFrame[]): RawFrame {
  const { width = 1, height = 1 } = pictures[0] ?? {};
  const row = width * 4;
  const cell = height + 2 * rim;
  const pixels = new Uint8Array(row * cell * pictures.length);
  for (const [index, picture] of pictures.entries()) {
    const top = index * cell * row;
    pixels.set(picture.pixels.subarray(0, row), top);
    pixels.set(picture.pixels, top + row);
    pixels.set(picture.pixels.subarray((height - 1) * row), top + (height + 1) * row);
  }
  return { pixels, width, height: cell * pictures.length, frame: 0 };
}
