import { describe, expect, it } from "vitest";
import { type LottieJson, parseAnimation, validate } from "../index.ts";
import { validateAgainstSchema } from "../schema/index.ts";
import { animation, bytesOf, rectangle, shapeLayer } from "../testing/small-animation.ts";

const box = rectangle(0, 0, 10, 10, [1, 0, 0]);
const layer = (ind: number, parent?: unknown) => shapeLayer([box], { ind, parent });
const found = (json: object) =>
  parseAnimation(bytesOf(json)).diagnostics.map(({ code, severity, pointer, parameters }) => [
    code,
    severity,
    pointer,
    parameters,
  ]);

describe("layers that are parents of each other in a circle", () => {
  it("are told with the first place and how many they are, with those that follow them", () => {
    const layers = [
      layer(1),
      layer(2, 1),
      layer(3, 5),
      layer(4, 3),
      layer(5, "4"),
      layer(6, 3),
      layer(7, 99),
    ];
    expect(found(animation(layers))).toEqual([
      ["circular-parents", "error", "/layers/2/parent", { count: 4 }],
    ]);
  });

  it("are told inside of compositions, where a number means another layer than outside", () => {
    const used = { ty: 0, refId: "a", ip: 0, op: 60, ks: {}, w: 100, h: 100, ind: 1 };
    const assets = [null, { id: "a", layers: [layer(1, 2), layer(2)] }, { id: "b", layers: [layer(8, 8)] }];
    const circles = found(animation([used, layer(2, 1)], { assets })).filter(
      ([code]) => code === "circular-parents",
    );
    expect(circles).toEqual([["circular-parents", "error", "/assets/2/layers/0/parent", { count: 1 }]]);
  });

  it("are none where a chain ends, however long, and where another layer has the number already", () => {
    const chain = Array.from({ length: 4_000 }, (_, index) => layer(index, index + 1));
    expect(found(animation([...chain, layer(0, 0)]))).toEqual([]);
  });
});

describe("what stands where a part belongs and is none", () => {
  it.each([
    ["a number among layers", [5, layer(1)], {}, "/layers/0", 1],
    [
      "nothing and lists among shapes",
      [{ ...layer(1), shapes: [box, null, [box], "x"] }],
      {},
      "/layers/0/shapes/1",
      3,
    ],
    [
      "a text in a group",
      [shapeLayer([{ ...box, it: [...(box["it"] as unknown[]), "x"] }])],
      {},
      "/layers/0/shapes/0/it/3",
      1,
    ],
    [
      "masks, effects",
      [{ ...layer(1), masksProperties: [null], ef: [0] }],
      {},
      "/layers/0/masksProperties/0",
      2,
    ],
    ["assets", [layer(1)], { assets: [{ id: "a", layers: [[]] }, 7] }, "/assets/1", 2],
  ])("is told: %s", (_, layers, more, pointer, count) => {
    expect(found(animation(layers as LottieJson[], more))).toEqual([
      ["odd-entries", "warning", pointer, { count }],
    ]);
  });

  it("what an author or a tool has noted is theirs, whatever its lists are called", () => {
    const meta = { lineage: [{ options: { layers: ["Box"] } }] };
    expect(found(animation([layer(1)], { meta }))).toEqual([]);
    expect(found(animation([layer(1), 7 as unknown as LottieJson], { meta }))).toEqual([
      ["odd-entries", "warning", "/layers/1", { count: 1 }],
    ]);
  });
});

it("compositions that contain each other and that nothing shows are told, not refused", () => {
  const use = (refId: string) => ({ ty: 0, refId, ip: 0, op: 60, ks: {}, w: 100, h: 100 });
  const assets = [
    { id: "plain", layers: [layer(1)] },
    { id: "a", layers: [use("b"), use("plain")] },
    { id: "b", layers: [use("a")] },
  ];
  expect(found(animation([use("plain")], { assets }))).toEqual([
    ["circular-compositions", "warning", "/assets/1", { count: 2 }],
  ]);
});

it("checks of files say it too, with the byte where it stands", async () => {
  const bytes = bytesOf(animation([layer(1, 2), layer(2, 1), null as unknown as LottieJson]));
  for (const { report } of [await validate(bytes), await validateAgainstSchema(bytes)])
    for (const [code, text] of [
      ["circular-parents", "2"],
      ["odd-entries", "null"],
    ] as const) {
      const offset = report.diagnostics.find((each) => each.code === code)?.byteOffset ?? 0;
      expect(new TextDecoder().decode(bytes.subarray(offset, offset + text.length))).toBe(text);
    }
});
