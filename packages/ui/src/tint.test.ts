import { expect, test } from "vitest";
import { tintGrid, tintsOf } from "./tint.ts";

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `item-${index}`, dominantColour: null }));

test("an item always has the same tissue", () => {
  expect(tintsOf({ id: "abc", dominantColour: "#3366ff" })).toEqual(
    tintsOf({ id: "abc", dominantColour: "#3366ff" }),
  );
});

test("a coloured item never lies on tissue of its own colour", () => {
  for (const id of ["a", "b", "c", "d", "e"]) {
    expect(tintsOf({ id, dominantColour: "#f2c14e" })[0]).not.toBe("amber");
    expect(tintsOf({ id, dominantColour: "#4fa3d1" })[0]).not.toBe("sky");
    expect(tintsOf({ id, dominantColour: "#5fbf6a" })[0]).not.toBe("mint");
  }
});

test("neighbours in a row lie on different tissue, also on the row above in four columns", () => {
  const tints = tintGrid(items(48));
  for (const [index, tint] of tints.entries()) {
    if (index > 0) expect(tint).not.toBe(tints[index - 1]);
    if (index >= 4) expect(tint).not.toBe(tints[index - 4]);
  }
});
