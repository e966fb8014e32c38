import {
  EngineError,
  pageEngine,
  type EngineFile,
  type OptionsOf,
  type ResultOf,
} from "@zoetrope/tools/engine";
import { useEffect, useState } from "react";

/** After the last change: a slider sends many values while it is dragged. */
const waitInMs = 400;

export type EstimateState =
  | { phase: "estimating" }
  | { phase: "estimated"; estimate: ResultOf<"estimateSize"> }
  | { phase: "failed"; code: string };

/** About how large a file would become, found anew a moment after its options changed. */
export function useEstimate(file: EngineFile, options: OptionsOf<"estimateSize">): EstimateState {
  const [found, setFound] = useState<{ key: string; state: EstimateState } | null>(null);
  // Options are plain values, made anew at each look at them: what they say counts.
  const key = JSON.stringify(options);
  useEffect(() => {
    const abort = new AbortController();
    const set = (state: EstimateState): void => {
      if (!abort.signal.aborted) setFound({ key, state });
    };
    const timer = setTimeout(() => {
      const asked = JSON.parse(key) as OptionsOf<"estimateSize">;
      pageEngine()
        .runInTurn("estimateSize", [file], asked, { signal: abort.signal })
        .then(
          (estimate) => set({ phase: "estimated", estimate }),
          (error: unknown) =>
            set({ phase: "failed", code: error instanceof EngineError ? error.code : "failed" }),
        );
    }, waitInMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [file, key]);
  return found?.key === key ? found.state : { phase: "estimating" };
}
