import { useEffect, useId, useRef, useState, type PointerEvent } from "react";
import type { MadeFile } from "../../engine/index.ts";
import type { FileFacts } from "../../files/file-facts.ts";
import type { RendererName } from "../../renderers/renderer-names.ts";
import { AnimationLayer } from "./animation-layer.tsx";
import { ComparedPicture } from "./compared-picture.tsx";
import { PictureLayer } from "./picture-layer.tsx";
import { SvgLayer } from "./svg-layer.tsx";
import { VideoLayer } from "./video-layer.tsx";

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

/** A moving picture or a video of an animation. */
export interface MadeMedia {
  file: MadeFile;
  /** What of the animation it shows. */
  part: { startInSeconds: number; durationInSeconds: number };
}

interface ComparedStageProps {
  before: FileFacts;
  after: FileFacts | MadeMedia;
  layout: ComparedLayout;
  /** What draws each of them. Default: ThorVG both. */
  renderers?: { before: RendererName; after: RendererName };
  messages: ComparedMessages;
}

const both = { before: "thorvg", after: "thorvg" } as const;

function MediaLayer(props: { file: MadeFile; seconds: number; name: string }) {
  const { mediaType } = props.file;
  if (mediaType.startsWith("video/")) return <VideoLayer {...props} />;
  return mediaType === "image/svg+xml" ? <SvgLayer {...props} /> : <PictureLayer {...props} />;
}

/**
 * Two animations, or one and what was made of it, at the same moment: beside each other, the second one wiped over the first, or seen
 * through it. They play together and begin anew when the longer one has ended.
 */
export function ComparedStage({ before, after, layout, renderers = both, messages }: ComparedStageProps) {
  const id = useId();
  const media = "part" in after ? after : null;
  const seconds =
    "part" in after
      ? after.part.durationInSeconds
      : Math.max(before.durationInSeconds, after.durationInSeconds);
  const [isPlaying, setPlaying] = useState(() => !matchMedia("(prefers-reduced-motion: reduce)").matches);
  const [time, setTime] = useState(0);
  const [share, setShare] = useState(0.5);
  const shown = useRef(0);
  useEffect(() => {
    shown.current = time;
  }, [time]);
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

  const wipeTo = ({ currentTarget, clientX, buttons }: PointerEvent<HTMLDivElement>): void => {
    if (layout !== "wipe" || buttons === 0) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    setShare(Math.min(1, Math.max(0, Math.round(((clientX - left) / width) * 100) / 100)));
  };
  return (
    <section className={`compared compared--${layout}`} aria-label={`${messages.before} / ${messages.after}`}>
      {/* The slider below does the same by keyboard. */}
      <div
        className="compared__pictures"
        onPointerDown={(event) => {
          if (layout === "wipe") event.currentTarget.setPointerCapture(event.pointerId);
          wipeTo(event);
        }}
        onPointerMove={wipeTo}
      >
        <ComparedPicture name={messages.before} shape={before}>
          <AnimationLayer
            facts={before}
            renderer={renderers.before}
            seconds={time + (media?.part.startInSeconds ?? 0)}
            name={messages.before}
          />
        </ComparedPicture>
        <ComparedPicture
          name={messages.after}
          shape={before}
          clip={layout === "wipe" ? share : undefined}
          opacity={layout === "overlay" ? share : undefined}
        >
          {"part" in after ? (
            <MediaLayer file={after.file} seconds={time} name={messages.after} />
          ) : (
            <AnimationLayer facts={after} renderer={renderers.after} seconds={time} name={messages.after} />
          )}
        </ComparedPicture>
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
