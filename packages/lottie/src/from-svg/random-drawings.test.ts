import * as fc from "fast-check";
import { expect, it } from "vitest";
import { fromSvg, parseAnimation, validate } from "../index.ts";
import { bytesOf } from "../testing/small-animation.ts";

/** Separated by bars. */
const oneOf = (words: string): fc.Arbitrary<string> =>
  fc.constantFrom(...words.replaceAll("\n", "").split("|"));

const names = oneOf(`g|path|rect|circle|line|polygon|use|symbol|svg|defs|marker|image|clipPath|mask|
pattern|linearGradient|radialGradient|stop|text|tspan|switch|style|animate|
animateTransform|animateMotion|set|foreignObject|unknown`);
const attributes =
  oneOf(`id|href|d|points|x|y|x1|y2|width|height|r|cx|fr|fx|viewBox|transform|transform-origin|
gradientTransform|patternTransform|clip-path|mask|fill|stroke|stroke-width|
stroke-dasharray|stroke-miterlimit|opacity|style|class|offset|patternUnits|
gradientUnits|clipPathUnits|spreadMethod|markerWidth|marker-mid|orient|attributeName|
from|to|values|dur|begin|repeatCount|keyTimes|type|path`);
const values = fc.oneof(
  oneOf(`a|b|c|#a|#b|#c|url(#a)|url(#b) red|url(#c|none|inherit|auto||0|1|-1|1e9|-1e-9|1e400|
NaN|50%|2em|0.5s|indefinite|a.end+1s|0;1|M0 0h9v9z|M0 0C1 2 3 4 5 6 7|
M1e30 0A0 1 2 3 4 5 6L|0,0 9,9 0|0 0 10 10|0 0 0 0|rotate(45)|scale(0)|matrix(1 2 3)|
translate(1e12)|center|objectBoundingBox|reflect|context-fill|currentColor|
rgb(1,2%,3)|red|opacity|transform|d|fill|rotate|fill:red;/*|
mix-blend-mode:hue;isolation:isolate|animation: a 1s infinite|transition: all 1s`),
  fc.string({ maxLength: 12 }),
);

const escaped = (text: string): string =>
  text.replaceAll(/[^\u0020-\uD7FF]/g, "").replaceAll(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`);

const { tree } = fc.letrec<{ tree: string }>((tie) => ({
  tree: fc
    .tuple(
      names,
      fc.dictionary(attributes, values, { maxKeys: 6 }),
      fc.oneof(
        { depthSize: "medium", withCrossShrink: true },
        fc.constantFrom("", "text", "*{fill:url(#a)} @keyframes a{to{opacity:0}}"),
        fc.array(tie("tree"), { maxLength: 4 }).map((children) => children.join("")),
      ),
    )
    .map(([name, own, inside]) => {
      const written = Object.entries(own).map(([key, value]) => ` ${key}="${escaped(value)}"`);
      return `<${name}${written.join("")}>${inside}</${name}>`;
    }),
}));

it("whatever a drawing is made of, it becomes an animation that plays", async () => {
  const drawing = fc.array(tree, { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(drawing, async (trees) => {
      const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${trees.join("")}</svg>`;
      const { result } = await fromSvg(source, { frameRate: 10, durationInSeconds: 0.5 });
      const bytes = bytesOf(result.animations[0]?.json ?? {});
      parseAnimation(bytes);
      const { report } = await validate(bytes);
      expect(report.diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    }),
    { numRuns: 150 },
  );
}, 60_000);
