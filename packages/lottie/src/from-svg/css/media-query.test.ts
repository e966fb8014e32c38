import { expect, it } from "vitest";
import { matchesMedia, supports } from "./media-query.ts";

const medium = { width: 200, height: 100 };

it.each([
  ["", true],
  ["screen", true],
  ["print, all", true],
  ["not print", true],
  ["not all", false],
  ["only screen and (min-width: 200px)", true],
  ["screen and (max-width: 100px)", false],
  ["(min-width: 10em) and (max-height: 100px)", true],
  ["(width <= 200px) and (150px < width)", true],
  ["(400px < width)", false],
  ["(100px <= height <= 150px)", true],
  ["(orientation: landscape)", true],
  ["(min-aspect-ratio: 3/1)", false],
  ["(prefers-color-scheme: dark)", false],
  ["(prefers-color-scheme: light)", true],
  ["(prefers-reduced-motion)", false],
  ["(prefers-reduced-motion: reduce)", false],
  ["(prefers-reduced-motion: no-preference)", true],
  ["not (prefers-reduced-motion: reduce)", true],
  ["(hover) and (pointer: fine)", true],
  ["(monochrome)", false],
  ["(color)", true],
  ["((min-width: 900px) or (orientation: landscape)) and (not (monochrome))", true],
  ["(-webkit-min-device-pixel-ratio: 2), (min-resolution: 2dppx)", false],
  ["(whatever: 1)", false],
])("@media %s holds on a light screen of 200 by 100: %s", (query, holds) => {
  expect(matchesMedia(query, medium)).toBe(holds);
});

it.each([
  ["(display: grid)", true],
  ["not (display: grid)", false],
  ["(fill: red) and (not (-ms-ime-align: auto))", true],
  ["selector(:has(a))", true],
  [`${"(".repeat(200)}a:b${")".repeat(200)}`, false],
])("@supports %s: %s", (condition, holds) => {
  expect(supports(condition)).toBe(holds);
});
