import { inflateSync } from "node:zlib";

/** Plays an APNG as a viewer does: the whole picture of each frame, and how long it is shown in thousandths of a second. */
export function readApng(bytes: Uint8Array): { pixels: Uint8Array; delay: number }[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [canvasWidth, canvasHeight] = [view.getUint32(16), view.getUint32(20)];
  let canvas = new Uint8Array(canvasWidth * canvasHeight * 4);
  const frames: { pixels: Uint8Array; delay: number }[] = [];
  let control = 0;
  const isIndexed = bytes[25] === 3;
  let colours = new Uint8Array();
  let opacities = new Uint8Array();
  const coloured = (numbers: Uint8Array): Uint8Array =>
    Uint8Array.from({ length: numbers.length * 4 }, (_, byte) => {
      const number = numbers[byte >> 2] ?? 0;
      return (byte % 4 === 3 ? opacities[number] : colours[number * 3 + (byte % 4)]) ?? 0;
    });
  for (let at = 8; at < bytes.length;) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const data = at + 8;
    if (type === "fcTL") control = data;
    if (type === "PLTE") colours = bytes.slice(data, data + length);
    if (type === "tRNS") opacities = bytes.slice(data, data + length);
    if (type === "IDAT" || type === "fdAT") {
      const from = type === "fdAT" ? data + 4 : data;
      const [width, height, left, top] = [4, 8, 12, 16].map((offset) => view.getUint32(control + offset)) as [
        number,
        number,
        number,
        number,
      ];
      const packed = inflateSync(bytes.subarray(from, data + length));
      const part = isIndexed
        ? coloured(unfiltered(packed, width, height))
        : unfiltered(packed, width * 4, height);
      canvas = canvas.slice();
      for (let pixel = 0; pixel < width * height; pixel++) {
        const to = ((top + Math.floor(pixel / width)) * canvasWidth + left + (pixel % width)) * 4;
        const own = part.subarray(pixel * 4, pixel * 4 + 4);
        // Laid over, opaque pixels replace and transparent ones leave; others are never written so.
        if (bytes[control + 25] === 0 || own[3] === 255) canvas.set(own, to);
        else if (own[3] !== 0) throw new Error("a half-transparent pixel is laid over another");
      }
      frames.push({ pixels: canvas, delay: view.getUint16(control + 20) });
    }
    at = data + length + 4;
  }
  return frames;
}

function unfiltered(bytes: Uint8Array, row: number, height: number): Uint8Array {
  const pixels = new Uint8Array(row * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < row; x++) {
      const filter = bytes[y * (row + 1)];
      const before =
        filter === 1 ? (x < 4 ? 0 : pixels[y * row + x - 4]) : y === 0 ? 0 : pixels[(y - 1) * row + x];
      pixels[y * row + x] = (bytes[y * (row + 1) + 1 + x] ?? 0) + (filter === 0 ? 0 : (before ?? 0));
    }
  return pixels;
}
