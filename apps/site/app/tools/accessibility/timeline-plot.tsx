import type { AccessibilityAnalysis, AccessibilityTimeline } from "@zoetrope/lottie";
import { useId } from "react";
import type { WorkbenchProps } from "../workbench-props.ts";

const width = 1_000;
const rowHeight = 52;
/** Above each row, for its name. */
const gap = 24;

interface Row {
  name: string;
  values: readonly number[];
  /** What fills the row. */
  max: number;
  /** A line at this value: more than it is harmful. */
  limit?: number;
  /** What marks frames in this row, from first to last. */
  marked?: readonly { first: number; last: number }[];
}

function pathOf({ values, max }: Row, top: number): string {
  const step = width / Math.max(1, values.length - 1);
  const points = values.map(
    (value, index) =>
      `${(index * step).toFixed(1)} ${(top + rowHeight * (1 - Math.min(1, value / max))).toFixed(1)}`,
  );
  return `M${points.join("L")}`;
}

/** Brightness, flashes and motion over the frames, with the frame that is shown; the slider under it shows another. */
export function TimelinePlot({
  messages: { accessibility: messages },
  timeline,
  found,
  frame,
  onSeek,
}: Pick<WorkbenchProps, "messages"> & {
  timeline: AccessibilityTimeline;
  found: AccessibilityAnalysis["findings"];
  frame: number;
  onSeek(frame: number): void;
}) {
  const id = useId();
  // Small places that flash again and again are harmful together, whatever each frame counts.
  const framesOf = (code: string) =>
    found.filter((each) => each.code === code && each.severity === "error").flatMap(({ frames }) => frames);
  const rows: Row[] = [
    { name: messages.brightness, values: timeline.luminance, max: 1 },
    {
      name: messages.flashes,
      values: timeline.general.count,
      max: 6,
      limit: 3,
      marked: framesOf("general-flash"),
    },
    {
      name: messages.redFlashes,
      values: timeline.red.count,
      max: 6,
      limit: 3,
      marked: framesOf("red-flash"),
    },
    { name: messages.motion, values: timeline.speed, max: Math.max(1, ...timeline.speed) },
  ];
  const last = timeline.frames.at(-1) ?? 0;
  const height = rows.length * (rowHeight + gap);
  const x = last === 0 ? 0 : (Math.min(frame, last) / last) * width;
  return (
    <div className="timeline-plot">
      <ul className="timeline-plot__names extra-small-text">
        {rows.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <svg
        className="timeline-plot__rows"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-labelledby={id}
      >
        <title id={id}>{messages.plot}</title>
        {rows.map((row, index) => {
          const top = index * (rowHeight + gap) + gap;
          return (
            <g key={row.name}>
              <rect className="timeline-plot__ground" x="0" y={top} width={width} height={rowHeight} />
              {(row.marked ?? []).map(({ first, last: end }) => (
                <rect
                  key={first}
                  className="timeline-plot__marked"
                  x={(first / Math.max(1, last)) * width}
                  y={top}
                  width={((end - first + 1) / Math.max(1, last)) * width}
                  height={rowHeight}
                />
              ))}
              {row.limit === undefined ? null : (
                <path
                  className="timeline-plot__limit"
                  d={`M0 ${top + rowHeight * (1 - row.limit / row.max)}H${width}`}
                />
              )}
              <path className="timeline-plot__values" d={pathOf(row, top)} />
            </g>
          );
        })}
        <path className="timeline-plot__playhead" d={`M${x} 0V${height}`} />
      </svg>
      <label className="timeline-plot__seek small-text">
        <span className="visually-hidden">{messages.frame}</span>
        <input
          type="range"
          min={0}
          max={last}
          value={Math.min(last, Math.round(frame))}
          onChange={({ currentTarget }) => onSeek(Number(currentTarget.value))}
        />
      </label>
    </div>
  );
}
