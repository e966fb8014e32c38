import { measureName, type PlotProps } from "./plot-props.ts";
import { readableKey } from "./readable-key.ts";
import { formatMoment } from "./format-moment.ts";

/** One of an hour is not another one of the next. */
const cannotBeAdded = "visitors";

/** A plot over time in a sentence for each line: how much in all, and when most. */
export function describeTimeline({ plot, step, locale, messages }: PlotProps): string {
  return plot.measures
    .map((measure, index) => {
      const values = plot.rows.map((row) => row.values[index] ?? 0);
      const most = Math.max(0, ...values);
      const row = plot.rows[values.indexOf(most)];
      return (measure === cannotBeAdded ? messages.most : messages.sum)({
        name: measureName(messages, measure),
        total: values.reduce((sum, value) => sum + value, 0),
        most,
        time: row === undefined ? "" : formatMoment(locale, step, row.key),
      });
    })
    .join(" ");
}

export function describeRanking({ plot, messages }: PlotProps): string {
  const first = plot.rows[0];
  if (first === undefined) return messages.nothing;
  // Words of strangers keep their direction to themselves (first strong isolate).
  const name = `\u2068${first.title ?? readableKey(first.key)}\u2069`;
  return messages.first({ name, value: first.values[0] ?? 0 });
}

export function describeFunnel({ plot, messages }: PlotProps): string {
  const [first = 0, second = 0, third = 0] = plot.rows.map(({ values }) => values[0] ?? 0);
  return messages.way({ first, second, third });
}
