import { PNG } from "pngjs";
import {
  blue,
  box,
  document,
  empty,
  fill,
  isBlue,
  isRed,
  layer,
  moving,
  place,
  red,
  redSquare,
  still,
  white,
  type Part,
} from "../build.ts";
import type { Expected, JsonProbe } from "../probe.ts";

const group = "Layers" as const;
const kind = "json" as const;
const nothing = document([layer([fill()])]);

function redPicture(size: number): string {
  const picture = new PNG({ width: size, height: size });
  for (let start = 0; start < picture.data.length; start += 4) picture.data.set([255, 0, 0, 255], start);
  return `data:image/png;base64,${PNG.sync.write(picture).toString("base64")}`;
}
export const pictureBytes = (): Uint8Array => Buffer.from(redPicture(40).split(",")[1] ?? "", "base64");
export const pictureLayer: Part = {
  ty: 2,
  refId: "picture",
  ip: 0,
  op: 10,
  st: 0,
  ks: place({ p: still([30, 30, 0]) }),
};
const picture = { id: "picture", w: 40, h: 40, u: "", p: redPicture(40), e: 1 };
/** The same red square. */
const redWebp = "data:image/webp;base64,UklGRiIAAABXRUJQVlA4TBUAAAAvJ8AJAAcQ/Y/+B4CE8P+8GtH/1AAA";

const walk = layer([box(0, 0, 20), fill()], { ks: place({ p: moving([20, 50, 0], [80, 50, 0]) }) });
const composition = (layers: Part[]): Part => ({
  id: "inner",
  layers: layers.map((each, index) => ({ ind: index + 1, ...each })),
});
const inner = (more: Part = {}): Part => ({
  ty: 0,
  refId: "inner",
  w: 100,
  h: 100,
  ip: 0,
  op: 10,
  st: 0,
  sr: 1,
  bm: 0,
  ks: place(),
  ...more,
});

function blend(
  id: string,
  title: string,
  mode: number,
  below: number[],
  above: number[],
  is: Expected,
): JsonProbe {
  const blended = (bm: number) =>
    document([layer([box(50, 50, 40), fill(above)], { bm }), layer([box(50, 50, 80), fill(below)])]);
  return { kind, group, id, title, feature: blended(mode), plain: blended(0), shows: [{ at: [50, 50], is }] };
}

export const layerProbes: JsonProbe[] = [
  {
    kind,
    group,
    id: "solid",
    title: "Solid layer",
    feature: document([
      { ty: 1, sc: "#ff0000", sw: 40, sh: 40, ip: 0, op: 10, st: 0, ks: place({ p: still([30, 30, 0]) }) },
    ]),
    plain: nothing,
    shows: [{ at: [50, 50], is: isRed }],
    keeps: [{ at: [20, 50], is: empty }],
  },
  {
    kind,
    group,
    id: "image",
    title: "Picture inside the file",
    feature: document([pictureLayer], { assets: [picture] }),
    plain: nothing,
    shows: [{ at: [50, 50], is: isRed }],
    keeps: [{ at: [20, 50], is: empty }],
  },
  {
    kind,
    group,
    id: "image-webp",
    title: "WebP picture inside the file",
    feature: document([pictureLayer], { assets: [{ ...picture, p: redWebp }] }),
    plain: nothing,
    shows: [{ at: [50, 50], is: isRed }],
    keeps: [{ at: [20, 50], is: empty }],
  },
  {
    kind,
    group,
    id: "composition",
    title: "Composition inside a composition",
    feature: document([inner()], { assets: [composition([layer(redSquare)])] }),
    plain: nothing,
    shows: [{ at: [50, 50], is: isRed }],
  },
  {
    kind,
    group,
    id: "in-and-out",
    title: "In and out points",
    frame: 2,
    feature: document([layer(redSquare, { ip: 5 })]),
    plain: document([layer(redSquare)]),
    shows: [{ at: [50, 50], is: empty }],
  },
  {
    kind,
    group,
    id: "start-time",
    title: "Composition that starts later",
    frame: 9,
    feature: document([inner({ st: 5 })], { assets: [composition([walk])] }),
    plain: document([inner()], { assets: [composition([walk])] }),
    shows: [{ at: [42, 50], is: isRed }],
  },
  {
    kind,
    group,
    id: "stretch",
    title: "Stretched time",
    frame: 9,
    feature: document([inner({ sr: 2 })], { assets: [composition([walk])] }),
    plain: document([inner()], { assets: [composition([walk])] }),
    shows: [
      { at: [47, 50], is: isRed },
      { at: [76, 50], is: empty },
    ],
  },
  {
    kind,
    group,
    id: "time-remap",
    title: "Time remapping",
    frame: 9,
    feature: document([inner({ tm: moving([0.9], [0], {}, 9) })], { assets: [composition([walk])] }),
    plain: document([inner()], { assets: [composition([walk])] }),
    shows: [
      { at: [21, 50], is: isRed },
      { at: [74, 50], is: empty },
    ],
  },
  {
    kind,
    group,
    id: "hidden",
    title: "Hidden layers",
    feature: document([layer(redSquare, { hd: true })]),
    plain: document([layer(redSquare)]),
    shows: [{ at: [50, 50], is: empty }],
  },
  blend("multiply", "Blend mode multiply", 1, [1, 1, 0], [0, 1, 1], [0, 255, 0, 255]),
  blend("screen", "Blend mode screen", 2, red, blue, [255, 0, 255, 255]),
  blend("overlay", "Blend mode overlay", 3, red, [0.5, 0.5, 0.5], isRed),
  blend("difference", "Blend mode difference", 10, white, red, [0, 255, 255, 255]),
  blend("luminosity", "Blend mode luminosity", 15, blue, [0.11, 0.11, 0.11], isBlue),
];
