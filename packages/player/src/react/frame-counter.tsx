import { useEffect, useRef } from "react";
import type { PlayerController } from "../controller/player-controller.ts";
import type { FirstFrameTexts } from "./stage-texts.ts";
import { followFrames } from "./follow-frames.ts";

/** "05 / 10", with figures that do not dance. */
export function FrameCounter({
  player,
  firstFrame,
}: {
  player: PlayerController | null;
  firstFrame: FirstFrameTexts;
}) {
  const now = useRef<HTMLElement>(null);
  const digits = firstFrame.number.length;
  useEffect(() => {
    if (!player) return undefined;
    return followFrames(player, (frame) => {
      const letters = now.current?.firstChild;
      const text = String(Math.round(frame) + 1).padStart(digits, "0");
      // The same text node with other letters: a new one would have the browser look for what its coming changes in the whole page.
      if (letters && letters.nodeValue !== text) letters.nodeValue = text;
    });
  }, [player, digits]);
  return (
    <span className="tabular-numbers player__frame-number" aria-hidden="true">
      <b ref={now}>{firstFrame.number}</b> / {firstFrame.count}
    </span>
  );
}
