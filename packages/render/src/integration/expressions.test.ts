import { type LottieJson, mayRunPrograms, parseAnimation, withoutPrograms } from "@zoetrope/lottie";
import { beforeAll, describe, expect, it } from "vitest";
import { rectangle, shapeLayer } from "@zoetrope/lottie/testing/small-animation";
import type { DrawingCore } from "../drawing/drawing-core.ts";
import { openDrawingCore } from "../node.ts";
import { everyPart } from "../testing/every-part.ts";

/**
 * The player itself is asked which programs ran: each leaves a mark of its own in the player's memory, and for each there is
 * a probe, a program of a layer that is added afterwards, which moves a box into a cell of its own when it finds the mark.
 */
let player: DrawingCore;
beforeAll(async () => {
  player = await openDrawingCore();
});
let rounds = 0;

type Path = (string | number)[];

/** Where every object of a document stands; its own recursion, since the product's is what is tested. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, each]) =>
    pathsIn(each, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return Array.isArray(value) ? inner : [path, ...inner];
}

const at = (json: LottieJson, path: Path): LottieJson =>
  path.reduce((value, key) => value[key] as LottieJson, json);

const positions = pathsIn(everyPart()).filter((path) => path.length > 0);
const nameOf = (position: number): string =>
  positions[position]?.filter((key) => typeof key === "string").join(".") ?? "";
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The document with a program in each of the places. They keep the value, because some values break the player. */
function withPrograms(tried: readonly number[], round: number): LottieJson {
  const json = everyPart();
  // Inner places first: what is put in does not move what is around it.
  for (const position of tried)
    at(json, positions[position] ?? [])["x"] ??= `mark${round}_${position} = 1; $bm_rt = value;`;
  return json;
}

const cellsInRow = 25;
const side = 100;
const cell = side / cellsInRow;
const magenta = [255, 0, 255, 255];

/** The places whose programs have run by the time that the document was drawn thrice. Throws when it cannot be drawn. */
function ranIn(text: string, round: number): number[] {
  const probes = positions.map((_, position) => {
    const [column, row] = [position % cellsInRow, Math.floor(position / cellsInRow)];
    const x = `$bm_rt = typeof mark${round}_${position} === "undefined" ? [-50, 0] : [${column * cell}, ${row * cell}];`;
    return shapeLayer([rectangle(0, 0, cell, cell, [1, 0, 1])], {
      ind: 1_000 + position,
      ks: { p: { a: 0, k: [-50, 0], x } },
    });
  });
  const start = text.indexOf("[", text.indexOf('"layers"', text.indexOf('"nm":"Inner"'))) + 1;
  const json = `${text.slice(0, start)}${JSON.stringify(probes).slice(1, -1)},${text.slice(start)}`;
  player.load(json, { width: side, height: side });
  const ran = new Set<number>();
  for (const frame of [0, 7, 30]) {
    const pixels = player.draw(frame);
    positions.forEach((_, position) => {
      const [x, y] = [(position % cellsInRow) * cell + 2, Math.floor(position / cellsInRow) * cell + 2];
      const offset = (y * side + x) * 4;
      if (magenta.every((channel, index) => pixels[offset + index] === channel)) ran.add(position);
    });
  }
  return [...ran];
}

/** Of the places tried, those whose programs run. A place that makes the document unreadable is left out. */
function running(tried: readonly number[], disguise: (json: LottieJson) => string): number[] {
  const round = rounds++;
  try {
    return ranIn(disguise(withPrograms(tried, round)), round);
  } catch {
    const half = Math.ceil(tried.length / 2);
    if (tried.length < 2) return [];
    return [...running(tried.slice(0, half), disguise), ...running(tried.slice(half), disguise)];
  }
}

/** The ways in which a program was hidden from the reader and not from the player. */
const disguises: [string, (json: LottieJson) => string][] = [
  ["as it is", (json) => JSON.stringify(json)],
  [
    "in lists that begin with a number",
    (json) => JSON.stringify(json).replaceAll(/"(layers|shapes|it|assets|chars)":\[/g, '"$1":[0,'),
  ],
  [
    "where no value is beside it",
    (json) => JSON.stringify(json).replaceAll(/"a":0,"k":\[[^\]]*\],"x"/g, '"x"'),
  ],
  [
    "under a name that ends early",
    (json) => JSON.stringify(json).replaceAll('"x":"', String.raw`"x\u0000":"`),
  ],
  ["under a name in escapes", (json) => JSON.stringify(json).replaceAll('"x":"', String.raw`"\u0078":"`)],
  [
    "before another list of its name",
    (json) => JSON.stringify(json).replace('"masksProperties"', '"shapes":[],"masksProperties"'),
  ],
];
const all = positions.map((_, position) => position);
/** In turns, because a program can keep others from being reached. */
const runningIn = (disguise: (json: LottieJson) => string, turns: number): number[] =>
  Array.from({ length: turns }, (_, turn) =>
    running(
      all.filter((position) => position % turns === turn),
      disguise,
    ),
  ).flat();

describe("programs in every place of a document", () => {
  it.each(disguises)("run in the player, and no longer when taken out: %s", (_, disguise) => {
    const ran = runningIn(disguise, 1);
    expect(ran.length).toBeGreaterThan(40);
    for (const position of ran)
      expect(mayRunPrograms(bytesOf(disguise(withPrograms([position], 0)))), nameOf(position)).toBe(true);

    const round = rounds++;
    const parsed = withoutPrograms(parseAnimation(bytesOf(disguise(withPrograms(all, round)))));
    const text = JSON.stringify(parsed.animations[0]?.json);
    expect(ranIn(text, round).map(nameOf)).toEqual([]);
    expect(mayRunPrograms(bytesOf(text))).toBe(false);
  });

  it("run wherever a player reads a value, so that the test above tries them all", () => {
    const ran = runningIn(JSON.stringify, 8);
    expect(ran.length).toBeGreaterThan(150);
    expect(ran.map(nameOf)).toEqual(
      expect.arrayContaining([
        "layers.ks.o",
        "layers.tm",
        "layers.t.d",
        "layers.t.a.a.fc",
        "layers.shapes.it.g.k",
        "layers.shapes.it.d.v",
        "chars.data.shapes.it.ks",
        "assets.layers.shapes.it.c",
      ]),
    );
  });
});
