import { expect, it } from "vitest";
import { animation, fixed, rectangle, shapeLayer } from "../testing/small-animation.ts";
import { toSvg } from "./to-svg.ts";

const red = rectangle(10, 20, 30, 40, [1, 0, 0]);

it("writes a frame as SVG that stands alone", () => {
  const { svg, diagnostics } = toSvg(animation([shapeLayer([red])], { nm: "A <b> & c" }));
  expect(svg).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100">' +
      "<title>A &lt;b&gt; &amp; c</title>" +
      '<g><path d="M40 20L40 60L10 60L10 20Z" fill="#ff0000"/></g></svg>',
  );
  expect(diagnostics).toEqual([]);
});

it("shows the frame that is asked for", () => {
  const early = shapeLayer([red], { op: 10 });
  expect(toSvg(animation([early]), { frame: 9 }).svg).toContain("<path");
  expect(toSvg(animation([early]), { frame: 10 }).svg).not.toContain("<path");
});

it("writes what is used twice once", () => {
  const gradient = {
    ty: "gf",
    t: 1,
    s: fixed([0, 0]),
    e: fixed([9, 0]),
    o: fixed(100),
    g: { p: 2, k: fixed([0, 1, 0, 0, 1, 0, 0, 1]) },
  };
  const shape = { ty: "rc", p: fixed([0, 0]), s: fixed([9, 9]), r: fixed(0) };
  const { svg } = toSvg(animation([shapeLayer([shape, gradient]), shapeLayer([shape, gradient])]));
  expect(svg.match(/<linearGradient/g)).toHaveLength(1);
  expect(svg.match(/url\(#z0\)/g)).toHaveLength(2);
});

it("asks for nothing from elsewhere, and says what is missing for it", () => {
  const image = { ty: 2, refId: "i", ip: 0, op: 60, ks: {} };
  const asset = { id: "i", w: 10, h: 10, u: "https://example.com/", p: "a.png", e: 0 };
  const { svg, diagnostics } = toSvg(animation([image], { assets: [asset] }));
  expect(svg).not.toContain("example.com");
  expect(diagnostics).toMatchObject([{ code: "image-outside", pointer: "/assets/0", severity: "error" }]);
});

it("keeps text that would be markup text", () => {
  const text = {
    ty: 5,
    ip: 0,
    op: 60,
    ks: {},
    t: { d: { k: [{ t: 0, s: { t: '</text><script>"&', s: 12, f: 'A"', fc: [0, 0, 0] } }] } },
  };
  const { svg, diagnostics } = toSvg(animation([text]));
  expect(svg).toContain("&lt;/text&gt;&lt;script&gt;&quot;&amp;");
  expect(svg).not.toContain("<script");
  expect(diagnostics.map(({ code }) => code)).toEqual(["text-without-outlines", "text-in-font-of-viewer"]);
});
