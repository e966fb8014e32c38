import { describe, expect, it } from "vitest";
import { converted, fillsOf } from "./testing/converted.ts";
import { parseColour } from "./values/parse-colour.ts";
import { calculated } from "./values/calc.ts";

const byteOf = (text: string): number[] | undefined =>
  parseColour(text)?.rgb.map((each) => Math.round(each * 255));

describe("colours of CSS", () => {
  // What Chromium paints.
  it.each([
    ["hwb(200 20% 10%)", [51, 170, 230]],
    ["lab(60% -30 40)", [106, 158, 69]],
    ["lch(60% 50 120deg)", [118, 156, 62]],
    ["oklab(60% 0.1 0.1)", [195, 96, 46]],
    ["oklch(70% 0.15 140)", [104, 180, 87]],
    ["color(srgb 0.2 0.4 none)", [51, 102, 0]],
    ["color(display-p3 0.6 0.5 0.4)", [158, 126, 98]],
    ["color-mix(in srgb, red 40%, blue)", [102, 0, 153]],
    ["color-mix(in oklab, white, black)", [99, 99, 99]],
    ["light-dark(#102030, white)", [16, 32, 48]],
    ["rgb(120 40% none / 60%)", [120, 102, 0]],
    ["ButtonFace", [239, 239, 239]],
  ])("%s", (text, bytes) => {
    expect(byteOf(text)).toEqual(bytes);
  });

  it("what is none is none", () => {
    for (const text of [
      "oklch(70%)",
      "color(srgb 1 1)",
      "color(rec 1 1 1)",
      "color-mix(in srgb, red)",
      "lab(a b c)",
    ])
      expect(parseColour(text), text).toBeNull();
  });
});

describe("sheets", () => {
  it.each([
    [
      "parents",
      `nothing ${"g ".repeat(8)}rect`,
      `${"<g>".repeat(60)}<rect width="9" height="9"/>${"</g>".repeat(60)}`,
    ],
    ["siblings", `nothing ~ ${"rect ~ ".repeat(5)}rect`, '<rect width="9" height="9"/>'.repeat(300)],
    [
      "what is inside",
      "g:has(g:has(g:has(g:has(nothing))))",
      `${"<g>".repeat(90)}<rect width="9" height="9"/>${"</g>".repeat(90)}`,
    ],
  ])(
    "a selector that looks through %s without end is given up, which is said",
    { tags: "long" },
    async (_, selector, body) => {
      const { codes } = await converted(`<style>${selector}{fill:red}</style>${body}`);
      expect(codes).toContain("svg-too-many-elements");
    },
  );

  it("variables that stand for ever more others are given up, which is said", { tags: "long" }, async () => {
    const variables = Array.from({ length: 8 }, (_, at) => `--v${at}:${`var(--v${at + 1}) `.repeat(12)}`);
    const { codes } = await converted(
      `<style>:root{${variables.join(";")};--v8:1}rect{fill:var(--v0)}</style><rect width="9" height="9"/>`,
    );
    expect(codes).toContain("svg-too-many-elements");
  });

  it("lists may be as long as any", async () => {
    const many = "g,".repeat(200_000);
    const sums = `max(${"1px,".repeat(200_000)}9px)`;
    const { text } = await converted(
      `<style>:is(${many}rect){fill:lime;width:${sums}}</style><rect width="1" height="9"/>`,
    );
    expect(fillsOf(text)).toEqual(["0,1,0"]);
  });

  it("rules in rules that would grow without bound are left out", async () => {
    const { text } = await converted(
      `<style>${"&amp;&amp;&amp;&amp;&amp;&amp;{".repeat(9)}fill:red${"}".repeat(9)} rect{fill:lime}</style><rect width="9" height="9"/>`,
    );
    expect(fillsOf(text)).toEqual(["0,1,0"]);
  });

  it("variables come from any parent, and may stand for others", async () => {
    const { text } = await converted(
      `<style>:root{--Accent:#ff0000;--main:var(--Accent)} .warm{--own:lime} rect{fill:var(--own,var(--main))}</style>
      <rect width="9" height="9"/><g class="warm"><rect width="9" height="9"/></g>`,
    );
    expect(fillsOf(text)).toEqual(["1,0,0", "0,1,0"]);
  });

  it("siblings are counted by type and from the end", async () => {
    const { text } = await converted(
      `<style>rect{fill:black} rect:nth-of-type(2){fill:red} rect:nth-last-child(2){fill:lime} rect:last-of-type{fill:blue}</style>
      <circle/><rect width="9" height="9"/><rect width="9" height="9"/><rect width="9" height="9"/><rect width="9" height="9"/><circle/>`,
    );
    expect(fillsOf(text)).toEqual(["0,0,0", "1,0,0", "0,0,0", "0,0,1"]);
  });

  it("hold for a language, where they are supported, and less where they are in a layer", async () => {
    const { text } = await converted(
      `<style>rect{fill:red} :lang(de){fill:lime} @supports (fill:red){.s{fill:blue}} @layer x{rect#y{fill:white}}</style>
      <g xml:lang="de-AT"><path d="M0 0h9v9z"/></g><rect class="s" width="9" height="9"/><rect id="y" width="9" height="9"/>`,
    );
    expect(fillsOf(text)).toEqual(["0,1,0", "0,0,1", "1,0,0"]);
  });

  it("sums are lengths", () => {
    const sizes: { [unit: string]: number } = { px: 1, "%": 2, s: 1 };
    const value = (text: string): number | null => calculated(text, (unit) => sizes[unit] ?? Number.NaN);
    expect(value("calc(100% - 2 * (10px + 5px))")).toBe(170);
    expect(value("clamp(1px, min(9px, 40px), 5px)")).toBe(5);
    expect([value("calc(1px"), value("calc(1furlong)"), value(`${"calc(".repeat(5_000)}1`)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe("rules in rules", () => {
  it("take up the selector around them", async () => {
    const { text } = await converted(
      `<style><![CDATA[.g{fill:red; & .a{fill:lime} .b{fill:blue} > circle{fill:white} rect&{fill:black}
      @media (min-width:10px){.c{fill:yellow}}}]]></style>
      <g class="g"><rect width="9" height="9"/><rect class="a" width="9" height="9"/><rect class="b" width="9" height="9"/>
      <rect class="c" width="9" height="9"/><circle r="9"/></g><rect class="g" width="9" height="9"/>`,
    );
    expect(fillsOf(text)).toEqual(["1,0,0", "0,1,0", "0,0,1", "1,1,0", "1,1,1", "0,0,0"]);
  });

  it("leave a sheet without any, and what is broken, as far as it can be read", async () => {
    for (const css of ["rect{fill:lime", "rect{fill:lime;{}", "a{b{c{d{e{}}}}} rect{fill:lime}"])
      expect(
        fillsOf((await converted(`<style>${css}</style><rect width="9" height="9"/>`)).text),
        css,
      ).toEqual(["0,1,0"]);
  });
});

describe("what a sheet asks for", () => {
  it("is asked of a screen as large as the drawing", async () => {
    const { text } = await converted(
      `<style>rect{fill:lime} @media (max-width:90px){rect{fill:red}} @supports not (fill:red){rect{fill:red}}
      @media (prefers-reduced-motion){rect{fill:red}}</style><rect width="9" height="9"/>`,
    );
    expect(fillsOf(text)).toEqual(["0,1,0"]);
  });

  it("holds by the order of layers, not of rules", async () => {
    const { text } = await converted(
      `<style>@layer low, high; @layer high{rect{fill:lime}} @layer low{rect{fill:red} #a{fill:blue}}</style><rect id="a" width="9" height="9"/>`,
    );
    expect(fillsOf(text)).toEqual(["0,1,0"]);
  });

  it("may look at what is inside an element or behind it", async () => {
    const { text } = await converted(
      `<style>g:has(.a) rect{fill:lime} rect:has(+ circle){fill:blue}</style>
      <g><rect class="a" width="9" height="9"/></g><g><rect width="9" height="9"/></g><rect width="9" height="9"/><circle r="2"/>`,
    );
    expect(fillsOf(text)).toEqual(["0,1,0", "0,0,0", "0,0,1", "0,0,0"]);
  });

  it("is not asked across the edge of what a use shows", async () => {
    const { text } = await converted(
      `<style>.w rect{fill:red} rect{fill:lime}</style><defs><g class="w"><rect id="q" width="9" height="9"/></g></defs><use href="#q"/>`,
    );
    expect(fillsOf(text)).toEqual(["0,1,0"]);
  });

  it("is understood in capitals, as keywords may be written", async () => {
    const { text } = await converted(
      `<g fill="LIME"><rect width="9" height="9" fill="INHERIT"/><rect width="9" height="9" fill="NONE"/></g>`,
    );
    expect(fillsOf(text)).toEqual(["0,1,0"]);
  });
});

it("a transform in a style without units is stepped over, as in browsers", async () => {
  const { text } = await converted(
    `<style>rect{transform:translate(49,50)} circle{transform:translate(4px,0)}</style><rect width="9" height="9"/><circle r="1"/>`,
  );
  expect(text).toContain('"v":[[0,0],[9,0],[9,9],[0,9]]');
  expect(text).toContain("[5,0]");
});
