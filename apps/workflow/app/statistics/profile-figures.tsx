import { useCallback } from "react";
import type { FiguresApi } from "../data/figures-api.ts";
import { isEmpty } from "../plots/plot-props.ts";
import { Plots } from "./figures-dashboard.tsx";
import type { StatisticsProps } from "./statistics-props.ts";
import { useExport } from "./use-export.ts";
import { useFigures } from "./use-figures.ts";
import { useRange } from "./use-range.ts";

interface ProfileFiguresProps extends Pick<StatisticsProps, "locale" | "statisticsMessages"> {
  api: FiguresApi;
}

const whose = { of: "profile" } as const;

/** Who has looked at one's profile; nothing at all while there is no page of it and nobody has. */
export function ProfileFigures({ api, locale, statisticsMessages: messages }: ProfileFiguresProps) {
  const [range] = useRange();
  const { state } = useFigures(useCallback(() => api.load(whose, range), [api, range]));
  const exportFile = useExport(messages, (plot) => api.csv(whose, range, plot));
  if (state.phase !== "ready" || state.figures === null) return null;
  return (
    <section className="dashboard__part">
      <h2 className="h3">{messages.profileTitle}</h2>
      {state.figures.plots.every(isEmpty) ? (
        <p className="secondary-text">{messages.profileEmpty}</p>
      ) : (
        <Plots
          figures={state.figures}
          locale={locale}
          statisticsMessages={messages}
          onExport={(plot) => void exportFile(plot)}
        />
      )}
    </section>
  );
}
