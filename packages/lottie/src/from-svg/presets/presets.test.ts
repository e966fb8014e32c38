import { describe, expect, it } from "vitest";
import { boxOf, fitPreset, fromSvg, presetNames, type SvgPreset, validate } from "../../index.ts";
import { createSceneEvaluator } from "../../scene/create-scene-evaluator.ts";
import { bytesOf } from "../../testing/small-animation.ts";

const whole = (inside: string, more = ""): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" ${more}>${inside}</svg>`;
const bell = whole(
  `<path id="clapper" d="M10.3 21a1.94 1.94 0 0 0 3.4 0"/><path id="body" d="M6 8a6 6 0 0 1 12 0c0 7 3 9 3 9H3s3-2 3-9"/>`,
  `fill="none" stroke="#222" stroke-width="2" stroke-linecap="round"`,
);
const bars = whole(
  `<rect x="2" y="9" width="4" height="12"/><rect x="9" y="3" width="4" height="18"/><rect x="16" y="6" width="4" height="15"/>`,
);

async function performed(source: string, preset: SvgPreset) {
  const { result, report } = await fromSvg(source, { preset });
  const json = result.animations[0]?.json ?? {};
  expect((await validate(bytesOf(json))).report.diagnostics).toEqual([]);
  expect(report.diagnostics).toEqual([]);
  const text = JSON.stringify(json);
  return { json, text, scene: createSceneEvaluator(json) };
}

describe("a preset", () => {
  it.each(presetNames)("%s shows the whole drawing where it has come", async (name) => {
    for (const source of [bell, bars]) {
      const { json, text, scene } = await performed(source, {
        name,
        ...(name === "morph" ? { to: whole(`<circle r="9" fill="red"/>`), phase: "in" } : {}),
      });
      expect(text).toContain('"a":1');
      expect(text.length).toBeLessThan(name === "morph" ? 60_000 : 6_000);
      expect(scene.sceneAt(Number(json["op"]) - 1).layers.length).toBeGreaterThan(0);
    }
  });

  it("draws a line along itself, one part after the other, with the easing that is asked for", async () => {
    const { text } = await performed(bell, {
      name: "draw-on",
      durationInSeconds: 1,
      staggerInSeconds: 0.5,
      easing: [0.5, 0, 0.5, 1],
    });
    expect(text.match(/"ty":"tm"/g)).toHaveLength(2);
    expect(text).toMatch(
      /"t":30,"s":\[0\],"o":\{"x":\[0.5\],"y":\[0\]\},"i":\{"x":\[0.5\],"y":\[1\]\}\},\{"t":90,"s":\[100\]/,
    );
    expect(text).toMatch(/"nm":"clapper"/);
  });

  it("goes again where it is to begin anew", async () => {
    const { json, scene } = await performed(bars, { name: "fade", phase: "in-out" });
    const last = scene.sceneAt(Number(json["op"]) - 0.01);
    expect(last.layers.every((layer) => layer.opacity < 0.05 || boxOf(layer) === null)).toBe(true);
  });

  it("refuses times and easings that make no sense", async () => {
    await expect(fromSvg(bell, { preset: { name: "pop", durationInSeconds: -1 } })).rejects.toThrow(
      RangeError,
    );
    await expect(fromSvg(bell, { preset: { name: "pop", easing: [2, 0, 0, 1] } })).rejects.toThrow(
      RangeError,
    );
  });

  it("is proposed by what is drawn: lines are drawn, bars come one by one, a single area grows", () => {
    expect(fitPreset(bell)[0]?.name).toBe("draw-on");
    expect(fitPreset(bars)[0]).toMatchObject({ name: "stagger" });
    expect(fitPreset(whole(`<circle r="9"/>`))[0]?.name).toBe("pop");
  });
});
