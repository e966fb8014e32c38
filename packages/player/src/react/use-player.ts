import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import type { ReelSource } from "../engine/reel-protocol.ts";
import { loadPlayer, type PlayerModule } from "../load-player.ts";
import type { PlayerController } from "../controller/player-controller.ts";
import { restingState, type PlayerState } from "../controller/player-state.ts";

export interface PlayerHandle {
  stageRef: RefObject<HTMLDivElement | null>;
  state: PlayerState;
  /** Does something with the player; fetches its code first when that has not happened yet. */
  act: (action: (player: PlayerController) => void) => void;
  /** The player, once its code is there. */
  player: PlayerController | null;
}

const codeError = { code: "engine", message: "The player's code did not arrive" } as const;

/** Calls back when the page has loaded and has nothing more urgent to do; returns how to call it off. */
export function whenIdle(callback: () => void): () => void {
  let isOff = false;
  const run = () => {
    if (!isOff) callback();
  };
  const later = () =>
    typeof requestIdleCallback === "function"
      ? requestIdleCallback(run, { timeout: 2_000 })
      : setTimeout(run, 200);
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
  return () => {
    isOff = true;
    removeEventListener("load", later);
  };
}

interface UsePlayerOptions {
  autoplay: boolean;
  /** Fetches the player's code. Another function is another player, which goes on where the one before stood. Default: the page's own. */
  load?: () => Promise<PlayerModule>;
}

/** One player on a stage. With `autoplay` it starts once the page is at rest, unless the person asked for stillness. */
export function usePlayer(
  source: ReelSource,
  { autoplay, load = loadPlayer }: UsePlayerOptions,
): PlayerHandle {
  const stageRef = useRef<HTMLDivElement>(null);
  const sourceRef = useRef(source);
  const playerRef = useRef<PlayerController | null>(null);
  const mountedLoad = useRef<typeof load | null>(null);
  const resumePoint = useRef<{ state: PlayerState; frame: number } | null>(null);
  const [state, setState] = useState<PlayerState>(restingState);
  const [player, setPlayer] = useState<PlayerController | null>(null);

  const act = useCallback(
    (action: (player: PlayerController) => void) => {
      const open = async () => {
        const { createPlayer } = await load();
        const host = stageRef.current;
        if (!host || mountedLoad.current !== load) return;
        if (!playerRef.current) {
          const { loop, direction, speed, theme } = resumePoint.current?.state ?? restingState;
          const opened = createPlayer({ host, source: sourceRef.current, loop, direction, speed, theme });
          opened.on("change", setState);
          if (resumePoint.current !== null && resumePoint.current.frame > 0)
            opened.seek(resumePoint.current.frame);
          playerRef.current = opened;
          setPlayer(opened);
        }
        action(playerRef.current);
      };
      if (playerRef.current) action(playerRef.current);
      else
        open().catch(() =>
          setState((before) => ({ ...before, phase: "error", isPlaying: false, error: codeError })),
        );
    },
    [load],
  );

  useEffect(() => {
    sourceRef.current = source;
  }, [source]);
  useEffect(() => {
    mountedLoad.current = load;
    const cancel = autoplay ? whenIdle(() => act((ready) => ready.autoplay())) : null;
    return () => {
      mountedLoad.current = null;
      cancel?.();
      const { current } = playerRef;
      if (current !== null) resumePoint.current = { state: current.state, frame: current.frame };
      current?.close();
      playerRef.current = null;
      setPlayer(null);
      setState(restingState);
    };
  }, [act, autoplay, load]);

  return { stageRef, state, act, player };
}
