import { gzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { fromSvg, validate } from "../index.ts";
import { createSceneEvaluator } from "../scene/create-scene-evaluator.ts";
import { bytesOf } from "../testing/small-animation.ts";
import { parseColour } from "./values/parse-colour.ts";
import { calculated } from "./values/calc.ts";

async function converted(inside: string) {
  const { result, report } = await fromSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${inside}</svg>`,
  );
  const json = result.animations[0]?.json ?? {};
  expect((await validate(bytesOf(json))).report.diagnostics).toEqual([]);
  return { json, text: JSON.stringify(json), codes: report.diagnostics.map(({ code }) => code) };
}

/** Colours of the fills, the lowest first. */
const fillsOf = (text: string): string[] =>
  [...text.matchAll(/"ty":"fl","c":\{"a":0,"k":\[([^\]]*),1\]/g)]
    .map(([, colour]) => colour ?? "")
    .toReversed();

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

describe("shapes", () => {
  it("show through an outline that clip-path names", async () => {
    const { text, codes } = await converted(
      `<rect width="100" height="100" style="clip-path:circle(40px at 50% 50%)"/>
      <rect width="100" height="100" style="clip-path:polygon(50% 0, 100% 100%, 0 100%)"/>
      <rect width="100" height="100" style="clip-path:inset(10px 20%)"/>`,
    );
    expect(codes).toEqual([]);
    const masks = [...text.matchAll(/"pt":\{"a":0,"k":\{"c":true,"v":(\[\[.*?\]\])/g)].map(
      ([, found]) => found,
    );
    expect(masks).toEqual([
      "[[20,10],[80,10],[80,90],[20,90]]",
      "[[50,0],[100,100],[0,100]]",
      expect.stringContaining("[90,50]"),
    ]);
  });

  it("have strokes as wide as they say where those do not scale", async () => {
    const { text } = await converted(
      `<g transform="scale(10 2)"><path vector-effect="non-scaling-stroke" stroke="red" stroke-width="4" d="M1 5h7"/></g>`,
    );
    expect(text).toContain('"w":{"a":0,"k":4}');
    expect(text).toContain("[[10,10],[80,10]]");
  });

  it("have the other paint where a pattern has no tile", async () => {
    const { text } = await converted(
      `<pattern id="p" width="0" height="9"><rect width="9" height="9"/></pattern><rect width="9" height="9" fill="url(#p) lime"/>`,
    );
    expect(fillsOf(text)).toEqual(["0,1,0"]);
  });

  it("have gradients in linear light", async () => {
    const { json } = await converted(
      `<linearGradient id="g" color-interpolation="linearRGB"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient>
      <rect width="100" height="9" fill="url(#g)"/>`,
    );
    const [fill] = JSON.stringify(json).match(/"k":\[0,1,0,0,[^\]]*\]/) ?? [];
    // Half of the light is 188 of 255.
    expect(fill).toContain("0.5,0.7354,0,0.7354");
  });

  it("of pictures are told by their bytes where their address says nothing", async () => {
    const png =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVQI12Ng+M8AAAICAQCqKp4nAAAAAElFTkSuQmCC";
    const { text } = await converted(`<image width="9" height="9" href="data:;base64,${png}"/>`);
    expect(text).toContain(`data:image/png;base64,${png}`);
  });
});

describe("what moves", () => {
  const transformsAt = (json: { [key: string]: unknown }, frame: number): string =>
    JSON.stringify(createSceneEvaluator(json).sceneAt(frame));

  it("by parts of a transform is where Chromium has it", async () => {
    const { json, text } = await converted(
      `<style>@keyframes a{from{translate:0 0;scale:1}to{translate:40px 20px;scale:2 3}} rect{animation:a 1s linear infinite}</style>
      <rect width="10" height="10" fill="red"/>
      <style>@keyframes b{to{translate:40px}} circle{animation:b 1s linear infinite}</style><circle r="5"/>`,
    );
    expect(text).toContain('"s":[200,300]');
    expect(text).toContain('"s":[40,0]');
    expect(transformsAt(json, 30)).not.toBe(transformsAt(json, 0));
  });

  it("begins when a sum says, with values of variables", async () => {
    const { text } = await converted(
      `<style>:root{--to:#00ff00}@keyframes a{to{fill:var(--to)}} rect{fill:red;animation:a 1s linear forwards;animation-delay:calc(var(--i) * .5s)}</style>
      <rect width="9" height="9" style="--i:2"/>`,
    );
    expect(text).toMatch(/"t":60,"s":\[1,0,0/);
    expect(text).toMatch(/"s":\[0,1,0/);
  });

  it("goes in as many steps as it jumps", async () => {
    const { text } = await converted(
      `<style>@keyframes a{to{transform:translateX(90px)}} rect{animation:a 1s steps(4,jump-none) infinite}</style><rect width="9" height="9"/>`,
    );
    for (const place of ["[0,0]", "[30,0]", "[60,0]", "[90,0]"]) expect(text).toContain(`"s":${place}`);
  });

  it("is one part in the course of a path that ends almost where it began", async () => {
    const ring = (y: number): string =>
      `M12 ${y}c3.31 0 6 2.69 6 6c0 3.31 -2.69 6 -6 6c-3.31 0 -6 -2.69 -6 -6c0 -3.31 2.69 -6 6 -6Z`;
    const { text } = await converted(
      `<path d="${ring(6)}"><animate attributeName="d" dur="0.6s" fill="freeze" values="${ring(26)};${ring(6)}"/></path>`,
    );
    expect(text.match(/"ty":"sh"/g)).toHaveLength(1);
  });

  it("by opacity in a viewport is one part while it is whole, too", async () => {
    const { text } = await converted(
      `<symbol id="s" viewBox="0 0 9 9"><path d="M0 0h9v9z" fill="red" stroke="#000"><animate attributeName="opacity" dur="1s"
      values="1;1;0;1" repeatCount="indefinite"/></path></symbol><use href="#s" width="50" height="50"/>`,
    );
    expect(text.match(/"ty":"sh"/g)).toHaveLength(1);
  });

  it("scales by one number and by two", async () => {
    const { text } = await converted(
      `<rect width="9" height="9"><animateTransform attributeName="transform" type="scale" values="1;1.5 .5" dur="1s" repeatCount="indefinite"/></rect>`,
    );
    expect(text).toContain('"s":[150,50]');
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

describe("the drawing as a whole", () => {
  it("has the background of its style", async () => {
    const { text, codes } = await converted(`<style>svg{background:#ff0 none}</style>`);
    expect(fillsOf(text)).toEqual(["1,1,0"]);
    expect(codes).toEqual([]);
    const { codes: told } = await converted(
      `<style>svg{background:linear-gradient(red,blue)}</style><rect width="9" height="9"/>`,
    );
    expect(told).toEqual(["svg-unsupported-style"]);
  });

  it.each([
    `<style>svg{animation:s 2s linear infinite}@keyframes s{to{transform:rotate(360deg)}}</style>`,
    `<animateTransform attributeName="transform" type="rotate" from="0" to="360" dur="2s" repeatCount="indefinite"/>`,
  ])("turns about its middle: %s", async (turning) => {
    const { text } = await converted(`<rect width="9" height="9"/>${turning}`);
    expect(text).toMatch(/"r":\{"a":1.*?"t":120,"s":\[360\]/);
    expect(text).toContain('"k":[50,50]');
  });
});

describe("a packed drawing", () => {
  const packed = gzipSync(
    new TextEncoder().encode(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z" fill="red"/></svg>`,
    ),
  );

  it("is read", async () => {
    const { result } = await fromSvg(packed);
    expect(fillsOf(JSON.stringify(result.animations[0]?.json))).toEqual(["1,0,0"]);
  });

  it("is refused where it is cut off or grows beyond bounds", async () => {
    await expect(fromSvg(packed.subarray(0, 40))).rejects.toMatchObject({ code: "malformed-gzip" });
    await expect(fromSvg(packed, { limits: { maxBytes: 100 } })).rejects.toMatchObject({ code: "too-large" });
  });
});
