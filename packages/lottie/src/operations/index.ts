export {
  type OperationControl,
  type OperationReport,
  type Outcome,
  type Source,
  UnknownAnimation,
} from "./operation.ts";
export { optimise, type OptimiseOptions, type OptimiseReport, type PassReport } from "./optimise.ts";
export { inspect, type InspectOptions } from "./inspect.ts";
export type {
  Complexity,
  FontFacts,
  ImageFacts,
  Inspection,
  LayerFacts,
  LayerType,
  SizeReport,
  SlotType,
} from "../inspect/inspection.ts";
export { convert, type ConvertOptions, type ConvertReport } from "./convert.ts";
export type { EditOptions, EditReport } from "./edit.ts";
export { recolour, type RecolourOptions, type RecolourReport } from "./recolour.ts";
export { validate, type Validation } from "./validate.ts";
