import type { RawFrame, Size } from "../../drawing/raw-frame.ts";

/** A picture as video encoders take it: brightness for each pixel, colour for four at once (I420, BT.709, limited range). */
export interface PlanarFrame {
  colour: Uint8Array<ArrayBuffer>;
  /** Opacity in the place of brightness, without colour; null where only colour was asked for. */
  opacity: Uint8Array<ArrayBuffer> | null;
}

/** Both codecs keep colours for four pixels at once. */
export const evenSize = ({ width, height }: Size): Size => ({
  width: width + (width & 1),
  height: height + (height & 1),
});

/** What is transparent takes the mean colour of what can be seen around it: blocks of this many pixels a side. */
const blockSide = 8;
const neutral = 128;

/** Turns frames of one size into planes, always in the same memory. An odd last row or column stands twice. */
export function createPlanarConverter(size: Size, hasOpacity: boolean): (frame: RawFrame) => PlanarFrame {
  const { width, height } = evenSize(size);
  const pixelCount = width * height;
  const colour = new Uint8Array(pixelCount * 1.5);
  const opacity = hasOpacity ? new Uint8Array(pixelCount * 1.5).fill(neutral) : null;
  const opaqueRgb = new Uint8Array(pixelCount * 4);

  /** The frame in even sides, colours spread to where nothing is to be seen: else black would run into the edges. */
  function spread({ pixels }: RawFrame): void {
    const mean = [0, 0, 0];
    for (let top = 0; top < height; top += blockSide)
      for (let left = 0; left < width; left += blockSide) {
        const [bottom, right] = [Math.min(height, top + blockSide), Math.min(width, left + blockSide)];
        let [red, green, blue, weight] = [0, 0, 0, 0];
        for (let y = top; y < bottom; y++) {
          const row = Math.min(y, size.height - 1) * size.width;
          for (let x = left; x < right; x++) {
            const from = (row + Math.min(x, size.width - 1)) * 4;
            const to = (y * width + x) * 4;
            const alpha = pixels[from + 3] as number;
            opaqueRgb[to] = pixels[from] as number;
            opaqueRgb[to + 1] = pixels[from + 1] as number;
            opaqueRgb[to + 2] = pixels[from + 2] as number;
            opaqueRgb[to + 3] = alpha;
            if (opacity !== null) opacity[y * width + x] = alpha;
            red += alpha * (pixels[from] as number);
            green += alpha * (pixels[from + 1] as number);
            blue += alpha * (pixels[from + 2] as number);
            weight += alpha;
          }
        }
        if (weight === (bottom - top) * (right - left) * 255) continue;
        if (weight > 0) [mean[0], mean[1], mean[2]] = [red / weight, green / weight, blue / weight];
        for (let y = top; y < bottom; y++)
          for (let x = left; x < right; x++) {
            const to = (y * width + x) * 4;
            if (opaqueRgb[to + 3] === 0) opaqueRgb.set(mean, to);
          }
      }
  }

  return (frame) => {
    spread(frame);
    for (let y = 0, brightness = 0, at = 0; y < height; y++)
      for (let x = 0; x < width; x++, at += 4)
        colour[brightness++] =
          16 +
          ((11_966 * (opaqueRgb[at] as number) +
            40_254 * (opaqueRgb[at + 1] as number) +
            4_064 * (opaqueRgb[at + 2] as number) +
            32_768) >>
            16);
    const rowLength = width * 4;
    for (let y = 0, to = pixelCount; y < height; y += 2)
      for (let x = 0; x < width; x += 2, to++) {
        const at = y * rowLength + x * 4;
        const [red, green, blue] = [0, 1, 2].map((channel) => meanOfFour(at + channel)) as Rgb;
        colour[to] = neutral + Math.round(-0.100644 * red - 0.338572 * green + 0.439216 * blue);
        colour[to + pixelCount / 4] =
          neutral + Math.round(0.439216 * red - 0.398942 * green - 0.040274 * blue);
      }
    return { colour, opacity };
  };

  function meanOfFour(at: number): number {
    const below = at + width * 4;
    return (
      ((opaqueRgb[at] as number) +
        (opaqueRgb[at + 4] as number) +
        (opaqueRgb[below] as number) +
        (opaqueRgb[below + 4] as number)) /
      4
    );
  }
}

type Rgb = [red: number, green: number, blue: number];
