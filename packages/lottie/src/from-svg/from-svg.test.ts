import { describe, expect, it } from "vitest";
import { type FromSvgOptions, fromSvg, inspect, parseAnimation, validate } from "../index.ts";
import { createSceneEvaluator } from "../scene/create-scene-evaluator.ts";
import { bytesOf } from "../testing/small-animation.ts";

/** What the scene evaluator sees of a drawing: its layers with their paints. */
async function paintsOf(inside: string, options: FromSvgOptions = {}) {
  const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${inside}</svg>`;
  const { result, report } = await fromSvg(source, options);
  const json = result.animations[0]?.json ?? {};
  expect((await validate(bytesOf(json))).report.diagnostics).toEqual([]);
  const scene = createSceneEvaluator(json).sceneAt(0);
  return { json, scene, codes: report.diagnostics.map(({ code }) => code) };
}

const textOf = (value: unknown): string => JSON.stringify(value);

describe("a drawing", () => {
  it("keeps its size, title and licence", async () => {
    const { result, report } = await fromSvg(
      `<svg xmlns="http://www.w3.org/2000/svg" width="2in" viewBox="0 0 24 12"><title>A bell</title><metadata>
        <rdf:RDF xmlns:rdf="r" xmlns:dc="d" xmlns:cc="c"><cc:Work><dc:creator><cc:Agent><dc:title>Ada</dc:title></cc:Agent></dc:creator>
        <dc:source>https://example.com/bell</dc:source>
        <cc:license rdf:resource="https://creativecommons.org/licenses/by/4.0/"/></cc:Work></rdf:RDF></metadata>
        <rect width="24" height="12"/></svg>`,
    );
    expect(result.animations[0]?.json).toMatchObject({ w: 192, h: 96, nm: "A bell", meta: { a: "Ada" } });
    expect(report).toMatchObject({
      title: "A bell",
      author: "Ada",
      licence: "https://creativecommons.org/licenses/by/4.0/",
      diagnostics: [],
    });
    const { origin, lineage } = (await inspect(result)).result;
    expect(origin).toEqual({
      author: "Ada",
      licence: "https://creativecommons.org/licenses/by/4.0/",
      source: "https://example.com/bell",
    });
    expect(lineage).toEqual([{ operation: "fromSvg" }]);
  });

  it("names its parts by title or id", async () => {
    const { json } = await paintsOf(
      `<path id="clapper" d="M0 0h9"  stroke="red"/><g><title>Body</title><rect width="9" height="9"/></g>`,
    );
    expect(textOf(json)).toMatch(/"nm":"Body".*"nm":"clapper"/);
  });

  it("takes colours from attributes, sheets and styles by their strength", async () => {
    const { json } = await paintsOf(
      `<style>rect{fill:#f00} .b{fill:lime} #c{fill:blue!important}</style>
       <rect width="9" height="9" fill="black"/><rect class="b" width="9" height="9"/><rect id="c" style="fill:black" width="9" height="9"/>`,
    );
    const colours = [...textOf(json).matchAll(/"c":\{"a":0,"k":(\[[^\]]*\])/g)].map(([, colour]) => colour);
    expect(colours).toEqual(["[0,0,1,1]", "[0,1,0,1]", "[1,0,0,1]"]);
  });
});

describe("hostile drawings", () => {
  const bomb = Array.from(
    { length: 12 },
    (_, level) => `<g id="b${level}">${`<use href="#b${level - 1}"/>`.repeat(10)}</g>`,
  );
  const laughs = Array.from(
    { length: 12 },
    (_, level) => `<!ENTITY e${level} "${level === 0 ? "ha" : `&e${level - 1};`.repeat(10)}">`,
  );
  const whole = (inside: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`;

  it.each([
    [
      "svg-too-many-elements",
      whole(bomb.join("").replace('<use href="#b-1"/>', '<rect width="1" height="1"/>')),
    ],
    ["svg-entities", `<!DOCTYPE svg [${laughs.join("")}]>${whole("<text>&e11;</text>")}`],
    ["svg-too-many-elements", whole(`${"<g>".repeat(500)}<rect width="1" height="1"/>${"</g>".repeat(500)}`)],
    ["svg-circular-references", whole(`<g id="a"><use href="#a"/></g>`)],
    [
      "svg-circular-references",
      whole(
        `<pattern id="p" width="2" height="2"><rect width="2" height="2" fill="url(#p)"/></pattern><rect fill="url(#p)" width="9" height="9"/>`,
      ),
    ],
    [
      "svg-circular-references",
      whole(
        `<mask id="m"><rect width="9" height="9" mask="url(#m)"/></mask><rect mask="url(#m)" width="9" height="9"/>`,
      ),
    ],
    ["svg-outside-references", whole(`<image href="https://example.com/a.png" width="9" height="9"/>`)],
    ["svg-outside-references", whole(`<use href="file:///etc/passwd#a"/>`)],
    ["svg-scripts", whole(`<script>alert(1)</script>`)],
    ["svg-foreign-objects", whole(`<foreignObject width="9" height="9"/>`)],
    [
      "svg-filters",
      whole(`<filter id="f"><feTurbulence/></filter><rect filter="url(#f)" width="9" height="9"/>`),
    ],
    ["svg-text-without-font", whole(`<text>Hello</text>`)],
    [
      "svg-pictures",
      whole(`<image href="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="9" height="9"/>`),
    ],
    [
      "svg-pattern-too-fine",
      whole(
        `<pattern id="p" width=".001" height=".001" patternUnits="userSpaceOnUse"><rect width="9" height="9"/></pattern><rect fill="url(#p)" width="9" height="9"/>`,
      ),
    ],
    ["svg-malformed", whole(`<rect width="9" height="9"/><g></rect>`)],
    ["svg-unsupported-style", whole(`<rect transform="twist(3)" width="9" height="9"/>`)],
  ])("say %s and are drawn as far as they go", async (code, source) => {
    const { result, report } = await fromSvg(source);
    expect(report.diagnostics.map((each) => each.code)).toContain(code);
    const json = result.animations[0]?.json;
    expect(parseAnimation(bytesOf(json)).diagnostics.filter(({ severity }) => severity === "error")).toEqual(
      [],
    );
  });

  it("are cut down where their numbers are huge", async () => {
    const { json } = await paintsOf(`<rect x="-1e300" width="1e308" height="9e99"/><path d="M0 0L1e999 5"/>`);
    expect(textOf(json)).not.toMatch(/e\+|null/);
  });

  it("have no more layers than an animation may have", async () => {
    const faint = `<g opacity="0.5"><rect width="1" height="1"/><circle r="1"/></g>`;
    const { result, report } = await fromSvg(whole(`${faint}<path d="M0 0h9v9z"/>`.repeat(3_000)));
    expect(report.diagnostics.map(({ code }) => code)).toEqual(["svg-too-many-elements"]);
    expect((await validate(bytesOf(result.animations[0]?.json))).result).toMatchObject({ isPlayable: true });
  });

  it("have no more elements with all pictures in them that are SVGs themselves, however often these are drawn", async () => {
    const letters = "abcdef".split("");
    const doubled = letters.map(
      (id, at) => `<g id="${id}">${`<use href="#${letters[at - 1] ?? "r"}"/>`.repeat(6)}</g>`,
    );
    const inner = whole(`<rect id="r" width="1" height="1"/>${doubled.join("")}`);
    const address = `data:image/svg+xml;base64,${btoa(inner)}`;
    const pictures = `<image width="9" height="9" href="${address}"/>`.repeat(40);
    const { result, report } = await fromSvg(whole(pictures));
    expect(report.diagnostics.map(({ code }) => code)).toEqual(["svg-too-many-elements"]);
    expect(textOf(result.animations).match(/"ty":"(?:sh|rc)"/g)?.length).toBeLessThan(25_000);
  });

  it("are read no further where their elements lie far too deep", async () => {
    const deep = 200_000;
    const source = whole(`<rect width="9" height="9"/>${"<g>".repeat(deep)}${"</g>".repeat(deep)}`);
    const { result, report } = await fromSvg(source);
    expect(report.diagnostics.map(({ code }) => code)).toEqual(["svg-too-many-elements"]);
    expect(textOf(result.animations)).toContain("[9,9]");
  });

  it("are refused where they are no SVG, and ended where nobody waits", async () => {
    await expect(fromSvg("<html/>")).rejects.toMatchObject({ code: "unknown-format" });
    await expect(fromSvg("")).rejects.toMatchObject({ code: "unknown-format" });
    await expect(fromSvg(whole(""), {}, { signal: AbortSignal.abort() })).rejects.toThrow("abort");
  });
});
