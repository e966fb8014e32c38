import { colourBytes, motionBytes, shapeBytes, shapesPerLook } from "@zoetrope/render/vector-layout";
import { assemble, noResult, signed, unsigned, type Instruction } from "./assemble.ts";

/** Slots compared by one call. */
export const maxCompared = 65_536;
/**
 * Rows that are touched together before they are compared: each lies somewhere else in hundreds of megabytes, and the processor fetches
 * them all in the time of one. More take the place of what is compared in its cache. A power of two.
 */
const rowsAhead = 8;
const bytesPerLine = 64;
/** Bytes that one instruction takes: eight, each as a number of sixteen bits. */
const lanes = 8;
const bytesPerLane = 2;

/** A row has one vector, so that comparing reads on: shapes, colours, motion. Five lines of a processor's cache. */
export const coloursAt = shapesPerLook * shapeBytes;
export const motionAt = coloursAt + colourBytes;
export const bytesPerRow = Math.ceil((motionAt + motionBytes) / bytesPerLine) * bytesPerLine;

/** Where things lie in the memory: what is looked for, which slots, what was found, and rows, since their number grows. */
export const bytesPerShape = shapeBytes * bytesPerLane;
export const ownAt = 0;
export const mirroredAt = ownAt + shapesPerLook * bytesPerShape;
/** How often the square of each byte of a shape counts. */
export const shapeWeightsAt = mirroredAt + shapesPerLook * bytesPerShape;
export const colourAt = shapeWeightsAt + bytesPerShape;
export const ownMotionAt = colourAt + colourBytes * bytesPerLane;
export const mirroredMotionAt = ownMotionAt + motionBytes * bytesPerLane;
const touchedAt = mirroredMotionAt + motionBytes * bytesPerLane;
export const slotsAt = touchedAt + 4;
export const foundAt = slotsAt + (maxCompared + rowsAhead) * 4;
export const numbersPerSlot = 3;
export const rowsAt = Math.ceil((foundAt + maxCompared * numbersPerSlot * 4) / 64) * 64;

// Parameters, then locals.
const [count, shapesEnd, at, row, query, nearest, sum, own, found, lane] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const [squares, difference, firstOfQuery] = [10, 11, 12];
const [other, touched] = [20, 21];

/** Leaves the sum of the squares of the differences between bytes of the row and the numbers that `wanted` puts on the stack. */
const squaresOf = (
  load: "v128.load8x8_s" | "v128.load8x8_u",
  from: number,
  length: number,
  wanted: (index: number) => Instruction[],
  weighted: (index: number) => Instruction[] = () => [],
): Instruction[] => [
  ...Array.from({ length: length / lanes }, (_, index): Instruction[] => [
    ["local.get", row],
    [load, 3, ...unsigned(rowsAt + from + index * lanes)],
    ...wanted(index),
    ["i16x8.sub"],
    ["local.tee", difference],
    ["local.get", difference],
    ...weighted(index),
    ["i32x4.dot_i16x8_s"],
    ...(index === 0 ? [] : ([["local.get", squares], ["i32x4.add"]] as const)),
    ["local.set", squares],
  ]).flat(),
  ["local.get", squares],
  ["i32x4.extract_lane", 0],
  ...[1, 2, 3].flatMap((part): Instruction[] => [
    ["local.get", squares],
    ["i32x4.extract_lane", part],
    ["i32.add"],
  ]),
];

const fromMemory =
  (base: number) =>
  (index: number): Instruction[] => [
    ["local.get", query],
    ["v128.load", 3, ...unsigned(base + index * lanes * bytesPerLane)],
  ];

/** `sum` becomes that of the squares between each wanted shape and the nearest one of the row. */
const sumOfNearest = (wantedAt: number): Instruction[] => [
  ["i32.const", 0],
  ["local.set", sum],
  ["i32.const", 0],
  ["local.set", query],
  ["loop", noResult],
  ...Array.from({ length: shapeBytes / lanes }, (_, index): Instruction[] => [
    ...fromMemory(wantedAt)(index),
    ["local.set", firstOfQuery + index],
  ]).flat(),
  ...Array.from({ length: shapesPerLook }, (_, shape): Instruction[] => [
    ...squaresOf(
      "v128.load8x8_s",
      shape * shapeBytes,
      shapeBytes,
      (index) => [["local.get", firstOfQuery + index]],
      (index) => [
        ["i32.const", 0],
        ["v128.load", 3, ...unsigned(shapeWeightsAt + index * lanes * bytesPerLane)],
        ["i16x8.mul"],
      ],
    ),
    ...(shape === 0
      ? []
      : ([
          ["local.tee", lane],
          ["local.get", nearest],
          ["local.get", lane],
          ["local.get", nearest],
          ["i32.lt_u"],
          ["select"],
        ] as const)),
    ["local.set", nearest],
  ]).flat(),
  ["local.get", sum],
  ["local.get", nearest],
  ["i32.add"],
  ["local.set", sum],
  ["local.get", query],
  ["i32.const", ...signed(bytesPerShape)],
  ["i32.add"],
  ["local.tee", query],
  ["local.get", shapesEnd],
  ["i32.lt_u"],
  ["br_if", 0],
  ["end"],
];

/** Writes what `value` leaves as one of the numbers found for the slot. */
const write = (number: number, value: readonly Instruction[]): Instruction[] => [
  ["local.get", found],
  ...value,
  ["i32.store", 2, ...unsigned(foundAt + number * 4)],
];

/** At each eighth row a byte of every line of it and the next seven; past the last one, those of before. */
const touchRows: Instruction[] = [
  ["block", noResult],
  ["local.get", at],
  ["i32.const", ...signed(rowsAhead - 1)],
  ["i32.and"],
  ["br_if", 0],
  ...Array.from({ length: rowsAhead }, (_, ahead): Instruction[] => [
    ["local.get", at],
    ["i32.const", 2],
    ["i32.shl"],
    ["i32.load", 2, ...unsigned(slotsAt + ahead * 4)],
    ["i32.const", ...signed(bytesPerRow)],
    ["i32.mul"],
    ["local.set", other],
    ...Array.from({ length: bytesPerRow / bytesPerLine }, (_line, line): Instruction[] => [
      ["local.get", other],
      ["i32.load8_u", 0, ...unsigned(rowsAt + line * bytesPerLine)],
      ["local.get", touched],
      ["i32.add"],
      ["local.set", touched],
    ]).flat(),
  ]).flat(),
  ["end"],
];

const instructions: Instruction[] = [
  ["block", noResult],
  ["loop", noResult],
  ["local.get", at],
  ["local.get", count],
  ["i32.ge_u"],
  ["br_if", 1],
  ["local.get", at],
  ["i32.const", 2],
  ["i32.shl"],
  ["i32.load", 2, ...unsigned(slotsAt)],
  ["i32.const", ...signed(bytesPerRow)],
  ["i32.mul"],
  ["local.set", row],
  ...touchRows,
  ...sumOfNearest(ownAt),
  ["local.get", sum],
  ["local.set", own],
  ...sumOfNearest(mirroredAt),
  ...write(0, [
    ["local.get", own],
    ["local.get", sum],
    ["local.get", own],
    ["local.get", sum],
    ["i32.lt_u"],
    ["select"],
  ]),
  ["i32.const", 0],
  ["local.set", query],
  ...write(1, squaresOf("v128.load8x8_u", coloursAt, colourBytes, fromMemory(colourAt))),
  // The motion of that way round which fits better.
  ["i32.const", 0],
  ["i32.const", ...signed(mirroredMotionAt - ownMotionAt)],
  ["local.get", own],
  ["local.get", sum],
  ["i32.le_u"],
  ["select"],
  ["local.set", query],
  ...write(2, squaresOf("v128.load8x8_u", motionAt, motionBytes, fromMemory(ownMotionAt))),
  ["local.get", found],
  ["i32.const", numbersPerSlot * 4],
  ["i32.add"],
  ["local.set", found],
  ["local.get", at],
  ["i32.const", 1],
  ["i32.add"],
  ["local.set", at],
  ["br", 0],
  ["end"],
  ["end"],
  // What nobody asks for would not be read.
  ["i32.const", 0],
  ["local.get", touched],
  ["i32.store", 2, ...unsigned(touchedAt)],
];

let assembled: WebAssembly.Module | null = null;

/** Compares so many slots (`slotsAt`) with what is looked for, whose shapes end at a number of bytes from the first. */
export const rowComparison = (): WebAssembly.Module =>
  (assembled ??= assemble({
    parameters: ["i32", "i32"],
    locals: [
      ...Array.from({ length: 8 }, () => "i32" as const),
      ...Array.from({ length: 2 + shapeBytes / lanes }, () => "v128" as const),
      ...Array.from({ length: 2 }, () => "i32" as const),
    ],
    instructions,
  }));
