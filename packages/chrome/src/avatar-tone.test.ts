import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { avatarTone, avatarTones, initialsOf } from "./avatar-tone.ts";

const tokens = readFileSync(new URL("../../ui/src/styles/tokens.css", import.meta.url), "utf8");
const token = (name: string): string => new RegExp(`${name}: (#[0-9a-f]{6})`).exec(tokens)?.[1] ?? "";

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test("initials stand out at 4.5 to 1 on each of the 18 tones", () => {
  for (let tone = 1; tone <= avatarTones; tone += 1) {
    const [light = 0, dark = 0] = [
      luminance(token(`--avatar-${tone}`)),
      luminance(token(`--avatar-${tone}-text`)),
    ].toSorted((a, b) => b - a);
    expect((light + 0.05) / (dark + 0.05), `tone ${tone}`).toBeGreaterThanOrEqual(4.5);
  }
});

test("a name has one tone, however its accents are written", () => {
  expect(avatarTone("Zoë Lund")).toBe(avatarTone("Zoe\u0308 Lund"));
  expect(avatarTone(" Ines Moreau ")).toBe(avatarTone("Ines Moreau"));
  // Recorded, so that nobody's colour changes unnoticed.
  expect(["Ines Moreau", "오은지", "森 綾香"].map(avatarTone)).toMatchInlineSnapshot(`
    [
      18,
      7,
      5,
    ]
  `);
});

test("many names use all 18 tones", () => {
  const used = new Set(Array.from({ length: 600 }, (_, index) => avatarTone(`Person ${index}`)));
  expect(used.size).toBe(18);
});

test.each([
  ["Ines Moreau", "IM"],
  ["ada", "A"],
  ["Juan de la Cruz", "JC"],
  ["오은지", "오"],
  ["👩‍🚀 Fox", "👩‍🚀F"],
  ["  ", "?"],
])("the initials of %j are %j", (name, initials) => expect(initialsOf(name)).toBe(initials));
