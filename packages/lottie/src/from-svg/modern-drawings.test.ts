import { gzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { fromSvg } from "../index.ts";
import { createSceneEvaluator } from "../scene/create-scene-evaluator.ts";
import { converted, fillsOf } from "./testing/converted.ts";

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
