import { setPageWorker } from "@zoetrope/player/page-worker";
import { usePlayer, type PlayerHandle } from "@zoetrope/player/react";
import { useMemo } from "react";
import { createReelWorker } from "../engine/page-workers.ts";
import type { FileFacts } from "../files/file-facts.ts";

setPageWorker(createReelWorker);

/** A player of a file from this device. */
export function useToolPlayer(facts: FileFacts): PlayerHandle {
  const source = useMemo(() => {
    const { playable } = facts;
    // The player takes the bytes it is given away with it.
    return "bytes" in playable ? { bytes: playable.bytes.slice(0) } : playable;
  }, [facts]);
  return usePlayer(source, { autoplay: false });
}
