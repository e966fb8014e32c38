import sharp from "sharp";

/** A picture as what it is and what colour it has where. */
export async function pixelsOf(
  bytes: Uint8Array,
): Promise<{ at: (x: number, y: number) => number[]; format: string | undefined }> {
  const { format } = await sharp(bytes).metadata();
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { format, at: (x, y) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)] };
}
