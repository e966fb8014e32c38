import { buildStateMachine } from "@zoetrope/lottie/state-machine";
import { describe, expect, it } from "vitest";
import { background, box, circle, film, importDrawing, keys, layer, part, repeat } from "./index.ts";

type Json = { [key: string]: Json } & Json[] & number;
const written = (value: unknown) => JSON.parse(JSON.stringify(value)) as Json;
const options = { name: "Test", tint: "sky", frameRate: 24, frames: 48 } as const;

describe("a film", () => {
  it("puts the first layer at the back and hangs all of them on one stage", () => {
    const json = written(film({ ...options, layers: [layer("Back"), layer("Front")] }).json);
    expect([...(json["layers"] ?? [])].map((one) => one["nm"])).toEqual(["Front", "Back", "Tissue", "Stage"]);
    expect(json["layers"]?.[0]?.["parent"]).toBe(1);
    expect([json["w"], json["h"], json["op"]]).toEqual([800, 600, 48]);
  });

  it("names its colours as slots and writes a rule for each of them into every theme", () => {
    const built = film({
      ...options,
      themes: ["sky", "rose"],
      layers: [layer("Dot", circle(1, 1, 1, { fill: "ink" }))],
    });
    expect(Object.keys(written(built.json)["slots"] ?? {})).toEqual(["sheet", "ink"]);
    const rose = written(built.themes[1]);
    expect(rose["id"]).toBe("rose");
    expect([...(rose["json"]?.["rules"] ?? [])].map((rule) => [rule["id"], rule["type"]])).toEqual([
      ["sheet", "Color"],
      ["ink", "Color"],
    ]);
    expect(rose["json"]?.["rules"]?.[0]?.["value"]?.[0]).toBeCloseTo(0xf3 / 255, 3);
  });

  it("puts a matte right before the layer it cuts", () => {
    const json = written(
      film({
        ...options,
        scale: 1,
        tissue: false,
        layers: [layer("Window"), layer("Behind"), layer({ name: "View", matte: "Window" })],
      }).json,
    );
    expect([...(json["layers"] ?? [])].map((one) => [one["nm"], one["td"] ?? one["tt"] ?? 0])).toEqual([
      ["Window", 1],
      ["View", 1],
      ["Behind", 0],
    ]);
  });

  it("refuses two layers of one name and parents that are not there", () => {
    expect(() => film({ ...options, layers: [background(), layer("A"), layer("A")] })).toThrow("Two layers");
    expect(() => film({ ...options, layers: [layer({ name: "A", parent: "B" })] })).toThrow(
      "no layer called B",
    );
  });
});

const shapes = (...figures: Parameters<typeof layer>[1][]) =>
  written(film({ ...options, tissue: false, scale: 1, layers: [layer("One", ...figures)] }).json)[
    "layers"
  ]?.[0]?.["shapes"] ?? ([] as unknown as Json);

describe("figures", () => {
  it("turn around their pivot", () => {
    const transform = shapes(
      part({ pivot: [30, 40], x: 5, rotate: keys([0, 0], [10, 90]) }, circle(0, 0, 1, { fill: "ink" })),
    )[0]?.["it"]?.at(-1);
    expect(transform?.["a"]?.["k"]).toEqual([30, 40]);
    expect(transform?.["p"]?.["k"]).toEqual([35, 40]);
    expect([...(transform?.["r"]?.["k"] ?? [])].map((key) => [key["t"], key["s"]?.[0]])).toEqual([
      [0, 0],
      [10, 90],
    ]);
  });

  it("may stretch both ways, each with its own keys", () => {
    const outer = shapes(
      part(
        { scaleX: keys([0, 1], [10, 2]), scaleY: keys([0, 1], [20, 3]) },
        circle(0, 0, 1, { fill: "ink" }),
      ),
    )[0];
    expect(JSON.stringify(outer)).toContain('"s":[200,100]');
    expect(JSON.stringify(outer)).toContain('"s":[100,300]');
  });

  it("are repeated, each copy moved on from the one before", () => {
    const text = JSON.stringify(shapes(repeat(3, { x: 10 }, box(0, 0, 1, 1, 0, { fill: "ink" }))));
    expect(text.match(/"ty":"rc"/g)).toHaveLength(3);
    expect(text.match(/"k":\[10,0\]/g)).toHaveLength(2);
  });
});

describe("a drawing", () => {
  const drawing = importDrawing("dachshund.svg");

  it("comes without its sheet and with its colours by role", () => {
    expect(drawing.title).toBe("Dachshund, late for dinner");
    expect(new Set(drawing.pieces.map(({ style }) => style.fill ?? style.stroke?.paint))).toEqual(
      new Set(["sun", "ink", "sheet"]),
    );
  });

  it("can be taken apart", () => {
    expect(drawing.split(8)).toHaveLength(12);
    expect(drawing.bounds(8, 2).map(Math.round)).toEqual([54, 242, 74, 252]);
    expect(() => drawing.piece(8, 99)).toThrow("no subpath 99");
    expect(() => drawing.piece(99)).toThrow("no piece 99");
  });

  it("has its transforms applied", () => {
    const [left, , right] = importDrawing("gallop-01.svg").bounds(2);
    expect(left).toBeGreaterThan(0);
    expect(right).toBeLessThan(260);
  });
});

it("refuses a state machine that leads nowhere", () => {
  expect(() =>
    buildStateMachine({ id: "x", animation: "a", initial: "idle", states: { idle: { on: { go: "away" } } } }),
  ).toThrow("no state away");
});
