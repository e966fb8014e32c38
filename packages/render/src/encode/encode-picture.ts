import sharp from "sharp";
import { rgbOf } from "@zoetrope/lottie";
import type { PictureFormat, RawFrame } from "../renderer/contract.ts";

// One thread a picture: several are encoded at once, and a server has other things to do beside.
sharp.concurrency(1);
// Every picture is made once; keeping decoded ones only costs memory.
sharp.cache(false);

export interface EncodeOptions {
  format: PictureFormat;
  /** 1 to 100, default 80. */
  quality?: number;
  /** `#rrggbb` behind transparent parts. */
  background?: string;
}

/** Encodes raw pixels off the calling thread. Efforts are chosen for a few milliseconds a picture. */
export async function encodePicture(frame: RawFrame, options: EncodeOptions): Promise<Uint8Array> {
  const raw = { width: frame.width, height: frame.height, channels: 4 } as const;
  const picture = sharp(frame.pixels, { raw });
  const background = rgbOf(options.background ?? "");
  if (background !== null) {
    const [r, g, b] = background.map((share) => Math.round(share * 255));
    picture.flatten({ background: { r, g, b } });
  }
  const quality = Math.min(100, Math.max(1, Math.round(options.quality ?? 80)));
  if (options.format === "png") picture.png({ compressionLevel: 6, adaptiveFiltering: false });
  else if (options.format === "webp") picture.webp({ quality, effort: 1 });
  else picture.avif({ quality, effort: 2 });
  return new Uint8Array(await picture.toBuffer());
}
