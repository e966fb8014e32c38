import { crc32 } from "@zoetrope/lottie/crc32";
import type { ByteWriter } from "../byte-writer.ts";

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** What a pixel is in a PNG: the number of a colour, or red, green, blue and opacity. */
export type ColourType = 3 | 6;

/** Chunks of a PNG (https://www.w3.org/TR/png-3/), 8 bits a channel. */
export function beginPng(
  out: ByteWriter,
  { width, height }: { width: number; height: number },
  colourType: ColourType = 6,
): void {
  out.bytes(signature);
  const header = new Uint8Array([0, 0, 0, 0, 0, 0, 0, 0, 8, colourType, 0, 0, 0]);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  writeChunk(out, "IHDR", header);
}

export function writeChunk(out: ByteWriter, type: string, data: Uint8Array): void {
  const chunk = new Uint8Array(4 + data.length);
  for (let at = 0; at < 4; at++) chunk[at] = type.charCodeAt(at);
  chunk.set(data, 4);
  out.big(data.length, 4);
  out.bytes(chunk);
  out.big(crc32(chunk) >>> 0, 4);
}
