import { EngineError } from "@zoetrope/tools/engine";
import { useEffect, useRef, useState } from "react";
import { convertSvg, type ConvertedSvg } from "./convert-svg.ts";
import type { Movement } from "./movement.ts";
import type { OpenedSvg } from "./opened-svg.ts";

type Conversion = ConvertedSvg | { code: string };
export type Conversions = ReadonlyMap<number, { of: Movement; conversion: Conversion }>;

/** A slider sends many values while it is dragged. */
const waitInMs = 120;

/**
 * What each of the SVGs becomes by a movement, made anew a moment after it changed. What was made by the movement before stays until
 * then.
 */
export function useConversions(opened: readonly OpenedSvg[], movement: Movement): Conversions {
  const [made, setMade] = useState<Conversions>(new Map());
  const latest = useRef(made);
  useEffect(() => {
    const abort = new AbortController();
    const set = (id: number, conversion: Conversion): void => {
      if (abort.signal.aborted) return;
      const ofOpened = [...latest.current].filter(([key]) => opened.some((svg) => svg.id === key));
      latest.current = new Map(ofOpened).set(id, { of: movement, conversion });
      setMade(latest.current);
    };
    const timer = setTimeout(() => {
      for (const svg of opened) {
        if (latest.current.get(svg.id)?.of === movement) continue;
        convertSvg(svg, movement, { signal: abort.signal }).then(
          (conversion) => set(svg.id, conversion),
          (error: unknown) => set(svg.id, { code: error instanceof EngineError ? error.code : "failed" }),
        );
      }
    }, waitInMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [opened, movement]);
  return made;
}
