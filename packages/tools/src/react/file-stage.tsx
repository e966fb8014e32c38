import { followFrames, PlayerView, type PlayerHandle, type PlayerMessages } from "@zoetrope/player/react";
import { useEffect, useRef } from "react";
import type { FileFacts } from "../files/file-facts.ts";
import { useRestFrame } from "./use-rest-frame.ts";
import { useToolPlayer } from "./use-tool-player.ts";

interface FileStageProps {
  facts: FileFacts;
  /** What the file shows. */
  name: string;
  messages: PlayerMessages;
  /** Called with the frame that is shown, some fifteen times a second. */
  onFrame?: (frame: number) => void;
  /** What whoever asked for stillness sees; default: the first of a few frames that shows something worth showing. */
  restFrame?: number;
  /** The frame to seek to; another object seeks again. */
  seek?: { frame: number } | null;
}

/** A file from this device on the stage, with everything that the player can do. */
export const FileStage = (props: FileStageProps) => (
  <StagedPlayer {...props} handle={useToolPlayer(props.facts)} />
);

/** Likewise with a player that something else acts on as well. */
export function StagedPlayer({
  handle,
  facts,
  name,
  messages,
  onFrame,
  restFrame: wantedRestFrame,
  seek,
}: FileStageProps & { handle: PlayerHandle }) {
  const { act, player } = handle;
  const restFrame = useRestFrame(facts, wantedRestFrame);
  const last = useRef(player);
  const restedAt = useRef<number | null>(null);
  useEffect(() => {
    if (player !== null) last.current = player;
  }, [player]);
  useEffect(() => {
    // There is no poster: whoever asked for stillness sees a frame. What was paused stays so under another renderer.
    const rests = last.current !== null && !last.current.state.isPlaying;
    act((shown) => {
      if (!rests && shown.autoplay()) return;
      shown.show();
      // Whoever went on from there stays where they are.
      if (rests && shown.frame !== restedAt.current) return;
      shown.seek(restFrame);
      restedAt.current = restFrame;
    });
  }, [act, restFrame]);
  useEffect(() => {
    if (player === null || onFrame === undefined) return undefined;
    return followFrames(player, onFrame);
  }, [player, onFrame]);
  useEffect(() => {
    if (seek === null || seek === undefined) return;
    act((shown) => {
      shown.pause();
      shown.seek(seek.frame);
    });
  }, [act, seek]);
  return (
    <PlayerView
      handle={handle}
      messages={messages}
      frameCount={Math.max(1, Math.round(facts.frameCount))}
      markers={facts.markers.map((marker) => ({ ...marker, tick: null }))}
      ownColour={facts.backgroundColour}
      width={facts.width}
      height={facts.height}
      isOpaque={facts.backgroundColour !== null}
      initialBackground="amber"
      poster={
        <svg viewBox={`0 0 ${facts.width} ${facts.height}`} role="img" aria-label={name}>
          <title>{name}</title>
        </svg>
      }
    />
  );
}
