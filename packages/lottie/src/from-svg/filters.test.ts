import { describe, expect, it } from "vitest";
import { fromSvg, validate } from "../index.ts";
import { bytesOf } from "../testing/small-animation.ts";

async function converted(inside: string) {
  const { result, report } = await fromSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${inside}</svg>`,
  );
  const json = result.animations[0]?.json ?? {};
  expect((await validate(bytesOf(json))).report.diagnostics).toEqual([]);
  return { json, text: JSON.stringify(json), codes: report.diagnostics.map(({ code }) => code) };
}

const square = `<rect x="20" y="20" width="50" height="50" fill="red" filter="url(#f)"/>`;
const wide = `x="-50%" y="-50%" width="200%" height="200%"`;
const blurs = (text: string): number[] =>
  [...text.matchAll(/"nm":"Blurriness","mn":"[^"]*","v":\{"a":0,"k":([\d.]+)/g)].map(([, size]) =>
    Number(size),
  );
const fillsOf = (text: string): string[] =>
  [...text.matchAll(/"ty":"fl","c":\{"a":0,"k":\[([^\]]*),1\]/g)].map(([, colour]) => colour ?? "");

describe("filters that Lottie can express", () => {
  it("blur, by what players make of the number", async () => {
    const { text, codes } = await converted(
      `<filter id="f" ${wide}><feGaussianBlur stdDeviation="2.8"/></filter>${square}`,
    );
    expect(codes).toEqual([]);
    expect(blurs(text)).toEqual([10]);
  });

  it("drop a shadow below, with a colour of its own", async () => {
    for (const filter of [
      `<filter id="f" ${wide}><feDropShadow dx="5" dy="4" stdDeviation="2.8" flood-color="blue"/></filter>${square}`,
      square.replace("url(#f)", "drop-shadow(5px 4px 2.8px blue)"),
    ]) {
      const { text, codes } = await converted(filter);
      expect(codes).toEqual([]);
      expect(fillsOf(text)).toEqual(["0,0,1", "1,0,0"].toSorted((a, b) => text.indexOf(a) - text.indexOf(b)));
      expect(blurs(text)).toEqual([10]);
      expect(text).toContain("[25,24],[75,24],[75,74],[25,74]");
    }
  });

  it("drop a shadow and an inner one as editors write them", async () => {
    const hard = `values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hard"`;
    const { text, codes } = await converted(
      `<filter id="f" filterUnits="userSpaceOnUse" x="0" y="0" width="100" height="100" color-interpolation-filters="sRGB">
      <feFlood flood-opacity="0" result="none"/><feBlend in="SourceGraphic" in2="none" result="shape"/>
      <feColorMatrix in="SourceAlpha" type="matrix" ${hard}/><feOffset dx="6"/><feGaussianBlur stdDeviation="2.8"/>
      <feComposite in2="hard" operator="arithmetic" k2="-1" k3="1"/>
      <feColorMatrix values="0 0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0 0.5 0"/><feBlend in2="shape"/></filter>${square}`,
    );
    expect(codes).toEqual([]);
    expect(fillsOf(text)).toContain("0,1,0");
    // Shown where the blurred one leaves it open, and half as strong.
    expect(text).toContain('"tt":2');
    expect(text).toContain('"o":{"a":0,"k":50}');
  });

  it("change colours, in linear light unless they say otherwise", async () => {
    const grey = (space: string): string =>
      `<filter id="f"${space}><feColorMatrix type="saturate" values="0"/></filter>${square}`;
    expect(fillsOf((await converted(grey(' color-interpolation-filters="sRGB"'))).text)).toEqual([
      "0.213,0.213,0.213",
    ]);
    expect(fillsOf((await converted(grey(""))).text)).toEqual(["0.4989,0.4989,0.4989"]);
    expect(fillsOf((await converted(square.replace("url(#f)", "invert(1)"))).text)).toEqual(["0,1,1"]);
  });

  it("change each channel by a function of its own", async () => {
    const transfer = (inside: string, fill = "#ff8000"): string =>
      `<filter id="f" color-interpolation-filters="sRGB"><feComponentTransfer>${inside}</feComponentTransfer></filter>${square.replace("red", fill)}`;
    for (const [inside, expected] of [
      [`<feFuncR type="linear" slope="0.5" intercept="0.25"/>`, "0.75,0.502,0"],
      [`<feFuncR type="table" tableValues="1 0 0.4"/>`, "0.4,0.502,0"],
      [
        `<feFuncR type="discrete" tableValues="0 0.2 0.6"/><feFuncB type="gamma" offset="0.3"/>`,
        "0.6,0.502,0.3",
      ],
      [`<feFuncR type="table" tableValues="0.2px"/>`, "1,0.502,0"],
      [`<feFuncR type="linear" slope="0"/><feFuncR type="unknown" slope="0"/>`, "1,0.502,0"],
    ] as const)
      expect(fillsOf((await converted(transfer(inside))).text)).toEqual([expected]);
    const fainter = await converted(transfer(`<feFuncA type="linear" slope="0.05"/>`));
    expect(fainter.codes).toEqual([]);
    expect(fainter.text).toContain('"o":{"a":0,"k":5}');
  });

  it("paint where a step says", async () => {
    const { text, codes } = await converted(
      `<filter id="f" ${wide}><feFlood flood-color="lime" x="30" y="40" width="20" height="10"/><feComposite in2="SourceGraphic"/></filter>${square}`,
    );
    expect(codes).toEqual([]);
    expect(text).toContain("[30,40],[50,40],[50,50],[30,50]");
    const empty = `<filter id="f" ${wide}><feFlood width="0"/></filter>${square}<rect width="9" height="9" fill="lime"/>`;
    expect(fillsOf((await converted(empty)).text)).toEqual(["0,1,0"]);
  });

  it.each([
    "blur(5%)",
    "blur(1px 2px)",
    "grayscale(-1)",
    "hue-rotate(45)",
    "drop-shadow(1px 1px 1px 1px red)",
  ])("are left out where browsers cannot read them: %s", async (filter) => {
    const { text, codes } = await converted(square.replace("url(#f)", filter));
    expect(codes).toEqual([]);
    expect(fillsOf(text)).toEqual(["1,0,0"]);
    expect(blurs(text)).toEqual([]);
  });

  it("make a mask of opacity alone", async () => {
    const { text, codes } = await converted(
      `<filter id="f"><feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0"/></filter>
      <mask id="m"><g filter="url(#f)"><rect width="100" height="100" fill-opacity="0.3"/></g></mask><g mask="url(#m)"><rect width="50" height="50"/></g>`,
    );
    expect(codes).toEqual([]);
    expect(fillsOf(text)).toContain("1,1,1");
  });

  it("grow in the course of time, as one part", async () => {
    const { text, codes } = await converted(
      `<filter id="f" ${wide}><feGaussianBlur stdDeviation="0"><animate attributeName="stdDeviation" values="0;2.8" dur="1s" repeatCount="indefinite"/></feGaussianBlur></filter>${square}`,
    );
    expect(codes).toEqual([]);
    expect(text).toMatch(/"nm":"Blurriness".*?"s":\[0\].*?"s":\[10\]/);
    expect(text.match(/"ty":"sh"/g)).toHaveLength(1);
  });
});

describe("filters that Lottie cannot express", () => {
  it.each([
    `<feTurbulence baseFrequency="0.1"/>`,
    `<feGaussianBlur stdDeviation="3 0"/>`,
    `<feColorMatrix type="luminanceToAlpha"/>`,
    `<feGaussianBlur stdDeviation="3"/><feColorMatrix values="1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 19 0"/>`,
    `<feFlood/><feBlend in2="BackgroundImage"/>`,
    `<feComponentTransfer><feFuncA type="table" tableValues="0.5 1"/></feComponentTransfer>`,
  ])("are named, and the drawing is shown without: %s", async (inside) => {
    const { text, codes } = await converted(`<filter id="f">${inside}</filter>${square}`);
    expect(codes).toEqual(["svg-filters"]);
    expect(fillsOf(text)).toEqual(["1,0,0"]);
  });

  it("are named on patterns", async () => {
    const { codes } = await converted(
      `<pattern id="p" width="9" height="9" patternUnits="userSpaceOnUse"><rect width="4" height="4"/></pattern><filter id="f"><feConvolveMatrix kernelMatrix="1 1 1 1 1 1 1 1 1"/></filter>${square.replace("red", "url(#p)")}`,
    );
    expect(codes).toEqual(["svg-filters"]);
  });

  it("do not multiply a drawing beyond what may be drawn", async () => {
    const merges = Array.from(
      { length: 40 },
      (_, at) => `<feMerge result="r${at + 1}">${`<feMergeNode in="r${at}"/>`.repeat(4)}</feMerge>`,
    );
    const { codes } = await converted(
      `<filter id="f"><feOffset result="r0"/>${merges.join("")}</filter>${square}`,
    );
    expect(codes).toContain("svg-filters");
  });
});
