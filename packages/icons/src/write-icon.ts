import { fromSvg, type LottieJson, toDotLottie } from "@zoetrope/lottie";
import { nestedStances, onHover, scalar, type Stance, transform } from "@zoetrope/originals";
import { boundsOf, pointOn } from "./bounds.ts";
import type { Direction, Move, Pivot } from "./direction.ts";
import { svgOf } from "./lucide.ts";

/** Around the drawing, so that nothing is cut off that hops or swings. */
const margin = 3;
const grid = 24;
const pixelsPerUnit = 8;
/** What every file says of itself. */
const origin = {
  author: "Lucide contributors",
  license: "ISC",
  description: "An icon of Lucide, animated by Zoetrope's rules",
};
const side = (grid + 2 * margin) * pixelsPerUnit;
export const usualFrames = 90;

type Rgb = readonly [number, number, number];
const ink: Rgb = [0.11, 0.11, 0.13];
const paper: Rgb = [0.96, 0.95, 0.92];
const amber: Rgb = [0.85, 0.45, 0.06];
const themes: Record<string, { line: Rgb; accent: Rgb }> = {
  light: { line: ink, accent: ink },
  dark: { line: paper, accent: paper },
  accent: { line: ink, accent: amber },
};

/** A part of the drawing on its way through the moves. */
interface DrawnPart {
  place: number;
  json: LottieJson;
}

/** The icon as dotLottie: moving by its direction, in three themes, with a machine that plays it once when the pointer comes. */
export async function writeIcon(name: string, title: string, direction: Direction): Promise<Uint8Array> {
  const frames = direction.frames ?? usualFrames;
  const drawn = await fromSvg(svgOf(name));
  const [still] = drawn.result.animations;
  if (still === undefined || drawn.report.diagnostics.length > 0)
    throw new Error(`${name} is not drawn as it is meant`);
  const [layer] = still.json["layers"] as LottieJson[];
  if (layer === undefined) throw new Error(`${name} shows nothing`);
  const parts = (layer["shapes"] as LottieJson[]).map((json): DrawnPart => ({
    place: Number(String(json["nm"]).slice(1)),
    json: prepared(json, direction),
  }));
  const json: LottieJson = {
    ...still.json,
    nm: title,
    fr: 60,
    ip: 0,
    op: frames,
    w: side,
    h: side,
    markers: [
      { cm: "rest", tm: 0, dr: 1 },
      { cm: "play", tm: 0, dr: frames },
    ],
    slots: { line: slot(ink), accent: slot(ink) },
    layers: [
      {
        ...layer,
        op: frames,
        ks: transform({ x: margin * pixelsPerUnit, y: margin * pixelsPerUnit, scale: pixelsPerUnit }),
        shapes: moved(parts, direction.moves ?? []),
      },
    ],
  };
  const machine = onHover("rest", "play")(name);
  return toDotLottie({
    animations: [{ id: name, name: title, json }],
    themes: Object.entries(themes).map(([id, { line, accent }]) => ({
      id,
      name: id,
      json: { rules: [rule("line", line), rule("accent", accent)] },
    })),
    stateMachines: [{ id: machine.id, name: machine.id, json: machine.json }],
    inManifest: { ...origin, source: `https://lucide.dev/icons/${name}` },
  });
}

const slot = (colour: Rgb): LottieJson => ({ p: { a: 0, k: [...colour] } });
const rule = (id: string, colour: Rgb): LottieJson => ({ id, type: "Color", value: [...colour] });

/** With the colour of its slot, and drawn as far as its trim says. */
function prepared(group: LottieJson, { accent, trims = [] }: Direction): LottieJson {
  const place = Number(String(group["nm"]).slice(1));
  const items = (group["it"] as LottieJson[]).flatMap((item) => {
    if (item["ty"] !== "st") return [item];
    const painted = {
      ...item,
      c: { a: 0, k: [...ink], sid: accent.includes(place) ? "accent" : "line" },
    };
    const trim = trims.find(({ parts }) => parts.includes(place));
    if (!trim) return [painted];
    const { start = 0, end = 1 } = trim;
    return [{ ty: "tm", s: scalar(start, 100), e: scalar(end, 100), o: scalar(0), m: 1 }, painted];
  });
  return { ...group, it: items };
}

/** Groups around groups: the first move around all that it moves, and in there the others. */
function moved(parts: readonly DrawnPart[], moves: readonly Move[]): LottieJson[] {
  const [move, ...rest] = moves;
  if (!move || parts.length === 0) return parts.map(({ json }) => json);
  const { parts: places, pivot, ...motion } = move;
  const isInside = ({ place }: DrawnPart): boolean => places?.includes(place) ?? true;
  const inside = moved(parts.filter(isInside), rest);
  const outside = moved(
    parts.filter((part) => !isInside(part)),
    rest,
  );
  if (inside.length === 0) return outside;
  const stance = pivot === undefined ? motion : { ...motion, pivot: placeOf(pivot, parts.filter(isInside)) };
  return [...nestedStances(stance).reduceRight(around, inside), ...outside];
}

const placeOf = (pivot: Pivot, parts: readonly DrawnPart[]): readonly [x: number, y: number] =>
  typeof pivot === "string" ? pointOn(boundsOf(parts.map(({ json }) => json)), pivot) : pivot;

const around = (items: LottieJson[], stance: Stance): LottieJson[] => [
  { ty: "gr", it: [...items, { ty: "tr", ...transform(stance) }] },
];
