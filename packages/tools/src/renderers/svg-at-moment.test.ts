import { toAnimatedSvg } from "@zoetrope/lottie";
import { expect, test } from "vitest";
import { svgAtMoment } from "./svg-at-moment.ts";

const moving = {
  v: "5.7.0",
  w: 100,
  h: 100,
  fr: 30,
  ip: 0,
  op: 60,
  layers: [
    {
      ty: 4,
      ip: 0,
      op: 60,
      st: 0,
      ks: {
        p: {
          a: 1,
          k: [
            { t: 0, s: [0, 0], o: { x: 0, y: 0 }, i: { x: 1, y: 1 } },
            { t: 60, s: [90, 0] },
          ],
        },
      },
      shapes: [
        { ty: "rc", p: { a: 0, k: [0, 0] }, s: { a: 0, k: [40, 40] }, r: { a: 0, k: 0 } },
        { ty: "fl", c: { a: 0, k: [1, 0, 0, 1] }, o: { a: 0, k: 100 } },
      ],
    },
  ],
};

test("every animation of an SVG that is written here begins before, and hardly moves", async () => {
  const { result } = await toAnimatedSvg(new TextEncoder().encode(JSON.stringify(moving)));
  const clocks = (svg: string) =>
    [...svg.matchAll(/<animate[^>]* dur="([\d.]+)s"(?: begin="-([\d.]+)s")?/g)].map(([, duration, begin]) =>
      begin === undefined ? null : (Number(begin) / Number(duration)) * 2,
    );
  expect(clocks(result)).not.toHaveLength(0);
  const begun = clocks(svgAtMoment(result, 1.5));
  expect(begun).toHaveLength(clocks(result).length);
  for (const seconds of begun) expect(seconds).toBeCloseTo(1.5, 2);
});

test("whoever asked for less motion sees the moment as well", async () => {
  const { result } = await toAnimatedSvg(new TextEncoder().encode(JSON.stringify(moving)));
  expect(result).toContain("prefers-reduced-motion");
  expect(svgAtMoment(result, 0)).not.toContain("prefers-reduced-motion");
});
