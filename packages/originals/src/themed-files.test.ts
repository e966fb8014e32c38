import { applyTheme, parseAnimation, toDotLottie } from "@zoetrope/lottie";
import { describe, expect, test } from "vitest";
import { sampleEvery } from "../../../scripts/test-command/thoroughness.ts";
import { realAnimations } from "@zoetrope/lottie/testing/corpus";
import { listOriginals } from "./index.ts";
import { paintFrames, type Picture } from "./testing/frame-painter.ts";

const files = [
  ...listOriginals()
    .filter((original) => original.build().themes.length > 0)
    .map((original) => ({ name: original.key, bytes: original.toDotLottie() })),
  ...[...realAnimations()]
    .filter(({ path }) => path.endsWith("/multi_themes.lottie"))
    .map(({ path, bytes }) => ({ name: path.split("/").at(-1) ?? "", bytes })),
];
const frames = [0, 20, 40, 80];
const paint = (file: string | Uint8Array, theme?: string) => paintFrames(file, frames, 96, 72, theme);

/** Channels that differ by more than the rounding of one colour into another. */
const differing = (one: Picture[], other: Picture[]): number =>
  one.reduce(
    (sum, { pixels }, index) =>
      sum + pixels.filter((value, at) => Math.abs(value - (other[index]?.pixels[at] ?? 0)) > 2).length,
    0,
  );

describe.each(sampleEvery(files, 0, 3))("$name", ({ bytes }) => {
  const parsed = parseAnimation(bytes);
  const [first] = parsed.animations;
  if (!first) throw new Error("There is no animation");

  test.each(parsed.themes)(
    "under the theme $id is the same as JSON that holds the theme",
    async ({ id, json }) => {
      const themed = JSON.stringify(applyTheme(first.json, json, first.id));
      expect(differing(await paint(bytes, id), await paint(themed))).toBe(0);
    },
  );

  test("kept in one of its themes, it opens so, and the other themes still work", async () => {
    // The first theme may be the colours that the file has anyway.
    const [other, theme] = parsed.themes;
    const json = applyTheme(first.json, theme?.json, first.id);
    const kept = toDotLottie({ ...parsed, animations: [{ ...first, json }] });
    expect(differing(await paint(kept), await paint(bytes, theme?.id))).toBe(0);
    expect(differing(await paint(kept, other?.id), await paint(bytes, other?.id))).toBe(0);
    expect(differing(await paint(kept), await paint(bytes))).toBeGreaterThan(0);
  });
});
