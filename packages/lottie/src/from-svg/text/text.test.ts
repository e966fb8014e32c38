import { expect, it } from "vitest";
import { boxOf, fromSvg, type TextShaper } from "../../index.ts";
import { createSceneEvaluator } from "../../scene/create-scene-evaluator.ts";

/** Every letter is a square of half a font size, on the baseline. */
const squares: TextShaper = {
  shape: (text) => ({
    glyphs: Array.from(text, (letter, cluster) => ({
      path: letter === " " ? "" : "M0 0H500V500H0Z",
      cluster,
      advance: 0.5,
      x: 0,
      y: 0,
    })),
    unitsPerEm: 1_000,
    ascent: 0.8,
    descent: 0.2,
  }),
};

async function boxesOf(inside: string) {
  const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" font-size="10">${inside}</svg>`;
  const { result, report } = await fromSvg(source, { shaper: squares });
  expect(report.diagnostics).toEqual([]);
  const scene = createSceneEvaluator(result.animations[0]?.json ?? {}).sceneAt(0);
  return scene.layers.map((layer) => boxOf(layer));
}

it.each([
  [`<text x="10" y="20">ab</text>`, { left: 10, right: 20, top: 15, bottom: 20 }],
  [
    `<text x="50" y="20" text-anchor="middle">ab  cd</text>`,
    { left: 37.5, right: 62.5, top: 15, bottom: 20 },
  ],
  [`<text x="10" y="20"> a<tspan dy="10">b</tspan> </text>`, { left: 10, right: 20, top: 15, bottom: 30 }],
  [`<text x="10" y="20" dx="0 5" dy="0 10">ab</text>`, { left: 10, right: 25, top: 15, bottom: 30 }],
  [`<text x="10 40" y="20" letter-spacing="5">abc</text>`, { left: 10, right: 55, top: 15, bottom: 20 }],
  [`<text x="10" y="20" textLength="40">abc</text>`, { left: 10, right: 50, top: 15, bottom: 20 }],
  [
    `<text x="10" y="20" textLength="30" lengthAdjust="spacingAndGlyphs">abc</text>`,
    { left: 10, right: 40, top: 15, bottom: 20 },
  ],
  [
    `<text x="10" y="20"><tspan textLength="40">ab</tspan>c</text>`,
    { left: 10, right: 55, top: 15, bottom: 20 },
  ],
  [
    `<text x="10" y="20"><tspan baseline-shift="3">a</tspan></text>`,
    { left: 10, right: 15, top: 12, bottom: 17 },
  ],
  [
    `<text x="10" y="20"><tspan baseline-shift="50%">a<tspan baseline-shift="2">b</tspan></tspan></text>`,
    { left: 10, right: 20, top: 8, bottom: 15 },
  ],
  [`<text x="10" y="20" baseline-shift="3">a</text>`, { left: 10, right: 15, top: 15, bottom: 20 }],
  [
    `<text x="10" y="20" alignment-baseline="hanging">a</text>`,
    { left: 10, right: 15, top: 21.4, bottom: 26.4 },
  ],
  [
    `<defs><text id="other">ab<tspan>c</tspan></text></defs><text x="10" y="20"><tref href="#other">no</tref></text>`,
    { left: 10, right: 25, top: 15, bottom: 20 },
  ],
  [
    `<defs><path id="down" d="M50 10V90"/></defs><text><textPath href="#down" startOffset="10">ab</textPath></text>`,
    { left: 50, right: 55, top: 20, bottom: 30 },
  ],
  [
    `<defs><path id="short" d="M10 50H19"/></defs><text><textPath href="#short" startOffset="50%">abc</textPath></text>`,
    { left: 14.5, right: 19.5, top: 45, bottom: 50 },
  ],
])("%s is set as it says", async (inside, box) => {
  const [found] = await boxesOf(inside);
  for (const [side, place] of Object.entries(box))
    expect(found?.[side as keyof typeof box]).toBeCloseTo(place, 1);
});

it("letters that are moved or turned one by one are shaped together, for what stands between them", async () => {
  const shaped: string[] = [];
  const shaper: TextShaper = {
    shape(text, wanted) {
      shaped.push(text);
      return squares.shape(text, wanted);
    },
  };
  const source = `<svg xmlns="http://www.w3.org/2000/svg"><text y="20" dx="0 5" rotate="10 20">AVA</text></svg>`;
  await fromSvg(source, { shaper });
  expect(shaped).toEqual(["AVA"]);
});
