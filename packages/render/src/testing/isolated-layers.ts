import { fillSlots, type LottieJson, stripExpressions } from "@zoetrope/lottie";

/** One layer alone at one time, in an animation of its own with room around it. */
export interface IsolatedLayer {
  /** JSON pointer of the layer in the original. */
  pointer: string;
  json: LottieJson;
  /** From the in point of `json`. */
  frame: number;
  /** Width of the composition it stands in; `json` is three times as wide and as high. */
  width: number;
}

type Json = { [key: string]: unknown };
const isJson = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isJson) : []);
const numberOf = (value: unknown, otherwise: number): number =>
  typeof value === "number" ? value : otherwise;

const offsetIndex = 987_654;
const fixed = (k: unknown): Json => ({ a: 0, k });

/**
 * Every layer that paints something by itself, of all compositions, at `shares` of its time. It keeps what it follows; its opacity
 * is full, and masks, mattes and effects are taken off it, so that nothing narrows it but the frames of compositions in it.
 */
export function* isolatedLayers(original: LottieJson, shares: readonly number[]): Generator<IsolatedLayer> {
  const json: Json = withOpaqueGradients(fillSlots(stripExpressions(original)));
  const assets = listOf(json["assets"]);
  const compositions = [
    { pointer: "/layers", holder: json },
    ...assets.flatMap((asset, index) =>
      Array.isArray(asset["layers"]) ? [{ pointer: `/assets/${index}/layers`, holder: asset }] : [],
    ),
  ];
  for (const { pointer, holder } of compositions) {
    const layers = listOf(holder["layers"]);
    const users = [json, ...assets].flatMap((each) => listOf(each["layers"]));
    const user = users.find((layer) => layer["refId"] === holder["id"]);
    const width = numberOf(holder["w"], numberOf(user?.["w"], numberOf(json["w"], 100)));
    const height = numberOf(holder["h"], numberOf(user?.["h"], numberOf(json["h"], 100)));
    for (const [position, layer] of layers.entries()) {
      if (layer["hd"] === true || ![0, 1, 4].includes(numberOf(layer["ty"], -1))) continue;
      const from = Math.max(0, numberOf(layer["ip"], 0));
      const to = numberOf(layer["op"], from);
      for (const share of shares) {
        const frame = Math.floor(from + share * (to - from));
        if (to <= from || frame < from || frame >= to) continue;
        yield {
          pointer: `${pointer}/${position}`,
          frame,
          width,
          json: {
            ...json,
            ip: 0,
            op: frame + 10,
            w: width * 3,
            h: height * 3,
            layers: [...alone(layers, position), offset(width, height, frame)],
          },
        };
      }
    }
  }
}

/** Where a gradient has faded away nothing is drawn, though its shape goes on. */
function withOpaqueGradients(document: Json): Json {
  return JSON.parse(JSON.stringify(document), (key, value: unknown) => {
    if (key !== "g" || !isJson(value) || !isJson(value["k"])) return value;
    const count = numberOf(value["p"], 0) * 4;
    const opaque = (list: unknown): unknown => (Array.isArray(list) ? list.slice(0, count) : list);
    const { k } = value["k"];
    const isMoving = Array.isArray(k) && k.some(isJson);
    const keyframes = listOf(k).map((each) => {
      const ends = ["s", "e"].filter((end) => end in each).map((end) => [end, opaque(each[end])]);
      return Object.assign({}, each, Object.fromEntries(ends));
    });
    return { ...value, k: { ...value["k"], k: isMoving ? keyframes : opaque(k) } };
  }) as Json;
}

function alone(layers: readonly Json[], position: number): Json[] {
  return layers.map((layer, index) => {
    const { tt: _, td: __, tp: ___, bm: ____, ...rest } = layer;
    const parent = { parent: layer["parent"] ?? offsetIndex };
    if (index !== position) return { ...rest, ...parent, hd: true, ty: 3 };
    const ks = isJson(layer["ks"]) ? layer["ks"] : {};
    return { ...rest, ...parent, ef: [], masksProperties: [], hasMask: false, ks: { ...ks, o: fixed(100) } };
  });
}

const offset = (x: number, y: number, frame: number): Json => ({
  ty: 3,
  ind: offsetIndex,
  ip: 0,
  op: frame + 10,
  st: 0,
  ks: { o: fixed(0), r: fixed(0), p: fixed([x, y, 0]), a: fixed([0, 0, 0]), s: fixed([100, 100, 100]) },
});
