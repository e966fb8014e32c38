export { createSceneEvaluator, type SceneEvaluator } from "./create-scene-evaluator.ts";
export type { Contour } from "./geometry/contour.ts";
export type { Matrix } from "./geometry/matrix.ts";
export * from "./scene.ts";
export { sceneDiagnostics, type SceneDiagnostic, type SceneDiagnosticCode } from "./scene-diagnostics.ts";
export { defaultSceneLimits, type SceneLimits } from "./scene-limits.ts";
export type { Box } from "./bounds/box.ts";
export { boxOf } from "./bounds/layer-box.ts";
export { layersAtPoint, type SceneHit } from "./bounds/layers-at-point.ts";
