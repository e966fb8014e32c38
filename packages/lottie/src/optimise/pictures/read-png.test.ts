import { zlibSync } from "fflate";
import * as fc from "fast-check";
import { PNG } from "pngjs";
import { describe, expect, it } from "vitest";
import { type PngChunk, readChunks, writeChunks } from "./png-chunks.ts";
import { readPng } from "./read-png.ts";

interface Kind {
  colourType: number;
  depth: number;
  channels: number;
}
const kinds: Kind[] = [
  ...[1, 2, 4, 8].flatMap((depth) => [
    { colourType: 0, depth, channels: 1 },
    { colourType: 3, depth, channels: 1 },
  ]),
  { colourType: 2, depth: 8, channels: 3 },
  { colourType: 4, depth: 8, channels: 2 },
  { colourType: 6, depth: 8, channels: 4 },
];

/** A PNG whose rows hold what the numbers say, over and over. */
function pngOf(
  { colourType, depth, channels }: Kind,
  { width, height, interlace = 0 }: { width: number; height: number; interlace?: number },
  numbers: readonly number[],
  transparent: Uint8Array | null = null,
): Uint8Array<ArrayBuffer> {
  const passes =
    interlace === 0
      ? [[0, 0, 1, 1]]
      : [
          [0, 0, 8, 8],
          [4, 0, 8, 8],
          [0, 4, 4, 8],
          [2, 0, 4, 4],
          [0, 2, 2, 4],
          [1, 0, 2, 2],
          [0, 1, 1, 2],
        ];
  const data: number[] = [];
  for (const [x = 0, y = 0, across = 1, down = 1] of passes) {
    const [columns, rows] = [Math.ceil((width - x) / across), Math.ceil((height - y) / down)];
    if (columns <= 0) continue;
    for (let row = 0; row < rows; row++) {
      data.push((numbers[data.length % numbers.length] ?? 0) % 5);
      for (let byte = 0; byte < Math.ceil((columns * channels * depth) / 8); byte++)
        data.push(numbers[data.length % numbers.length] ?? 0);
    }
  }
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([depth, colourType, 0, 0, interlace], 8);
  return new Uint8Array(
    writeChunks([
      { type: "IHDR", data: header },
      ...(colourType === 3
        ? [
            {
              type: "PLTE",
              data: Uint8Array.from({ length: 768 >> (8 - depth) }, (_, at) => (at * 37) % 256),
            },
          ]
        : []),
      ...(transparent === null ? [] : [{ type: "tRNS", data: transparent }]),
      { type: "IDAT", data: zlibSync(Uint8Array.from(data)) },
      { type: "IEND", data: new Uint8Array() },
    ]),
  );
}

/** With other parts, and checksums that fit. */
function edited(bytes: Uint8Array, edit: (chunks: PngChunk[]) => void): Uint8Array {
  const chunks = (readChunks(bytes) ?? []).map(({ type, data }) => ({ type, data: data.slice() }));
  edit(chunks);
  return writeChunks(chunks);
}

const seen = (pixels: Uint8Array): number[] =>
  [...pixels].map((each, at, all) => (all[at | 3] === 0 ? 0 : each));

describe("the pixels of a PNG", () => {
  it("are those that libraries find, whatever its colours, depth and order of rows", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.record({
          width: fc.integer({ min: 1, max: 19 }),
          height: fc.integer({ min: 1, max: 19 }),
          interlace: fc.constantFrom(0, 1),
        }),
        fc.array(fc.nat(255), { minLength: 1, maxLength: 40 }),
        fc.boolean(),
        (kind, shape, numbers, hasTransparent) => {
          const lengths: { [type: number]: number } = { 0: 2, 2: 6, 3: 2 };
          const length = lengths[kind.colourType];
          const transparent =
            hasTransparent && length !== undefined
              ? Uint8Array.from({ length }, (_, at) => (kind.colourType === 3 ? at * 99 : at & 1))
              : null;
          const bytes = pngOf(kind, shape, numbers, transparent);
          const found = readPng(bytes);
          expect([found?.width, found?.height]).toEqual([shape.width, shape.height]);
          expect([...(found?.rgba ?? [])]).toEqual(seen(PNG.sync.read(Buffer.from(bytes)).data));
        },
      ),
      { numRuns: 150 },
    );
  });

  it("are not read of what has 16 bits, moves, is too large or cut off", () => {
    const colour = { colourType: 6, depth: 8, channels: 4 };
    const good = pngOf(colour, { width: 8, height: 8 }, [0, 1, 2]);
    expect(readPng(good)).not.toBeNull();
    const sized = (width: number, height: number): Uint8Array =>
      edited(good, ([header]) => {
        const view = new DataView(header?.data.buffer ?? new ArrayBuffer(8));
        view.setUint32(0, width);
        view.setUint32(4, height);
      });
    expect(readPng(sized(8, 8))).not.toBeNull();
    const indexed = pngOf({ colourType: 3, depth: 8, channels: 1 }, { width: 2, height: 1 }, [0, 255]);
    for (const bytes of [
      pngOf({ colourType: 6, depth: 16, channels: 4 }, { width: 3, height: 3 }, [0]),
      sized(0x7fff_ffff, 0x7fff_ffff),
      sized(8, 9),
      sized(8, 7),
      good.subarray(0, good.length - 20),
      edited(indexed, (chunks) => void chunks.splice(1, 1)),
      edited(indexed, (chunks) => void chunks.splice(1, 1, { type: "PLTE", data: new Uint8Array(3) })),
      new Uint8Array(),
      Uint8Array.of(0xff, 0xd8, 0xff),
    ])
      expect(readPng(bytes)).toBeNull();
  });

  it("are not read of what players do not agree about", () => {
    const size = { width: 4, height: 4 };
    const rgb = pngOf({ colourType: 2, depth: 8, channels: 3 }, size, [0, 1, 2], new Uint8Array(6));
    const indexed = pngOf({ colourType: 3, depth: 2, channels: 1 }, size, [0], new Uint8Array(4));
    const empty = (type: string, length = 0): PngChunk => ({ type, data: new Uint8Array(length) });
    const exif = (orientation: number): Uint8Array =>
      Uint8Array.of(0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0);
    expect(readPng(rgb)).not.toBeNull();
    expect(readPng(indexed)).not.toBeNull();
    const upright = edited(rgb, (chunks) => void chunks.splice(1, 0, { type: "eXIf", data: exif(1) }));
    expect(readPng(upright)).not.toBeNull();
    const edits: { [what: string]: [Uint8Array, (chunks: PngChunk[]) => void] } = {
      "a part nobody knows that changes the picture": [rgb, (all) => void all.splice(1, 0, empty("ABCD"))],
      "another way to pack": [rgb, ([header]) => header?.data.set([1], 10)],
      "another way to filter": [rgb, ([header]) => header?.data.set([1], 11)],
      "two headers": [rgb, (all) => void all.splice(1, 0, ...all.slice(0, 1))],
      "rows with something between": [rgb, (all) => void all.splice(3, 0, empty("tEXt"), empty("IDAT"))],
      "a wrong checksum of the rows": [rgb, (all) => all[2]?.data.set([0], all[2].data.length - 1)],
      "half a transparent colour": [rgb, (all) => void all.splice(1, 1, empty("tRNS", 2))],
      "a transparent colour of 16 bits": [rgb, (all) => all[1]?.data.set([1], 0)],
      "opacity behind the rows": [rgb, (all) => void all.push(...all.splice(1, 1), ...all.splice(2, 1))],
      "two palettes": [indexed, (all) => void all.splice(1, 0, ...all.slice(1, 2))],
      "more colours than bits": [indexed, (all) => void all.splice(1, 1, empty("PLTE", 15))],
      "more opacities than colours": [indexed, (all) => void all.splice(2, 1, empty("tRNS", 5))],
      "opacities before the palette": [indexed, (all) => void all.splice(1, 0, ...all.splice(2, 1))],
      "what lies on its side": [rgb, (all) => void all.splice(1, 0, { type: "eXIf", data: exif(6) })],
    };
    for (const [what, [bytes, edit]] of Object.entries(edits))
      expect([what, readPng(edited(bytes, edit))]).toEqual([what, null]);
    const withWrongChecksum = rgb.slice();
    withWrongChecksum[withWrongChecksum.length - 1] = 0;
    expect(readPng(withWrongChecksum)).toBeNull();
  });
});
