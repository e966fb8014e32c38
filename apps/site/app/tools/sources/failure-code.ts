import { EngineError } from "@zoetrope/tools/engine";

/** Why a file could not be opened: the engine's or the host's code; `offline` where nothing could be asked, else `not-found`. */
export function failureCode(error: unknown): string {
  if (error instanceof EngineError) return error.code;
  return navigator.onLine ? "not-found" : "offline";
}
