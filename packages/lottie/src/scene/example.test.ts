import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  boxOf,
  createSceneEvaluator,
  layersAtPoint,
  parseAnimation,
  toAnimatedSvg,
  toSvg,
} from "@zoetrope/lottie";
import { bakeExpressions, createExpressionInterpreter } from "@zoetrope/lottie/expressions";
import { expect, it } from "vitest";
import { bouncing } from "../expressions/testing/bounce.ts";
import { readQuickjs } from "../expressions/testing/open-interpreter.ts";
import { animation, bytesOf, rectangle, shapeLayer } from "../testing/small-animation.ts";

// What docs/engine.md shows begins here.
function describeFrame(file: Uint8Array, frame: number): string[] {
  const [first] = parseAnimation(file).animations;
  if (first === undefined) return [];
  const scene = createSceneEvaluator(first.json).sceneAt(frame);
  const lines = scene.layers.map((layer) => {
    const box = boxOf(layer);
    return `${layer.name} ${box === null ? "paints nothing" : `from ${box.left} to ${box.right}`}`;
  });
  const [topmost] = layersAtPoint(scene, 15, 15);
  const { svg, diagnostics } = toSvg(first.json, { frame });
  return [
    ...lines,
    `at 15, 15: ${topmost?.paint?.pointer ?? "nothing"}`,
    `${svg.length} letters of SVG, ${diagnostics.length} things to know`,
  ];
}
// What docs/engine.md shows ends here.

// What docs/engine.md shows begins here.
async function asMovingSvg(file: Uint8Array): Promise<string> {
  const { result, report } = await toAnimatedSvg(file, { title: "A square" });
  const share = report.easedKeyframes === 0 ? "none with easing" : `${report.easedKeyframes} with easing`;
  return `${result.startsWith("<svg") ? "SVG" : "?"}, ${report.bytes} bytes, ${report.keyframes} keyframes, ${share}`;
}
// What docs/engine.md shows ends here.

// What docs/engine.md shows begins here.
async function withoutExpressions(file: Uint8Array, wasm: Uint8Array): Promise<string> {
  const interpreter = await createExpressionInterpreter({ wasm });
  const { report } = await bakeExpressions(file, { interpreter });
  return `${report.baked.length} baked, ${report.left.length} left`;
}
// What docs/engine.md shows ends here.

it("the examples of the document are this code, and do what they say", async () => {
  const text = (path: string): string => readFileSync(join(import.meta.dirname, path), "utf8");
  const examples = [...text("example.test.ts").matchAll(/begins here\.\n([^]*?)\n\/\/ What/g)];
  expect(examples).toHaveLength(3);
  for (const [, code = ""] of examples) expect(text("../../../../docs/engine.md")).toContain(code);
  const file = bytesOf(animation([shapeLayer([rectangle(10, 10, 30, 30, [1, 0, 0])])]));
  expect(describeFrame(file, 0)).toEqual([
    "Layer from 10 to 40",
    "at 15, 15: /layers/0/shapes/0/it/1",
    expect.stringMatching(/^\d+ letters of SVG, 0 things to know$/),
  ]);
  expect(await withoutExpressions(bytesOf(bouncing({ o: { a: 0, k: 1, x: "time" } })), readQuickjs())).toBe(
    "1 baked, 0 left",
  );
  expect(await asMovingSvg(file)).toMatch(/^SVG, \d{3} bytes, 0 keyframes, none with easing$/);
});
