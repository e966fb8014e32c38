import { IconButton } from "@zoetrope/ui";
import { useId } from "react";
import { FunnelPlot } from "./funnel-plot.tsx";
import { LinePlot } from "./line-plot.tsx";
import { kindOf } from "./plot-kind.ts";
import { isEmpty, titleOf, type PlotProps } from "./plot-props.ts";
import { PlotTable } from "./plot-table.tsx";
import { RankingPlot } from "./ranking-plot.tsx";
import { describeFunnel, describeRanking, describeTimeline } from "./describe-plot.ts";

const describe = { lines: describeTimeline, ranking: describeRanking, funnel: describeFunnel };

/** A plot with its title, a sentence that says what it shows, its table, and its export. */
export function PlotFigure({ onExport, ...props }: PlotProps & { onExport(plot: string): void }) {
  const { plot, messages } = props;
  const id = useId();
  const title = titleOf(messages, plot);
  const kind = kindOf(plot);
  const summary = isEmpty(plot) ? messages.nothing : describe[kind.shape](props);
  const note = Object.hasOwn(messages.notes, plot.name)
    ? messages.notes[plot.name as keyof typeof messages.notes]
    : null;
  const draw = () => {
    if (isEmpty(plot)) return null;
    if (kind.shape === "lines") return <LinePlot {...props} summary={summary} />;
    if (kind.shape === "funnel") return <FunnelPlot {...props} summary={summary} />;
    return <RankingPlot {...props} summary={summary} isOfAnimations={kind.key === "animation"} />;
  };
  return (
    <figure className={`plot box plot--${kind.shape}`} aria-labelledby={id} data-plot={plot.name}>
      <figcaption className="plot__head">
        <h2 className="h4" id={id}>
          {title}
        </h2>
        {isEmpty(plot) ? null : (
          <IconButton
            icon="download"
            label={messages.exportOne({ title })}
            onClick={() => onExport(plot.name)}
          />
        )}
        <p className="secondary-text small-text plot__summary">{summary}</p>
      </figcaption>
      {draw()}
      {note === null || isEmpty(plot) ? null : <p className="muted-text extra-small-text">{note}</p>}
      {isEmpty(plot) ? null : <PlotTable {...props} kind={kind} />}
    </figure>
  );
}
