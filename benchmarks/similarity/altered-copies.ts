/** Copies of a Lottie as people make them: another colour, the other way round, another tempo, another style. */
type Json = { [key: string]: Json | Json[] | string | number | boolean | null } & {
  layers?: Json[];
  assets?: Json[];
};

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Every object inside, itself first. */
function* objectsIn(value: unknown): Generator<Json> {
  if (Array.isArray(value)) for (const one of value) yield* objectsIn(one);
  if (!isObject(value)) return;
  yield value;
  for (const one of Object.values(value)) yield* objectsIn(one);
}

const isColour = (value: unknown): value is number[] =>
  Array.isArray(value) &&
  value.length >= 3 &&
  value.length <= 4 &&
  value.every((part) => typeof part === "number");

/** Channels change places, and what is grey gets a hue. */
function otherColour([red = 0, green = 0, blue = 0, ...rest]: readonly number[]): number[] {
  const isGrey = Math.max(red, green, blue) - Math.min(red, green, blue) < 0.08;
  return isGrey
    ? [red * 0.4 + 0.1, green * 0.5 + 0.35, blue * 0.4 + 0.5, ...rest]
    : [blue, red, green, ...rest];
}

function recoloured(json: Json): Json {
  for (const shape of objectsIn(json)) {
    if ((shape["ty"] === "fl" || shape["ty"] === "st") && isObject(shape["c"])) {
      const colour = shape["c"];
      if (isColour(colour["k"])) colour["k"] = otherColour(colour["k"]) as never;
      else if (Array.isArray(colour["k"]))
        for (const key of colour["k"])
          if (isObject(key) && isColour(key["s"])) key["s"] = otherColour(key["s"]) as never;
    }
    const gradient = isObject(shape["g"]) && isObject(shape["g"]["k"]) ? shape["g"] : null;
    const stops = gradient && isObject(gradient["k"]) ? gradient["k"]["k"] : null;
    const count = Number(gradient?.["p"] ?? 0);
    if (Array.isArray(stops) && stops.every((stop) => typeof stop === "number"))
      for (let at = 0; at < count; at += 1) {
        const [red = 0, green = 0, blue = 0] = otherColour(
          (stops as unknown as number[]).slice(at * 4 + 1, at * 4 + 4),
        );
        (stops as unknown as number[]).splice(at * 4 + 1, 3, red, green, blue);
      }
  }
  return json;
}

const still = (value: unknown) => ({ a: 0, k: value });

/** All of it in a composition that stands the other way round. */
function mirrored(json: Json): Json {
  const width = Number(json["w"]);
  const ks = {
    o: still(100),
    r: still(0),
    p: still([width / 2, 0, 0]),
    a: still([width / 2, 0, 0]),
    s: still([-100, 100, 100]),
  };
  const whole = { id: "whole", nm: "whole", layers: json.layers ?? [] };
  const layer = {
    ty: 0,
    ind: 1,
    refId: "whole",
    ip: json["ip"],
    op: json["op"],
    st: 0,
    w: width,
    h: json["h"],
    ks,
  };
  return { ...json, assets: [...(json.assets ?? []), whole], layers: [layer as never] };
}

/** Faster, and it rests at the end. */
function retimed(json: Json): Json {
  const [start, end] = [Number(json["ip"]), Number(json["op"])];
  const rest = end + (end - start) * 0.12;
  for (const part of objectsIn(json)) if (part["op"] === end) part["op"] = rest;
  return { ...json, fr: Number(json["fr"]) * 1.7 };
}

/** Lines twice as thick, and surfaces with an outline of their colour. */
function restyled(json: Json): Json {
  const thin = Number(json["w"]) * 0.02;
  for (const part of objectsIn(json)) {
    if (part["ty"] === "st" && isObject(part["w"]) && typeof part["w"]["k"] === "number")
      part["w"]["k"] = part["w"]["k"] * 1.7;
    const items = part["it"];
    if (!Array.isArray(items)) continue;
    const fill = items.find((item) => isObject(item) && item["ty"] === "fl");
    if (!isObject(fill) || items.some((item) => isObject(item) && item["ty"] === "st")) continue;
    items.splice(items.indexOf(fill), 0, {
      ty: "st",
      c: fill["c"],
      o: fill["o"],
      w: still(thin),
      lc: 2,
      lj: 2,
    } as never);
  }
  return json;
}

export const alterations = { recoloured, mirrored, retimed, restyled };

export const alteredCopy = (bytes: Uint8Array, alter: (json: Json) => Json): Uint8Array =>
  new TextEncoder().encode(JSON.stringify(alter(JSON.parse(new TextDecoder().decode(bytes)) as Json)));
