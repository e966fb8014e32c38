import { useEffect } from "react";
import type { FileFacts } from "../../files/file-facts.ts";
import type { RendererName } from "../../renderers/renderer-names.ts";
import { useToolPlayer } from "../use-tool-player.ts";

/** An animation at a moment; once it has ended, its last frame. */
export function AnimationLayer({
  facts,
  renderer,
  seconds,
  name,
}: {
  facts: FileFacts;
  renderer: RendererName;
  seconds: number;
  name: string;
}) {
  const { act, stageRef } = useToolPlayer(facts, { renderer });
  const { frameRate, frameCount } = facts;
  useEffect(() => {
    const frame = Math.min(Math.max(0, frameCount - 1), seconds * frameRate);
    act((player) => player.seek(frame));
  }, [act, frameCount, frameRate, seconds]);
  return <div className="compared__player" ref={stageRef} role="img" aria-label={name} />;
}
