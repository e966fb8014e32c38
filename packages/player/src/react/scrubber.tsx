import { useEffect, useRef } from "react";
import type { FirstFrameTexts } from "./stage-texts.ts";
import { followFrames } from "./follow-frames.ts";
import type { PlayerHandle } from "./use-player.ts";
import type { PlayerMessages } from "./player-messages.ts";

const tickCount = 40;
/** Written by hand from the first on: React would look after each of them. */
const ticks = { __html: `<i class="is-current"></i>${'<i class=""></i>'.repeat(tickCount - 1)}` };

/** Assistive technology is told where we are this often while frames pass by themselves. */
const announceIntervalInMs = 1_000;

/** The tick that stands for a frame, 0 to 39. */
const tickOf = (frame: number, frameCount: number): number =>
  frameCount <= 1
    ? 0
    : Math.min(tickCount - 1, Math.max(0, Math.round((frame / (frameCount - 1)) * (tickCount - 1))));

/**
 * The ticks under a stage: a slider over the frames. Frames pass too often for React to draw them: the ticks and the value
 * are written by hand.
 */
export function Scrubber({
  handle,
  frameCount,
  firstFrame,
  messages,
}: {
  handle: PlayerHandle;
  frameCount: number;
  firstFrame: FirstFrameTexts;
  messages: PlayerMessages;
}) {
  const slider = useRef<HTMLInputElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const { player, act } = handle;

  useEffect(() => {
    if (!player) return undefined;
    let lit = 0;
    let announcedAt = 0;
    return followFrames(player, (frame) => {
      const now = tickOf(frame, frameCount);
      if (now !== lit) {
        const [from, to] = now > lit ? [lit, now] : [now, lit];
        for (let index = from; index <= to; index++) {
          const name = index < now ? "is-passed" : index === now ? "is-current" : "";
          track.current?.children[index]?.setAttribute("class", name);
        }
        lit = now;
      }
      const time = performance.now();
      if (player.state.isPlaying && time - announcedAt < announceIntervalInMs) return;
      announcedAt = time;
      const shown = Math.round(frame) + 1;
      if (slider.current) slider.current.value = String(shown);
      slider.current?.setAttribute("aria-valuetext", messages.frameOf({ frame: shown, count: frameCount }));
    });
  }, [player, frameCount, messages]);

  return (
    <div className="scrubber">
      <input
        ref={slider}
        type="range"
        min={1}
        max={firstFrame.count}
        step={1}
        defaultValue={1}
        aria-label={messages.frame}
        aria-valuetext={firstFrame.frameOf}
        onChange={(event) => {
          const frame = Number(event.currentTarget.value) - 1;
          act((ready) => {
            ready.pause();
            ready.seek(frame);
          });
        }}
      />
      <div className="scrubber__ticks" ref={track} aria-hidden="true" dangerouslySetInnerHTML={ticks} />
    </div>
  );
}
