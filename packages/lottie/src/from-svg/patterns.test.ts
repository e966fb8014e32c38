import { expect, it } from "vitest";
import { fromSvg, validate } from "../index.ts";
import { bytesOf } from "../testing/small-animation.ts";

async function converted(inside: string) {
  const { result, report } = await fromSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${inside}</svg>`,
  );
  const json = result.animations[0]?.json ?? {};
  expect((await validate(bytesOf(json))).report.diagnostics).toEqual([]);
  return { text: JSON.stringify(json), codes: report.diagnostics.map(({ code }) => code) };
}

const pattern = (size: number, inside: string): string =>
  `<pattern id="p" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${inside}</pattern><rect width="100" height="100" fill="url(#p)"/>`;

it("tiles of plain colours are one shape without seams, however fine they are", async () => {
  const { text, codes } = await converted(pattern(2, `<rect width="1" height="1" fill="red"/>`));
  expect(codes).toEqual([]);
  expect(text.match(/"ty":"fl"/g)).toHaveLength(1);
  expect(text.match(/"ty":"sh"/g)?.length).toBe(2_500);
});

it("tiles that reach beyond their edge, or have a gradient, are cut one by one", async () => {
  const { text } = await converted(pattern(50, `<circle r="30" fill="red"/>`));
  expect(text.match(/"refId":"c[^"]*fp"/g)).toHaveLength(4);
});

it("tiles in tiles are no more layers than an animation may have", async () => {
  const nested = Array.from(
    { length: 8 },
    (_, level) =>
      `<pattern id="p${level}" width="10" height="10" patternUnits="userSpaceOnUse"><rect width="20" height="20" fill="url(#p${level + 1})"/></pattern>`,
  );
  const { codes } = await converted(`${nested.join("")}
    <pattern id="p8" width="3" height="3" patternUnits="userSpaceOnUse"><circle r="3"/></pattern><rect width="100" height="100" fill="url(#p0)"/>`);
  expect(codes).toEqual(["svg-too-many-elements"]);
});

it("a tile of a moving pattern is the same one all the time", async () => {
  const { text } = await converted(
    pattern(
      20,
      `<rect width="10" height="10" fill="red"/><animate attributeName="x" from="0" to="20" dur="1s" repeatCount="indefinite"/>`,
    ),
  );
  const tiles = [...text.matchAll(/"p":\{"a":1,"k":\[\{"t":0,"s":\[(-?\d+),.*?\{"t":60,"s":\[(-?\d+),/g)];
  expect(tiles.length).toBeGreaterThan(5);
  for (const [, from, to] of tiles) expect(Number(to) - Number(from)).toBe(20);
});

it("rounds of a moving gradient are as many all the time", async () => {
  const { text } = await converted(
    `<linearGradient id="g" x2=".3" spreadMethod="reflect"><stop stop-color="red"/><stop offset="1" stop-color="blue"/>
    <animateTransform attributeName="gradientTransform" type="translate" from="0 0" to="1 0" dur="1s" repeatCount="indefinite"/></linearGradient>
    <rect width="100" height="100" fill="url(#g)"/>`,
  );
  expect(text).toMatch(/"g":\{"p":\d+,"k":\{"a":0/);
  expect(text).toMatch(/"s":\{"a":1,"k":\[\{"t":0,"s":\[-?\d+,0\][^\]]*\]/);
});

it("a gradient that is tiny in its own measure keeps its circle", async () => {
  const { text } = await converted(
    `<radialGradient id="g" cx="-236.884" cy="-171.086" r=".006" gradientUnits="userSpaceOnUse"
    gradientTransform="matrix(2157 0 0 -2491 511096 -426208)"><stop stop-color="red"/><stop offset="1"/></radialGradient>
    <rect width="100" height="100" fill="url(#g)"/>`,
  );
  expect(text).toContain('"s":{"a":0,"k":[0,0]},"e":{"a":0,"k":[1,0]}');
});

it("a point alone has the caps of its stroke, and a line alone no fill", async () => {
  const { text } = await converted(
    `<path d="M20 20zM40 40z" stroke="#f00" stroke-width="9" stroke-linecap="round"/>`,
  );
  expect(text.match(/"c":false,"v":\[\[20,20\],\[20,20\]\]/)).not.toBeNull();
  expect((await converted(`<path d="M20 20V50M0 5H9" stroke="#f00"/>`)).text).not.toContain('"ty":"fl"');
});

it("a picture whose address is broken over lines is one without breaks", async () => {
  const png =
    "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4//8/w38GIAXDIBKE0DHxgljNBAAO9TXL0Y4OHwAAAABJRU5ErkJggg==";
  const { text } = await converted(
    `<image width="9" height="9" href="data:image/png;base64,${png.slice(0, 40)}\n  ${png.slice(40)}"/>`,
  );
  expect(text).toContain(`"p":"data:image/png;base64,${png}"`);
});

it("a gradient as thin as a line is its last colour, with no point far away", async () => {
  const { text } = await converted(
    `<radialGradient id="g" gradientTransform="translate(0 2e7) skewY(-90)"><stop stop-color="red"/><stop offset="1" stop-color="lime"/></radialGradient>
    <rect width="100" height="100" fill="url(#g)"/>`,
  );
  expect(text).toContain('"ty":"fl","c":{"a":0,"k":[0,1,0,1]}');
  expect(text).not.toMatch(/\d{7}/);
});

it("a use shows through what is measured from its own place", async () => {
  const { text } = await converted(
    `<clipPath id="c"><rect width="30" height="20"/></clipPath><rect id="a" width="50" height="50"/><use href="#a" x="7" y="12" clip-path="url(#c)"/>`,
  );
  expect(text).toContain('"v":[[7,12],[37,12],[37,32],[7,32]]');
});
