import { useCallback, useEffect, useRef, useState } from "react";
import type { FigureSet } from "../plots/plot-props.ts";

export type LoadedFigures =
  | { phase: "loading" }
  | { phase: "failed"; error: unknown }
  | { phase: "ready"; figures: FigureSet | null };

/** Figures by `load`, which has to stay the same function; those of the last answer stay while others are on their way. */
export function useFigures(load: () => Promise<FigureSet | null>) {
  const [state, setState] = useState<LoadedFigures>({ phase: "loading" });
  const [isBusy, setIsBusy] = useState(true);
  const newest = useRef(0);

  const refresh = useCallback(async (): Promise<boolean> => {
    const mine = (newest.current += 1);
    setIsBusy(true);
    const loaded = await load().then(
      (figures): LoadedFigures => ({ phase: "ready", figures }),
      (error: unknown): LoadedFigures => ({ phase: "failed", error }),
    );
    // Somebody has chosen another period meanwhile, or has gone.
    if (mine !== newest.current) return false;
    setIsBusy(false);
    setState(loaded);
    return loaded.phase === "ready";
  }, [load]);

  useEffect(() => {
    void refresh();
    return () => {
      newest.current += 1;
    };
  }, [refresh]);

  return {
    state,
    isBusy,
    refresh,
    reload: (): void => {
      setState({ phase: "loading" });
      void refresh();
    },
  };
}
