import { readFileSync } from "node:fs";
import { rgbOf } from "@zoetrope/lottie";
import { contrastRatio, relativeLuminance } from "@zoetrope/lottie/srgb";
import { expect, test } from "vitest";
import { avatarTone, avatarTones, initialsOf } from "./avatar-tone.ts";

const tokens = readFileSync(new URL("../../ui/src/styles/tokens.css", import.meta.url), "utf8");
const token = (name: string): string => new RegExp(`${name}: (#[0-9a-f]{6})`).exec(tokens)?.[1] ?? "";

function luminance(colour: string): number {
  const rgb = rgbOf(colour);
  if (rgb === null) throw new Error(`${colour} is no colour`);
  return relativeLuminance(...rgb);
}

test("initials stand out at 4.5 to 1 on each of the 18 tones", () => {
  for (let tone = 1; tone <= avatarTones; tone += 1) {
    const [ground, text] = [luminance(token(`--avatar-${tone}`)), luminance(token(`--avatar-${tone}-text`))];
    expect(contrastRatio(ground, text), `tone ${tone}`).toBeGreaterThanOrEqual(4.5);
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
