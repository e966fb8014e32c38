import { useEffect, useId, useRef, useState, type RefObject } from "react";
import type { FileFacts } from "../files/file-facts.ts";
import type { RendererName } from "../renderers/renderer-names.ts";
import { useToolPlayer } from "./use-tool-player.ts";

export type ComparedLayout = "side" | "wipe" | "overlay";

export interface ComparedMessages {
  play: string;
  pause: string;
  /** Of the slider that shows another moment. */
  moment: string;
  before: string;
  after: string;
  /** How much of the second one is shown: of the slider. */
  share: Record<Exclude<ComparedLayout, "side">, string>;
  percent(values: { share: number }): string;
}

interface ComparedStageProps {
  before: FileFacts;
  after: FileFacts;
  layout: ComparedLayout;
  /** What draws each of them. Default: ThorVG both. */
  renderers?: { before: RendererName; after: RendererName };
  messages: ComparedMessages;
}

const both = { before: "thorvg", after: "thorvg" } as const;

/**
 * Two animations at the same moment: beside each other, the second one wiped over the first, or seen through it. They play together and
 * begin anew when the longer one has ended.
 */
export function ComparedStage({ before, after, layout, renderers = both, messages }: ComparedStageProps) {
  const id = useId();
  const first = useToolPlayer(before, { renderer: renderers.before });
  const second = useToolPlayer(after, { renderer: renderers.after });
  const seconds = Math.max(before.durationInSeconds, after.durationInSeconds);
  const [isPlaying, setPlaying] = useState(() => !matchMedia("(prefers-reduced-motion: reduce)").matches);
  const [time, setTime] = useState(0);
  const [share, setShare] = useState(0.5);
  const shown = useRef(0);

  const { act: actFirst } = first;
  const { act: actSecond } = second;
  useEffect(() => {
    shown.current = time;
    actFirst((player) => player.seek(frameAt(before, time)));
    actSecond((player) => player.seek(frameAt(after, time)));
  }, [actFirst, actSecond, before, after, time]);
  useEffect(() => {
    if (!isPlaying) return undefined;
    let last = performance.now();
    let request = requestAnimationFrame(function advance(now) {
      const next = shown.current + Math.max(0, now - last) / 1_000;
      last = now;
      setTime(seconds === 0 ? 0 : next % seconds);
      request = requestAnimationFrame(advance);
    });
    return () => cancelAnimationFrame(request);
  }, [isPlaying, seconds]);

  return (
    <section className={`compared compared--${layout}`} aria-label={`${messages.before} / ${messages.after}`}>
      <div className="compared__pictures">
        <ComparedPicture name={messages.before} shape={before} stageRef={first.stageRef} />
        <ComparedPicture
          name={messages.after}
          shape={before}
          stageRef={second.stageRef}
          clip={layout === "wipe" ? share : undefined}
          opacity={layout === "overlay" ? share : undefined}
        />
      </div>
      {layout === "side" ? null : (
        <div className="range-field">
          <label className="label" htmlFor={`${id}-share`}>
            {messages.share[layout]}
          </label>
          <output className="small-text secondary-text tabular-numbers" htmlFor={`${id}-share`}>
            {messages.percent({ share })}
          </output>
          <input
            id={`${id}-share`}
            type="range"
            min={0}
            max={1}
            step={0.01}
            value={share}
            aria-valuetext={messages.percent({ share })}
            onChange={({ currentTarget }) => setShare(Number(currentTarget.value))}
          />
        </div>
      )}
      <div className="compared__controls">
        <button type="button" className="button button--secondary" onClick={() => setPlaying(!isPlaying)}>
          {isPlaying ? messages.pause : messages.play}
        </button>
        <input
          type="range"
          aria-label={messages.moment}
          min={0}
          max={seconds}
          step={0.01}
          value={time}
          onChange={({ currentTarget }) => {
            setPlaying(false);
            setTime(Number(currentTarget.value));
          }}
        />
      </div>
    </section>
  );
}

/** Of a moment at which the animation has ended: its last frame. */
const frameAt = ({ frameRate, frameCount }: FileFacts, seconds: number): number =>
  Math.min(Math.max(0, frameCount - 1), seconds * frameRate);

function ComparedPicture({
  name,
  shape,
  stageRef,
  clip,
  opacity,
}: {
  name: string;
  shape: Pick<FileFacts, "width" | "height">;
  stageRef: RefObject<HTMLDivElement | null>;
  /** What lies left of this share of the width is cut away. */
  clip?: number | undefined;
  opacity?: number | undefined;
}) {
  const canvas = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = canvas;
    // No attribute: the policy of the page lets none through.
    current?.style.setProperty("clip-path", clip === undefined ? "none" : `inset(0 0 0 ${clip * 100}%)`);
    current?.style.setProperty("opacity", opacity === undefined ? "1" : String(opacity));
  }, [clip, opacity]);
  return (
    <figure className="compared__picture">
      <svg className="compared__shape" viewBox={`0 0 ${shape.width} ${shape.height}`} aria-hidden="true" />
      <div className="compared__canvas" ref={canvas}>
        <div className="compared__player" ref={stageRef} role="img" aria-label={name} />
      </div>
      <figcaption className="tag">{name}</figcaption>
    </figure>
  );
}
