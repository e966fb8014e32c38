import { formatCompact, formatNumber } from "@zoetrope/i18n";
import { lineGeometry, plotHeight } from "./line-geometry.ts";
import { measureName, titleOf, type PlotProps } from "./plot-props.ts";
import { formatMoment, formatTick } from "./format-moment.ts";
import { useMoment } from "./use-moment.ts";
import { useWidth } from "./use-width.ts";

const widthBefore = 640;
const markRadius = 4.5;
/** Half of what a moment takes below the plot: those at the end stand before it. */
const lastTick = 32;

/** Numbers over time: a line for each measure, told apart by their dashes too, and the moment under the pointer or the keys. */
export function LinePlot({ plot, step, locale, messages, summary }: PlotProps & { summary: string }) {
  const { ref, width } = useWidth<HTMLDivElement>(widthBefore);
  const { xs, y, paths, valueTicks, timeTicks, isOneDay, left, right, top, bottom } = lineGeometry(
    plot,
    width,
  );
  const { moment, reader } = useMoment(xs);
  const row = plot.rows[moment ?? plot.rows.length - 1];
  const values = plot.measures.map((measure, index) => ({
    measure,
    name: measureName(messages, measure),
    value: row?.values[index] ?? 0,
  }));
  const label = row === undefined ? "" : formatMoment(locale, step, row.key);
  return (
    <>
      <p className="plot__legend" aria-hidden="true">
        <span className="plot__moment tabular-numbers">{label}</span>
        {values.map(({ measure, name, value }, index) => (
          <span key={measure} className="plot__series">
            <svg viewBox="0 0 28 8" width="28" height="8">
              <path className={`plot__line plot__line--${index}`} d="M1 4H27" />
            </svg>
            {name} <b className="tabular-numbers">{formatNumber(locale, value)}</b>
          </span>
        ))}
      </p>
      <div className="plot__stage" ref={ref}>
        <svg
          role="img"
          aria-label={summary}
          width={width}
          height={plotHeight}
          viewBox={`0 0 ${width} ${plotHeight}`}
        >
          {valueTicks.map(({ value, y: position }) => (
            <g key={value}>
              <line className="plot__grid" x1={left} x2={right} y1={position} y2={position} />
              <text className="plot__tick" x={left - 8} y={position} dy="0.32em" textAnchor="end">
                {formatCompact(locale, value)}
              </text>
            </g>
          ))}
          {timeTicks.map(({ time, x }) => (
            <text
              key={time.getTime()}
              className="plot__tick"
              x={x}
              y={plotHeight - 8}
              textAnchor={x > right - lastTick ? "end" : "middle"}
            >
              {formatTick(locale, isOneDay, time)}
            </text>
          ))}
          {paths.map((path, index) => (
            <path key={plot.measures[index]} className={`plot__line plot__line--${index}`} d={path} />
          ))}
          {moment === null ? null : (
            <g>
              <line className="plot__crosshair" x1={xs[moment]} x2={xs[moment]} y1={top} y2={bottom} />
              {values.map(({ measure, value }, index) => (
                <circle
                  key={measure}
                  className={`plot__mark plot__mark--${index}`}
                  cx={xs[moment]}
                  cy={y(value)}
                  r={markRadius}
                />
              ))}
            </g>
          )}
        </svg>
        <div
          {...reader}
          className="plot__cursor"
          aria-label={messages.moment({ title: titleOf(messages, plot) })}
          aria-valuetext={[
            label,
            ...values.map(({ name, value }) => `${name} ${formatNumber(locale, value)}`),
          ].join(", ")}
        />
      </div>
    </>
  );
}
