export { createEngine, EngineError, type Engine, type OptionsOf, type ResultOf } from "./create-engine.ts";
export type { EngineFile, MadeFile } from "./engine-protocol.ts";
export { pageEngine } from "./page-engine.ts";
