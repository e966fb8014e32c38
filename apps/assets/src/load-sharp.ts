import type { Sharp, SharpOptions } from "sharp";

type OpenPicture = (bytes: Uint8Array, options?: SharpOptions) => Sharp;
let loading: Promise<OpenPicture> | undefined;

/** Loaded with the first picture: it is native code that other roles never need. */
export function loadSharp(): Promise<OpenPicture> {
  loading ??= import("sharp").then(({ default: sharp }) => {
    // One thread per picture (the queue runs several), and no cache: every result is kept by us.
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return loading;
}
