import { expect, it } from "vitest";
import { analyseAccessibility } from "../operations/check/analyse-accessibility.ts";
import { bytesOf } from "../testing/small-animation.ts";
import { framesOf, type Hazard, lottieOf } from "./testing/hazard.ts";
import { hazards } from "./testing/hazards.ts";
import { testedWidths } from "./testing/panel.ts";

/** Every fourth pixel: enough for all but fine patterns. */
const step = 4;

const analyse = (hazard: Hazard, width: number, mode: "wcag" | "iris" = "wcag") =>
  analyseAccessibility(bytesOf(lottieOf(hazard)), { openFrames: () => framesOf(hazard, step), width, mode });

const named = (name: string): Hazard => {
  const found = hazards.find((each) => each.name === name);
  if (found === undefined) throw new Error(`no hazard is called ${name}`);
  return found;
};

/** All of them, as a player draws them: analyse-hazards.long.test.ts of the package render. */
const sample = [
  "3 flashes a second",
  "4 flashes a second",
  "luminance 0.3 and 0.39",
  "lightning of 300 pixels at four places in turn",
  "red and grey as bright",
];

it.each(sample)("%s is judged as WCAG's arithmetic says, at every size", async (name) => {
  const hazard = named(name);
  for (const width of testedWidths) {
    const { result } = await analyse(hazard, width);
    expect(result.isSafe, `${width} pixels`).toBe(!hazard.isHarmfulAt(width));
  }
});

it("says up to which width an animation is safe, to the pixel", async () => {
  const hazard = named("4 flashes a second");
  const { result } = await analyse(hazard, 128);
  // The whole square flashes: 147 × 147 pixels are less than a quarter of a field, 148 × 148 more.
  expect(result).toMatchObject({ isSafe: true, largestSafeWidth: 147 });
  expect(hazard.isHarmfulAt(147)).toBe(false);
  expect(hazard.isHarmfulAt(148)).toBe(true);
});

it("names when and by which layer it flashes", async () => {
  const { result } = await analyse(named("lightning of 100 pixels at four places in turn"), 1024);
  const [finding] = result.findings;
  expect(finding).toMatchObject({ code: "general-flash", severity: "error" });
  expect(finding?.layers[0]?.pointer).toMatch(/layers\/[0-3]$/);
  const area = finding?.picture?.area ?? { left: 0, top: 0, right: 0, bottom: 0 };
  expect(area.right - area.left).toBeLessThan(120);
  expect(finding?.frames.length).toBeGreaterThan(0);
});

it("sees what means of whole frames hide", async () => {
  const hazard = named("a checkerboard of 80 × 90 pixels in counterphase");
  expect((await analyse(hazard, 720)).result.isSafe).toBe(false);
  expect((await analyse(hazard, 720, "iris")).result.isSafe).toBe(true);
});

it("can be given up", async () => {
  const signal = AbortSignal.abort(new Error("enough"));
  const hazard = named("4 flashes a second");
  const options = { openFrames: () => framesOf(hazard) };
  await expect(analyseAccessibility(bytesOf(lottieOf(hazard)), options, { signal })).rejects.toThrow(
    "enough",
  );
});
