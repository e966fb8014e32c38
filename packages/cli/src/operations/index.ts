export { maxSources, operations, type Operation } from "./operations.ts";
export {
  checkOperation,
  OperationRefused,
  runOperation,
  type OperationLimits,
  type OperationRequest,
  type OperationResult,
  type SentFile,
} from "./run-operation.ts";
