import { useEffect, useState } from "react";
import { pageEngine, type EngineFile } from "../engine/index.ts";
import type { FileFacts } from "../files/file-facts.ts";

const fileOf = ({ playable }: FileFacts): EngineFile => ({
  name: "animation",
  bytes:
    "bytes" in playable ? new Uint8Array(playable.bytes.slice(0)) : new TextEncoder().encode(playable.json),
});

/**
 * The frame that whoever asked for stillness sees: `wanted`, or the first of a few that shows something worth showing, since many animations
 * begin with nothing. It is only looked for where somebody asked; until it is found it is the first.
 */
export function useRestFrame(facts: FileFacts, wanted: number | undefined): number {
  const [found, setFound] = useState<{ facts: FileFacts; frame: number } | null>(null);
  useEffect(() => {
    if (wanted !== undefined || !matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    const looking = new AbortController();
    pageEngine()
      .runInTurn("restFrame", [fileOf(facts)], null, { signal: looking.signal })
      .then(
        (frame) => setFound({ facts, frame }),
        // What cannot be drawn shows its first frame, or says why.
        () => undefined,
      );
    return () => looking.abort();
  }, [facts, wanted]);
  return wanted ?? (found?.facts === facts ? found.frame : 0);
}
