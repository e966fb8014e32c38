import { describe, expect, it } from "vitest";
import type { LottieJson } from "../contract.ts";
import { toDotLottie } from "../convert/to-dotlottie.ts";
import { hasCorpus, schemaExamples } from "../testing/corpus.ts";
import { animation, bytesOf, fixed, rectangle, shapeLayer } from "../testing/small-animation.ts";
import { validateAgainstSchema } from "./validate-against-schema.ts";

const layer = (changes: LottieJson) => shapeLayer([rectangle(0, 0, 10, 10, [1, 0, 0])], changes);
const found = async (json: object) => {
  const { report } = await validateAgainstSchema(bytesOf(json));
  return report.diagnostics.map(({ code, pointer, parameters }) => [
    code,
    pointer,
    parameters["member"] ?? parameters["expected"],
  ]);
};

describe("holding an animation against the published schema", () => {
  it("says what is missing or wrong, and where, of the part that was meant", async () => {
    const json = animation([
      layer({ ks: { o: { a: 1, k: [{ t: 0 }] }, r: fixed("9"), s: { a: 2, k: [1] } } }),
    ]);
    const { report } = await validateAgainstSchema(bytesOf(json));
    expect(report.diagnostics).toContainEqual(
      expect.objectContaining({
        code: "schema-missing",
        pointer: "/layers/0/ks/o/k/0",
        parameters: { member: "s" },
      }),
    );
    const messages = await found(json);
    expect(messages).toContainEqual(["schema-type", "/layers/0/ks/r/k", "number"]);
    expect(messages).toContainEqual(["schema-value", "/layers/0/ks/s/a", undefined]);
    const text = new TextDecoder().decode(bytesOf(json));
    const keyframe = report.diagnostics.find(({ pointer }) => pointer === "/layers/0/ks/o/k/0");
    expect(text.slice(keyframe?.byteOffset ?? 0)).toMatch(/^\{"t":0\}/);
  });

  it("names the animation of a dotLottie, and looks at the one that is asked for", async () => {
    const bad = { ...animation([layer({})]), layers: [{ ty: 4 }] };
    const file = toDotLottie({
      animations: [
        { id: "good", json: animation([layer({})]) },
        { id: "bad", json: bad },
      ],
    });
    const { result, report } = await validateAgainstSchema(file, { animationId: "bad" });
    expect(result.isValid).toBe(false);
    expect(report.diagnostics[0]).toMatchObject({ file: "a/bad.json", animationId: "bad" });
  });

  it("lists no more findings than people can read", async () => {
    const json = animation(Array.from({ length: 150 }, () => ({ ty: 4 })));
    const { result, report } = await validateAgainstSchema(bytesOf(json));
    expect(report.diagnostics).toHaveLength(200);
    expect(result.notListed).toBeGreaterThan(0);
  });

  it.skipIf(!hasCorpus)("agrees with the examples of the specification, good and bad", async () => {
    for (const kind of ["valid", "invalid"] as const)
      for (const { path, bytes } of schemaExamples(kind)) {
        const { result } = await validateAgainstSchema(bytes);
        expect([path, result.isValid]).toEqual([path, kind === "valid"]);
      }
  });
});
