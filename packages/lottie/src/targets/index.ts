export { DiagnosticLog } from "../diagnostics/diagnostic-log.ts";
export { featurePointers } from "../inspect/features.ts";
export { diagnoseForTargets } from "./diagnose-for-targets.ts";
