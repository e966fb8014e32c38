import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { litTissue, sinksInto, tintGrid, tints, tintsOf } from "./tint.ts";

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
  const laid = tintGrid(items(48));
  for (const [index, tint] of laid.entries()) {
    if (index > 0) expect(tint).not.toBe(laid[index - 1]);
    if (index >= 4) expect(tint).not.toBe(laid[index - 4]);
  }
});

/** Twelve hues, pale to deep, each a few times in a row, as icons of one set lie in a list. */
const colours = Array.from({ length: 12 }, (_, hue) => hue * 30).flatMap((hue) =>
  [40, 55, 70].flatMap((lightness) => [hexOf(hue, lightness), hexOf(hue, lightness), hexOf(hue, lightness)]),
);

function hexOf(hue: number, lightness: number): string {
  const spread = (0.9 * Math.min(lightness, 100 - lightness)) / 100;
  const channel = (offset: number) => {
    const place = (offset + hue / 30) % 12;
    const share = lightness / 100 - spread * Math.max(-1, Math.min(place - 3, 9 - place, 1));
    return Math.round(share * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

test.each(["#f8af18", "#fbbf24", "#fde047", "#f2c14e", "#fb923c"])(
  "a sun of %s is never laid on amber, whatever lies around it",
  (sun) => {
    const list = Array.from({ length: 60 }, (_, index) => ({
      id: `icon-${index}`,
      dominantColour: index % 5 === 4 ? null : sun,
    }));
    for (const [index, tint] of tintGrid(list).entries())
      if (list[index]?.dominantColour) expect(tint).not.toBe("amber");
  },
);

test("no colour sinks into its tissue, and cards side by side or above one another still differ", () => {
  const laid = tintGrid(colours.map((dominantColour, index) => ({ id: `item-${index}`, dominantColour })));
  for (const [index, tint] of laid.entries()) {
    expect(sinksInto(tint, colours[index] ?? ""), `${colours[index]} on ${tint}`).toBe(false);
    if (index > 0) expect(tint).not.toBe(laid[index - 1]);
    if (index >= 4) expect(tint).not.toBe(laid[index - 4]);
  }
});

test("a dark colour may lie on tissue of its own hue", () =>
  expect(tintsOf({ id: "a", dominantColour: "#12324a" })).toContain("sky"));

test("the tissue that is reckoned with is the one that is drawn", () => {
  const tokens = readFileSync(new URL("styles/tokens.css", import.meta.url), "utf8");
  for (const tint of tints) expect(tokens).toContain(`--${tint}-lit: ${litTissue[tint]};`);
});
