import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LottieJson } from "../contract.ts";
import { inspectJson } from "../inspect/facts-of.ts";
import { optimiseJson } from "../optimise/optimise-json.ts";
import { paletteOf, recolourJson } from "../colours/recolour.ts";
import { parseAnimation } from "../parse-animation.ts";
import { stripExpressions, withoutPrograms } from "../optimise/strip-expressions.ts";
import { animation, rectangle, shapeLayer } from "../testing/small-animation.ts";
import { toDotLottie } from "../convert/to-dotlottie.ts";
import { createVisit, type Visitor } from "./visit-document.ts";
import { compositionsOf, forEachObject, rewriteObjects } from "./walk.ts";

const program = "while(true){}";

/** Any JSON, in which lists begin with whatever they like and some objects carry a program. */
const documents = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom<unknown>(0, 1.5, null, true, "text"),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom("k", "s", "layers", "ks", "t", "y", "assets"), tie("value"), {
      maxKeys: 4,
      noNullPrototype: true,
    }),
    fc.record({ x: fc.constant(program), k: tie("value") }, { requiredKeys: ["x"], noNullPrototype: true }),
    fc.record({ x: fc.oneof(fc.constant([1]), fc.constant(2), tie("value")), y: fc.constant([0]) }),
  ),
})).value;

const countOf = (text: string, part: string): number => text.split(part).length - 1;

describe("a walk through a document", () => {
  it("meets every object once, wherever it stands", () => {
    fc.assert(
      fc.property(documents, (value) => {
        let objects = 0;
        forEachObject(value, () => objects++);
        expect(objects).toBe(countOf(JSON.stringify(value), "{") - countOf(JSON.stringify(value), "){"));
      }),
    );
  });

  it("for several at once shows each the objects that have a member it looks at, in the same order", () => {
    fc.assert(
      fc.property(documents, (value) => {
        const looks = [
          { x: ["string"] },
          { k: ["object"], y: ["object"] },
          { x: ["number", "object"], t: ["string"] },
        ] as const satisfies Visitor["members"][];
        const met: object[][] = looks.map(() => []);
        createVisit(looks.map((members, index) => ({ members, visit: (each) => met[index]?.push(each) })))(
          value,
        );
        for (const [index, members] of looks.entries()) {
          const expected: object[] = [];
          forEachObject(value, (object) => {
            const isWanted = Object.entries(members).some(
              ([name, types]) =>
                object[name] !== null && (types as readonly string[]).includes(typeof object[name]),
            );
            if (isWanted) expected.push(object);
          });
          expect(met[index]).toEqual(expected);
        }
      }),
    );
  });

  it("takes every program out and nothing else", () => {
    fc.assert(
      fc.property(documents, (value) => {
        const json = { k: value } as LottieJson;
        const stripped = JSON.stringify(stripExpressions(json));
        const expected: unknown = JSON.parse(JSON.stringify(json), function (key, each: unknown) {
          return key === "x" && typeof each === "string" && !Array.isArray(this) ? undefined : each;
        });
        expect(stripped).toBe(JSON.stringify(expected));
        expect(stripped).not.toContain(program);
      }),
    );
  });

  it("shares what does not change with the original, and changes nothing in it", () => {
    fc.assert(
      fc.property(documents, (value) => {
        const before = JSON.stringify(value);
        expect(rewriteObjects(value, (object) => object)).toBe(value);
        rewriteObjects(value, (object) => ({ ...object, seen: true }));
        expect(JSON.stringify(value)).toBe(before);
      }),
    );
  });
});

describe("what stands in a list behind a number", () => {
  const layers = (...list: unknown[]) => animation([], { layers: [0, ...list] });

  it("is stripped of its programs, and named as having them", () => {
    const json = layers(shapeLayer([], { ks: { r: { x: program } } }));
    expect(inspectJson(json).hasExpressions).toBe(true);
    expect(JSON.stringify(stripExpressions(json))).not.toContain(program);
    expect(JSON.stringify(optimiseJson(stripExpressions(json)))).not.toContain(program);
  });

  it("is recoloured", () => {
    const json = layers(shapeLayer([0 as never, rectangle(0, 0, 9, 9, [1, 0, 0])]));
    expect(paletteOf(recolourJson(json, { "#ff0000": "#0000ff" }))).toMatchObject([{ hex: "#0000ff" }]);
  });
});

describe("themes", () => {
  it("lose their programs and keep their values", () => {
    const rule = { id: "a", type: "Scalar", value: 1 };
    const json = { rules: [{ ...rule, expression: program }, rule] };
    const parsed = parseAnimation(
      toDotLottie({ animations: [{ id: "a", json: animation([]) }], themes: [{ id: "t", json }] }),
    );
    expect(withoutPrograms(parsed).themes).toMatchObject([{ json: { rules: [rule, rule] } }]);
    expect(JSON.stringify(withoutPrograms(parsed).themes)).not.toContain(program);
  });
});

describe("the compositions of a document", () => {
  it("are its own, those of assets that share an id, and those that glyphs draw", () => {
    const json = animation([{ refId: "a" }], {
      assets: [
        { id: "a", layers: [{}] },
        { id: "a", layers: [{}, {}] },
        { id: 7, layers: [] },
      ],
      chars: [{ t: 1, data: { refId: "a" } }],
    });
    expect(compositionsOf(json).map(({ id, layers }) => [id, layers.length])).toEqual([
      [null, 1],
      ["a", 1],
      ["a", 2],
      ["7", 0],
      [null, 1],
    ]);
  });
});
