export {
  bakeExpressions,
  type BakeExpressionsOptions,
  type BakeExpressionsReport,
} from "../operations/convert/bake-expressions.ts";
export { type BakeFailure, type BakeLimits, defaultBakeLimits } from "./bake-limits.ts";
export {
  createExpressionInterpreter,
  type ExpressionInterpreterOptions,
} from "./sandbox/create-expression-interpreter.ts";
export {
  type ExpressionInterpreter,
  type Sandbox,
  SandboxEnded,
  type SandboxLimit,
  type SandboxLimits,
} from "./sandbox/sandbox.ts";
