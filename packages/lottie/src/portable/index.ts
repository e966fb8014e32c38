export type { BezierValue } from "./bezier-value.ts";
export { type CombineOutlines, withoutMergedPaths } from "./merged-paths.ts";
export { withSolidsAsShapes } from "./solids-as-shapes.ts";
export { withUprightMasks } from "./upright-masks.ts";
