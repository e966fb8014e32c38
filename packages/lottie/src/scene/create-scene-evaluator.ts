import { asNumber, asObject, isObject, type JsonObject } from "../json/json-values.ts";
import { idOf } from "../json/walk.ts";
import { layersAt } from "./layers/layers-at.ts";
import type { Moment } from "./moment.ts";
import type { Scene } from "./scene.ts";
import { createSceneReport } from "./scene-diagnostics.ts";
import { defaultSceneLimits, type SceneLimits } from "./scene-limits.ts";

export interface SceneEvaluator {
  /** What is to be seen at a frame, counted from the in point; fractions allowed. */
  sceneAt(frame: number): Scene;
}

/**
 * Works out what an animation shows at any frame, as players do: nothing is drawn, fetched or run. What a player would refuse
 * is left out and reported. The document must not change while the evaluator is in use: keyframes are read once.
 */
export function createSceneEvaluator(
  document: JsonObject,
  limits: Partial<SceneLimits> = {},
): SceneEvaluator {
  const allLimits = { ...defaultSceneLimits, ...limits };
  const assets: Map<string, { asset: JsonObject; pointer: string }> = new Map();
  const list: unknown[] = Array.isArray(document["assets"]) ? document["assets"] : [];
  list.forEach((asset, index) => {
    const id = isObject(asset) ? idOf(asset["id"]) : null;
    if (isObject(asset) && id !== null && !assets.has(id))
      assets.set(id, { asset, pointer: `/assets/${index}` });
  });
  const tracks: Moment["tracks"] = new WeakMap();
  return {
    sceneAt(frame) {
      const report = createSceneReport(allLimits.maxDiagnostics);
      const moment: Moment = {
        time: (asNumber(document["ip"]) ?? 0) + (Number.isFinite(frame) ? frame : 0),
        frameRate: asNumber(document["fr"]) ?? 30,
        document,
        slots: asObject(document["slots"]) ?? {},
        assets,
        limits: allLimits,
        report,
        budget: { layers: allLimits.maxLayers, shapes: allLimits.maxShapes, points: allLimits.maxPoints },
        tracks,
      };
      return {
        width: asNumber(document["w"]) ?? 0,
        height: asNumber(document["h"]) ?? 0,
        frame,
        layers: layersAt(moment, document["layers"], "/layers", { compositions: [document], layersAt }),
        diagnostics: report.diagnostics,
      };
    },
  };
}
