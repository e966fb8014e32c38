import { setPageWorker } from "@zoetrope/player/page-worker";
import { usePlayer, type PlayerHandle } from "@zoetrope/player/react";
import { useEffect, useMemo, useRef } from "react";
import { createReelWorker } from "../engine/page-workers.ts";
import type { FileFacts } from "../files/file-facts.ts";

setPageWorker(createReelWorker);

/**
 * A player of a file from this device; another one goes on at the frame of the one before. `machine`: the id of a state machine that is
 * switched on with each file, unless somebody asked for stillness.
 */
export function useToolPlayer(facts: FileFacts, machine: string | null = null): PlayerHandle {
  const source = useMemo(() => {
    const { playable } = facts;
    // The player takes the bytes it is given away with it.
    return "bytes" in playable ? { bytes: playable.bytes.slice(0) } : playable;
  }, [facts]);
  const handle = usePlayer(source, { autoplay: false });
  const { act } = handle;
  const shown = useRef(source);
  useEffect(() => {
    if (shown.current !== source) act((player) => player.setSource(source));
    shown.current = source;
    if (machine !== null && !matchMedia("(prefers-reduced-motion: reduce)").matches)
      act((player) => player.startMachine(machine));
  }, [act, source, machine]);
  return handle;
}
