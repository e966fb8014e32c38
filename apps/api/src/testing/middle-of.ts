import sharp from "sharp";

/** Red, green and blue of the pixel in the middle of a picture. */
export async function middleOf(picture: Uint8Array | ArrayBuffer): Promise<number[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return [...data.subarray(at, at + 3)];
}
