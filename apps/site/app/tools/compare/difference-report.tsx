import { formatBytes, formatNumber } from "@zoetrope/i18n";
import type { ResultOf } from "@zoetrope/tools/engine";
import { Icon } from "@zoetrope/ui";
import { useId } from "react";
import { useObjectUrl } from "@zoetrope/tools/react";
import type { WorkbenchProps } from "../workbench-props.ts";

type Difference = ResultOf<"difference">;
type ReportProps = Pick<WorkbenchProps, "locale" | "messages">;

/** The frame in which most differs: the first file pale, and over it what is not the same. */
export function DifferencePicture({ difference, ...props }: ReportProps & { difference: Difference | null }) {
  return difference === null ? (
    <div className="made-preview__picture" />
  ) : (
    <ReadyPicture {...props} difference={difference} />
  );
}

function ReadyPicture({
  locale,
  messages: { compare: messages, make },
  difference: { picture, pixels },
}: ReportProps & { difference: Difference }) {
  const url = useObjectUrl(picture);
  return (
    <>
      <div className="made-preview__picture">
        <img src={url} alt={messages.pictureOf({ frame: formatNumber(locale, pixels.shown.frame) })} />
      </div>
      <p className="compared__download">
        <a className="button button--secondary" href={url} download={picture.name}>
          <Icon name="download" />
          {make.download({ name: "PNG", size: formatBytes(locale, picture.bytes.length) })}
        </a>
      </p>
    </>
  );
}

/** Whether anything is seen to differ, and where most. */
export function DifferenceVerdict({
  locale,
  messages: { compare: messages },
  pixels: { max, worst, frames, isAll },
}: ReportProps & { pixels: Difference["pixels"] }) {
  return (
    <section className="finding-list" role="status">
      <h2 className="label">{messages.pixels}</h2>
      <p className="small-text tabular-numbers">
        {max === 0
          ? messages.same
          : messages.worst({
              frame: formatNumber(locale, worst.frame),
              max: worst.max,
              mean: formatNumber(locale, Math.round(worst.mean * 100) / 100),
            })}{" "}
        {isAll ? messages.all({ count: frames.length }) : messages.some({ count: frames.length })}
      </p>
    </section>
  );
}

const [width, height] = [400, 80];

/** How far the files lie apart, frame by frame. */
export function DifferencePlot({
  messages: { compare: messages },
  pixels: { frames, mean },
}: Pick<ReportProps, "messages"> & { pixels: Difference["pixels"] }) {
  const id = useId();
  if (mean === 0 || frames.length < 2) return null;
  const points = frames.map(
    ({ mean: each }, index) =>
      `${((index / (frames.length - 1)) * width).toFixed(1)} ${(height * (1 - each / mean)).toFixed(1)}`,
  );
  return (
    <svg className="difference-plot" viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={id}>
      <title id={id}>{messages.plot}</title>
      <rect className="timeline-plot__ground" width={width} height={height} />
      <path className="timeline-plot__values" d={`M${points.join("L")}`} />
    </svg>
  );
}
