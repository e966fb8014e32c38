import { formatShare } from "@zoetrope/i18n";
import { BarPlot } from "./bar-plot.tsx";
import { measureName, stepName, type PlotProps } from "./plot-props.ts";

/** How many go on from each step to the next. */
export function FunnelPlot({ plot, locale, messages, summary }: PlotProps & { summary: string }) {
  return (
    <BarPlot
      locale={locale}
      heads={plot.measures.map((measure) => measureName(messages, measure))}
      summary={summary}
      bars={plot.rows.map(({ key, values }, index) => {
        const before = plot.rows[index - 1]?.values[0] ?? 0;
        const share = formatShare(locale, (values[0] ?? 0) / before);
        return {
          key,
          name: stepName(messages, key),
          values,
          ...(before === 0 ? {} : { note: messages.share({ share }) }),
        };
      })}
    />
  );
}
