import { GatewayError } from "@zoetrope/gateway-client";
import { showToast } from "@zoetrope/page-app/show-toast";
import { useCallback, type ReactNode } from "react";
import type { FiguresApi, FiguresOf } from "../data/figures-api.ts";
import { LoadFailure } from "../files/list/file-list-states.tsx";
import { PlotFigure } from "../plots/plot-figure.tsx";
import { isEmpty, type FigureSet } from "../plots/plot-props.ts";
import { DashboardHeader } from "./dashboard-header.tsx";
import { PlotOutlines, StatisticsUnavailable } from "./dashboard-states.tsx";
import type { StatisticsProps } from "./statistics-props.ts";
import { useExport } from "./use-export.ts";
import { useFigures } from "./use-figures.ts";
import { useRange } from "./use-range.ts";

interface FiguresDashboardProps extends Pick<
  StatisticsProps,
  "locale" | "messages" | "statisticsMessages" | "drawings"
> {
  api: FiguresApi;
  /** Has to stay the same object. */
  whose: FiguresOf;
  title: string;
  lead: string;
  /** Instead of plots with nothing in them. */
  empty: ReactNode;
  /** Instead of everything, where there is nothing for whoever looks. Default: it is said that the figures did not load. */
  missing?: ReactNode;
  /** Stands before the title. */
  parts?: ReactNode;
  children?: ReactNode;
}

/** Figures of somebody or something: period, freshness, export, plots. */
export function FiguresDashboard(props: FiguresDashboardProps) {
  const {
    api,
    whose,
    locale,
    messages,
    statisticsMessages,
    drawings,
    title,
    lead,
    empty,
    missing,
    parts,
    children,
  } = props;
  const [range, choose] = useRange();
  const { state, isBusy, refresh, reload } = useFigures(
    useCallback(() => api.load(whose, range), [api, whose, range]),
  );
  const exportFile = useExport(statisticsMessages, (plot) => api.csv(whose, range, plot));
  const figures = state.phase === "ready" ? state.figures : null;
  const isFilled = figures?.plots.some((plot) => !isEmpty(plot)) === true;
  const isMissing =
    state.phase === "failed" && state.error instanceof GatewayError && state.error.code === "not-found";
  if (isMissing && missing !== undefined) return missing;
  return (
    <section className="dashboard" aria-busy={isBusy}>
      {parts}
      <DashboardHeader
        locale={locale}
        messages={statisticsMessages}
        title={title}
        lead={lead}
        range={range}
        onRange={choose}
        countedUntil={figures?.countedUntil ?? null}
        onRefresh={() => void refresh().then((isDone) => isDone && showToast(statisticsMessages.refreshed))}
        onExport={isFilled ? () => void exportFile(null) : null}
      />
      {state.phase === "loading" ? <PlotOutlines label={statisticsMessages.loading} /> : null}
      {state.phase === "failed" ? (
        <LoadFailure
          failed={statisticsMessages.failed}
          messages={messages}
          drawings={drawings}
          onTryAgain={reload}
        />
      ) : null}
      {state.phase === "ready" && figures === null ? (
        <StatisticsUnavailable messages={statisticsMessages} drawing={drawings.empty} />
      ) : null}
      {figures !== null && !isFilled ? empty : null}
      {figures !== null && isFilled ? (
        <Plots {...props} figures={figures} onExport={(plot) => void exportFile(plot)} />
      ) : null}
      {children}
    </section>
  );
}

interface PlotsProps extends Pick<StatisticsProps, "locale" | "statisticsMessages"> {
  figures: FigureSet;
  onExport(plot: string): void;
}

export function Plots({ figures, locale, statisticsMessages, onExport }: PlotsProps) {
  return (
    <div className="plots">
      {figures.plots.map((plot) => (
        <PlotFigure
          key={plot.name}
          plot={plot}
          step={figures.step}
          locale={locale}
          messages={statisticsMessages}
          onExport={onExport}
        />
      ))}
    </div>
  );
}
