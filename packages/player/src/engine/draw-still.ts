import { createCore, loadData } from "./dotlottie-core.ts";
import { readSource } from "./read-source.ts";
import type { StillRequest } from "./reel-protocol.ts";

const maxSide = 2048;

/** One frame as a PNG with transparency, at most 2,048 pixels on the longer side. */
export async function drawStill({ source, frame, width, height, theme }: StillRequest): Promise<Blob> {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  const surface = new OffscreenCanvas(
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale)),
  );
  const [data, core] = await Promise.all([
    readSource(source, new AbortController().signal),
    createCore(surface),
  ]);
  try {
    const failure = loadData(core, data);
    if (failure) throw new Error(failure);
    if (theme !== null) core.setTheme(theme);
    core.setFrame(frame);
    return await surface.convertToBlob({ type: "image/png" });
  } finally {
    core.destroy();
  }
}
