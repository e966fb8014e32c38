import { setPageWorker } from "@zoetrope/player/page-worker";
import { usePlayer, type PlayerHandle } from "@zoetrope/player/react";
import { loadPlayer } from "@zoetrope/player";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { warmPlayer } from "@zoetrope/player/warm-player";
import { pageEngine } from "../engine/index.ts";
import { createReelWorker } from "../engine/page-workers.ts";
import type { FileFacts } from "../files/file-facts.ts";
import type { RendererName } from "../renderers/renderer-names.ts";

setPageWorker(createReelWorker);

let isWarm = false;

/** Fetches what the first file of this page will need, all at once: what reads it and what plays it. */
export function warmTools(): void {
  if (isWarm) return;
  isWarm = true;
  pageEngine().prepare("read");
  warmPlayer().catch(() => undefined);
}

/**
 * A player of a file from this device; another one goes on at the frame of the one before. `machine`: the id of a state machine that is
 * switched on with each file, unless somebody asked for stillness. Where another `renderer` draws it there are no state machines.
 */
export function useToolPlayer(
  facts: FileFacts,
  { machine = null, renderer = "thorvg" }: { machine?: string | null; renderer?: RendererName } = {},
): PlayerHandle {
  const source = useMemo(() => {
    const { playable } = facts;
    // The player takes the bytes it is given away with it.
    return "bytes" in playable ? { bytes: playable.bytes.slice(0) } : playable;
  }, [facts]);
  const load = useCallback(
    async () =>
      renderer === "thorvg"
        ? await loadPlayer()
        : (await import("../renderers/other-player.ts")).otherPlayer(renderer),
    [renderer],
  );
  const handle = usePlayer(source, { autoplay: false, load });
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
