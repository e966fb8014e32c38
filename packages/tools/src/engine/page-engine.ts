import { createEngine, type Engine } from "./create-engine.ts";
import { createEngineWorker } from "./page-workers.ts";

let engine: Engine | null = null;

/** The one engine of this page, made when something is first asked of it. */
export const pageEngine = (): Engine => (engine ??= createEngine({ createWorker: createEngineWorker }));
