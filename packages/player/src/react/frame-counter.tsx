import { useEffect, useRef } from "react";
import type { PlayerController } from "../player-controller.ts";

/** "05 / 10", with figures that do not dance. */
export function FrameCounter({
  player,
  frameCount,
}: {
  player: PlayerController | null;
  frameCount: number;
}) {
  const now = useRef<HTMLElement>(null);
  const digits = String(frameCount).length;
  useEffect(() => {
    if (!player) return undefined;
    const draw = (frame: number) => {
      const text = String(Math.round(frame) + 1).padStart(digits, "0");
      if (now.current && now.current.textContent !== text) now.current.textContent = text;
    };
    draw(player.frame);
    return player.on("frame", draw);
  }, [player, digits]);
  return (
    <span className="num pl__f" aria-hidden="true">
      <b ref={now}>{"1".padStart(digits, "0")}</b> / {frameCount}
    </span>
  );
}
