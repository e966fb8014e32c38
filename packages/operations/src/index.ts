export type { Operation, OperationResult } from "@zoetrope/cli/operations";
export {
  createOperationRunner,
  type OperationRunner,
  type OperationRunnerOptions,
} from "./create-operation-runner.ts";
export { OperationError, type OperationErrorReason } from "./operation-error.ts";
