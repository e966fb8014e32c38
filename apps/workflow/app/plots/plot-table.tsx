import { formatNumber } from "@zoetrope/i18n";
import type { PlotKind } from "./plot-kind.ts";
import { measureName, stepName, titleOf, type PlotProps } from "./plot-props.ts";
import { RowName } from "./ranking-plot.tsx";
import { formatMoment } from "./format-moment.ts";

/** The numbers of a plot as a table, for whoever would rather read them. */
export function PlotTable({ kind, ...props }: PlotProps & { kind: PlotKind }) {
  const { plot, step, locale, messages } = props;
  return (
    <details className="plot__table">
      <summary>{messages.table}</summary>
      <div className="plot__scroll" role="region" aria-label={titleOf(messages, plot)} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{messages.keys[kind.key]}</th>
              {plot.measures.map((measure) => (
                <th key={measure} scope="col">
                  {measureName(messages, measure)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {plot.rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">
                  {kind.key === "start" ? (
                    formatMoment(locale, step, row.key)
                  ) : kind.key === "step" ? (
                    stepName(messages, row.key)
                  ) : (
                    <RowName row={row} isAnimation={kind.key === "animation"} messages={messages} />
                  )}
                </th>
                {plot.measures.map((measure, index) => (
                  <td key={measure} className="tabular-numbers">
                    {formatNumber(locale, row.values[index] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
