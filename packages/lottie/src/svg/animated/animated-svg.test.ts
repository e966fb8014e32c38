import { expect, it } from "vitest";
import { type LottieJson, toAnimatedSvg } from "../../index.ts";
import { animation, bytesOf, fixed, rectangle, shapeLayer } from "../../testing/small-animation.ts";

const red = rectangle(10, 20, 30, 40, [1, 0, 0]);
const ease = { o: { x: [0.33], y: [0] }, i: { x: [0.67], y: [1] } };
const moved = (frames: object[]): object => ({ a: 1, k: frames });
const svgOf = async (layers: LottieJson[], options = {}): Promise<string> =>
  (await toAnimatedSvg(bytesOf(animation(layers)), { stillFrame: null, ...options })).result;

it("keeps keyframes with their easing", async () => {
  const turning = moved([
    { t: 0, s: [0], ...ease },
    { t: 30, s: [90] },
  ]);
  const svg = await svgOf([
    shapeLayer([red], { ks: { r: turning, a: fixed([25, 40]), p: fixed([25, 40]) } }),
  ]);
  expect(svg).toContain(
    'type="rotate" additive="sum" values="0;90;90" keyTimes="0;0.5;1" calcMode="spline" keySplines="0.33 0 0.67 1;0 0 1 1"',
  );
  expect(svg).toContain('values="25 40;25 40"');
});

it("writes what swings over by its values, within the tolerance", async () => {
  const swinging = moved([
    { t: 0, s: [0, 0], o: { x: 0.5, y: -0.4 }, i: { x: 0.5, y: 1.4 } },
    { t: 30, s: [100, 0] },
  ]);
  const svg = await svgOf([shapeLayer([red], { ks: { p: swinging } })]);
  expect(svg).not.toContain("keySplines");
  const values = /type="translate" values="([^"]+)"/.exec(svg)?.[1]?.split(";") ?? [];
  expect(values.length).toBeGreaterThan(6);
  expect(values.length).toBeLessThan(36);
  expect(values.at(-1)).toBe("100 0");
  expect(Math.min(...values.map((each) => Number.parseFloat(each)))).toBeLessThan(-1);
});

it("shows layers only while they are there, and lets nothing slide over a jump", async () => {
  const held = moved([
    { t: 0, s: [0, 0], h: 1 },
    { t: 30, s: [50, 0] },
  ]);
  const svg = await svgOf([shapeLayer([red], { ip: 15, op: 45, ks: { p: held } })]);
  expect(svg).toContain(
    'display="none"><animate attributeName="display" values="none;inline;none" keyTimes="0;0.25;0.75" calcMode="discrete"',
  );
  expect(svg).toContain('values="0 0;0 0;50 0;50 0" keyTimes="0;0.499833;0.5;1"');
});

it("paints with another gradient by another element, since no fill turns from one definition into another", async () => {
  // A stop of opacity comes between the two of colour as it moves.
  const stops = moved([
    { t: 0, s: [0, 1, 0, 0, 1, 0, 0, 1, 0, 1, 1, 0] },
    { t: 30, s: [0, 1, 0, 0, 1, 0, 0, 1, 0.5, 1, 1, 0] },
  ]);
  const gradient = {
    ty: "gf",
    t: 1,
    r: 1,
    o: fixed(100),
    s: fixed([0, 0]),
    e: fixed([50, 0]),
    g: { p: 2, k: stops },
  };
  const svg = await svgOf([
    shapeLayer([{ ty: "rc", s: fixed([50, 50]), p: fixed([25, 25]), r: fixed(0) }, gradient]),
  ]);
  expect(svg.match(/<linearGradient/g)?.length).toBeGreaterThan(1);
  expect(svg.match(/fill="url\(#[^)]+\)"/g)?.length).toBeGreaterThan(1);
  expect(svg).not.toMatch(/attributeName="(?:fill|stroke)" values="[^"]*url/);
});

it("writes paths that change by the same commands, and one after the other where they do not fit", async () => {
  const trim = {
    ty: "tm",
    s: fixed(0),
    e: moved([
      { t: 0, s: [10] },
      { t: 60, s: [100] },
    ]),
    o: fixed(0),
  };
  const shape = { ty: "rc", p: fixed([0, 0]), s: fixed([40, 40]), r: fixed(0) };
  const stroke = { ty: "st", c: fixed([0, 0, 0]), w: fixed(2), o: fixed(100), lc: 1, lj: 1 };
  const svg = await svgOf([shapeLayer([shape, trim, stroke])]);
  const forms = /attributeName="d" values="([^"]+)"/.exec(svg)?.[1]?.split(";") ?? [];
  const commands = forms.map((form) => form.replaceAll(/[^A-Z]/g, ""));
  expect(new Set(commands).size).toBeGreaterThan(2);
  expect(new Set(commands).size).toBeLessThan(7);
});

it("moves masks and mattes, and names each definition once", async () => {
  const shape = (right: number): object => ({
    c: true,
    v: [
      [0, 0],
      [right, 0],
      [right, 50],
      [0, 50],
    ],
    i: [
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ],
    o: [
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ],
  });
  const mask = {
    mode: "a",
    pt: moved([
      { t: 0, s: [shape(10)] },
      { t: 60, s: [shape(50)] },
    ]),
    o: fixed(100),
    x: fixed(0),
  };
  const svg = await svgOf([shapeLayer([red], { masksProperties: [mask], hasMask: true })]);
  expect(svg).toMatch(/<clipPath id="z0"><path d="[^"]+"><animate attributeName="d"/);
  expect(svg).toContain('clip-path="url(#z0)"');
  expect(svg.match(/<clipPath/g)).toHaveLength(1);
});

it("stands still for who asked for less motion, once or over and over", async () => {
  const fading = moved([
    { t: 0, s: [0] },
    { t: 60, s: [100] },
  ]);
  const layer = shapeLayer([red], { ks: { o: fading } });
  const still = await svgOf([layer], { stillFrame: 30, isLooping: false });
  expect(still).toContain(
    "@media (prefers-reduced-motion:reduce){.z-moving{display:none}.z-still{display:inline}}",
  );
  expect(still).toContain('<g class="z-still" display="none"><g opacity="0.5">');
  expect(still).toContain('fill="freeze"');
  expect(still).not.toContain("indefinite");
  expect(await svgOf([layer])).toContain('repeatCount="indefinite"');
});

it("takes words and licence along as text", async () => {
  const meta = { a: "Ada", d: "A <square>", license: "CC0" };
  const { result } = await toAnimatedSvg(bytesOf(animation([shapeLayer([red])], { nm: 'A"', meta })));
  expect(result).toContain("<title>A&quot;</title><desc>A &lt;square&gt;</desc><metadata>");
  expect(result).toContain("<dc:creator>Ada</dc:creator><dc:rights>CC0</dc:rights>");
});

it("measures by what draws both, and states the worst frame", async () => {
  const grey = (value: number): Promise<Uint8Array> =>
    Promise.resolve(Uint8Array.of(value, value, value, 255));
  const renderer = {
    drawAnimation: (_: unknown, frame: number) => grey(frame),
    drawSvg: () => grey(0),
  };
  const { report } = await toAnimatedSvg(bytesOf(animation([shapeLayer([red])])), {
    renderer,
    measuredFrames: 4,
  });
  expect(report.error).toEqual({ max: 45, mean: 33.75, frame: 45 });
  expect(report.bytes).toBeGreaterThan(100);
});

it("refuses more than it may keep", async () => {
  const source = bytesOf(animation([shapeLayer([red])]));
  await expect(toAnimatedSvg(source, { maxNumbers: 10 })).rejects.toMatchObject({ code: "too-much-to-draw" });
  await expect(toAnimatedSvg(source, { tolerance: 0 })).rejects.toThrow(RangeError);
});

it("keeps each copy of a repeater the same one while others come and go", async () => {
  const count = moved([
    { t: 0, s: [4], h: 1 },
    { t: 30, s: [2], h: 1 },
  ]);
  const copies = {
    ty: "rp",
    c: count,
    o: fixed(0),
    m: 1,
    tr: {
      ty: "tr",
      p: fixed([20, 0]),
      a: fixed([0, 0]),
      s: fixed([100, 100]),
      r: fixed(0),
      so: fixed(100),
      eo: fixed(100),
    },
  };
  const svg = await svgOf([shapeLayer([red, copies])]);
  expect(svg.match(/<path/g)).toHaveLength(4);
  expect(svg).not.toContain("animateTransform");
  expect(svg.match(/values="inline;none"/g)).toHaveLength(2);
});
