import { expect, test } from "vitest";
import { isSvg } from "./is-svg.ts";

const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const isSvgText = (text: string): boolean => isSvg(new TextEncoder().encode(text));

test("an SVG is one by its root, whatever stands before it", () => {
  const doctype =
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
  for (const text of [
    svg,
    `\ufeff${svg}`,
    `<?xml version="1.0"?>\n<!-- - a -- drawing -->\n${doctype}\n${svg}`,
  ])
    expect(isSvgText(text), text).toBe(true);
  expect(isSvgText('<s:svg xmlns:s="http://www.w3.org/2000/svg"/>')).toBe(true);
});

test("a page with a drawing in it, and what only names one, is none", () => {
  for (const text of [
    "",
    "{}",
    `<!DOCTYPE html><html>${svg}</html>`,
    `<svgs/>`,
    `<!-- ${svg} -->`,
    `words ${svg}`,
  ])
    expect(isSvgText(text), text).toBe(false);
  expect(isSvgText(`${"<!---->".repeat(1_000)}${svg}`)).toBe(false);
});
