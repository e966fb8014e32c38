import { formatNumber } from "@zoetrope/i18n";
import { scaleLinear } from "d3-scale";
import type { ReactNode } from "react";

interface Bar {
  key: string;
  name: ReactNode;
  values: readonly number[];
  /** Below the name. */
  note?: string;
}

interface BarPlotProps {
  bars: readonly Bar[];
  locale: Parameters<typeof formatNumber>[0];
  /** Of the values; none for a single one that needs no name. */
  heads: readonly string[];
  summary: string;
}

/** As the sheet has it: what stands in a row, and the bar below. */
const rowHeight = 52;
const barHeight = 8;
const barTop = 38;

/** Values by their size: the first of each is drawn, the others stand beside it. The names are text, so they can be links. */
export function BarPlot({ bars, locale, heads, summary }: BarPlotProps) {
  const most = Math.max(1, ...bars.map(({ values }) => values[0] ?? 0));
  const length = scaleLinear([0, most], [0, 100]);
  return (
    <div className={`bars bars--${heads.length}`}>
      <p className="bars__headings" aria-hidden="true">
        {heads.map((head) => (
          <span key={head}>{head}</span>
        ))}
      </p>
      <div className="bars__stage">
        <svg role="img" aria-label={summary} width="100%" height={bars.length * rowHeight}>
          {bars.map(({ key, values }, index) => (
            <g key={key}>
              <rect className="bars__track" y={index * rowHeight + barTop} width="100%" height={barHeight} />
              <rect
                className="bars__bar"
                y={index * rowHeight + barTop}
                width={`${length(values[0] ?? 0)}%`}
                height={barHeight}
              />
            </g>
          ))}
        </svg>
        <ol>
          {bars.map(({ key, name, values, note }) => (
            <li key={key}>
              <span className="bars__name">
                {name}
                {note === undefined ? null : (
                  <span className="secondary-text extra-small-text">{` ${note}`}</span>
                )}
              </span>
              {values.map((value, index) => (
                <span key={heads[index]} className="bars__number tabular-numbers">
                  <span className="visually-hidden">{`${heads[index] ?? ""} `}</span>
                  {formatNumber(locale, value)}
                </span>
              ))}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
