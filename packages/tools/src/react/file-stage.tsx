import { PlayerView, usePlayer, type PlayerMessages } from "@zoetrope/player/react";
import { useMemo } from "react";
import type { FileFacts } from "../files/file-facts.ts";

/** A file from this device on the stage, with everything that the player can do. `name` says what it shows. */
export function FileStage({
  facts,
  name,
  messages,
}: {
  facts: FileFacts;
  name: string;
  messages: PlayerMessages;
}) {
  // The player takes the bytes it is given away with it.
  const source = useMemo(
    () => ("bytes" in facts.playable ? { bytes: facts.playable.bytes.slice(0) } : facts.playable),
    [facts],
  );
  const handle = usePlayer(source, { autoplay: true });
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
