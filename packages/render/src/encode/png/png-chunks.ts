import { pngChunk, pngSignature } from "@zoetrope/lottie/png-chunks";
import type { ByteWriter } from "../byte-writer.ts";

/** What a pixel is in a PNG: the number of a colour, or red, green, blue and opacity. */
export type ColourType = 3 | 6;

/** Chunks of a PNG (https://www.w3.org/TR/png-3/), 8 bits a channel. */
export function beginPng(
  out: ByteWriter,
  { width, height }: { width: number; height: number },
  colourType: ColourType = 6,
): void {
  out.bytes(pngSignature);
  const header = new Uint8Array([0, 0, 0, 0, 0, 0, 0, 0, 8, colourType, 0, 0, 0]);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  writeChunk(out, "IHDR", header);
}

export const writeChunk = (out: ByteWriter, type: string, data: Uint8Array): void =>
  out.bytes(pngChunk({ type, data }));
