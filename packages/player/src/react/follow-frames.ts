import type { PlayerController } from "../controller/player-controller.ts";

/** Nobody reads figures faster, and each drawing of them costs the page a layout. */
export const drawIntervalInMs = 66;

/**
 * Calls `draw` with the frame that is to be shown: each one that a person chooses, and some fifteen a second while frames pass by
 * themselves, with the one on which they come to rest. Returns how to stop.
 */
export function followFrames(
  player: Pick<PlayerController, "state" | "frame" | "on">,
  draw: (frame: number) => void,
): () => void {
  // Of the page's clock, so that all who follow a player draw together and the page is laid out once.
  const intervalAt = (time: number) => Math.floor(time / drawIntervalInMs);
  let drawnIn = -1;
  let later: ReturnType<typeof setTimeout> | undefined;
  const drawNow = () => {
    clearTimeout(later);
    later = undefined;
    drawnIn = intervalAt(performance.now());
    draw(player.frame);
  };
  const isMoving = () => player.state.isPlaying || player.state.machine !== null;
  let wasMoving = isMoving();
  const stops = [
    player.on("frame", () => {
      const now = performance.now();
      if (!isMoving() || intervalAt(now) !== drawnIn) drawNow();
      else later ??= setTimeout(drawNow, Math.ceil((drawnIn + 1) * drawIntervalInMs - now));
    }),
    player.on("change", () => {
      if (wasMoving && !isMoving()) drawNow();
      wasMoving = isMoving();
    }),
  ];
  draw(player.frame);
  return () => {
    clearTimeout(later);
    for (const stop of stops) stop();
  };
}
