import { useCallback, useEffect, useRef, useState } from "react";
import type { FigureSet } from "../plots/plot-props.ts";

export type LoadedFigures =
  | { phase: "loading" }
  | { phase: "failed"; error: unknown }
  | { phase: "ready"; figures: FigureSet | null };

type Load = () => Promise<FigureSet | null>;

/** Figures by `load`, which has to stay the same function; those of the last answer stay while others are on their way. */
export function useFigures(load: Load) {
  const [{ state, by }, setAnswer] = useState<{ state: LoadedFigures; by: Load | null }>({
    state: { phase: "loading" },
    by: null,
  });
  const [isAskedAgain, setIsAskedAgain] = useState(false);
  const newest = useRef(0);

  const ask = useCallback(async (): Promise<boolean> => {
    const mine = (newest.current += 1);
    const loaded = await load().then(
      (figures): LoadedFigures => ({ phase: "ready", figures }),
      (error: unknown): LoadedFigures => ({ phase: "failed", error }),
    );
    // Somebody has chosen another period meanwhile, or has gone.
    if (mine !== newest.current) return false;
    setAnswer({ state: loaded, by: load });
    setIsAskedAgain(false);
    return loaded.phase === "ready";
  }, [load]);

  useEffect(() => {
    void ask();
    return () => {
      newest.current += 1;
    };
  }, [ask]);

  return {
    state,
    isBusy: isAskedAgain || by !== load,
    /** Resolves with whether newer figures are there. */
    refresh: (): Promise<boolean> => {
      setIsAskedAgain(true);
      return ask();
    },
    reload: (): void => {
      setAnswer({ state: { phase: "loading" }, by: null });
      void ask();
    },
  };
}
