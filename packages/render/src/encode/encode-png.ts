import { crc32 } from "@zoetrope/lottie/crc32";
import { zlibSync } from "fflate";
import type { RawFrame } from "../contract.ts";

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A PNG of red, green, blue and opacity (https://www.w3.org/TR/png-3/); the same pixels give the same bytes on every machine. */
export function encodePng({ pixels, width, height }: RawFrame): Uint8Array {
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  header.setUint8(8, 8); // bits a channel
  header.setUint8(9, 6); // colour with opacity
  const chunks = [
    new Uint8Array(signature),
    chunk("IHDR", new Uint8Array(header.buffer)),
    chunk("IDAT", zlibSync(filtered(pixels, width, height), { level: 6 })),
    chunk("IEND", new Uint8Array()),
  ];
  const bytes = new Uint8Array(chunks.reduce((sum, each) => sum + each.length, 0));
  let at = 0;
  for (const each of chunks) {
    bytes.set(each, at);
    at += each.length;
  }
  return bytes;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

/** Each row as it is, less its left neighbours, or less the row above: whichever leaves the least, as the standard proposes. */
function filtered(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const row = width * 4;
  const bytes = new Uint8Array((row + 1) * height);
  const tried = [0, 1, 2].map(() => new Uint8Array(row));
  for (let y = 0; y < height; y++) {
    const costs = tried.map((attempt, filter) => {
      let cost = 0;
      for (let x = 0; x < row; x++) {
        const at = y * row + x;
        const before =
          filter === 1
            ? x < 4
              ? 0
              : (pixels[at - 4] ?? 0)
            : filter === 2
              ? y === 0
                ? 0
                : (pixels[at - row] ?? 0)
              : 0;
        const rest = ((pixels[at] ?? 0) - before) & 255;
        attempt[x] = rest;
        cost += rest < 128 ? rest : 256 - rest;
      }
      return cost;
    });
    const best = costs.indexOf(Math.min(...costs));
    bytes[y * (row + 1)] = best;
    bytes.set(tried[best] ?? [], y * (row + 1) + 1);
  }
  return bytes;
}
