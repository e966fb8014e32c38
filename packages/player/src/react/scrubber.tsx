import { useEffect, useRef, type PointerEvent } from "react";
import type { PlayerHandle } from "./use-player.ts";
import { fill, type PlayerWords } from "./player-words.ts";

const slitCount = 40;
const slits = Array.from({ length: slitCount }, (_, index) => index);

/** Assistive technology is told where we are this often while frames pass by themselves. */
const sayEveryMilliseconds = 1_000;

/** The slit that stands for a frame, 0 to 39. */
export const slitOf = (frame: number, frameCount: number): number =>
  frameCount <= 1 ? 0 : Math.min(slitCount - 1, Math.max(0, Math.round((frame / (frameCount - 1)) * (slitCount - 1))));

/**
 * The slits under a stage: a slider over the frames (https://www.w3.org/WAI/ARIA/apg/patterns/slider/). Frames pass too
 * often for React to draw them: the slits and the counter are written by hand.
 */
export function Scrubber({ handle, frameCount, words }: { handle: PlayerHandle; frameCount: number; words: PlayerWords }) {
  const slider = useRef<HTMLDivElement>(null);
  const { player, act } = handle;
  const sayFrame = (frame: number) => fill(words.frameOf, { frame: Math.round(frame) + 1, count: frameCount });

  useEffect(() => {
    const element = slider.current;
    if (!player || !element) return;
    const track = element.firstElementChild as HTMLElement;
    let lit = 0;
    let saidAt = 0;
    const draw = (frame: number) => {
      const now = slitOf(frame, frameCount);
      if (now !== lit) {
        const [from, to] = now > lit ? [lit, now] : [now, lit];
        for (let index = from; index <= to; index++) {
          track.children[index]?.setAttribute("class", index < now ? "on" : index === now ? "now" : "");
        }
        lit = now;
      }
      const time = performance.now();
      if (player.state.isPlaying && time - saidAt < sayEveryMilliseconds) return;
      saidAt = time;
      element.setAttribute("aria-valuenow", String(Math.round(frame) + 1));
      element.setAttribute("aria-valuetext", fill(words.frameOf, { frame: Math.round(frame) + 1, count: frameCount }));
    };
    draw(player.frame);
    return player.on("frame", draw);
  }, [player, frameCount, words]);

  const seekTo = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (event.clientX - box.left) / Math.max(1, box.width)));
    act((ready) => {
      ready.pause();
      ready.seek(Math.round(share * (frameCount - 1)));
    });
  };

  return (
    <div
      ref={slider}
      className="scrub"
      role="slider"
      tabIndex={0}
      aria-label={words.frame}
      aria-valuemin={1}
      aria-valuemax={frameCount}
      aria-valuenow={1}
      aria-valuetext={sayFrame(0)}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        seekTo(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) seekTo(event);
      }}
    >
      <div className="scrub__s">
        {slits.map((index) => (
          <i key={index} className={index === 0 ? "now" : ""} />
        ))}
      </div>
    </div>
  );
}
