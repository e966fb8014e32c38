import { useCallback } from "react";
import type { FiguresApi } from "../data/figures-api.ts";
import { isEmpty } from "../plots/plot-props.ts";
import { Plots } from "./figures-board.tsx";
import type { StatisticsProps } from "./statistics-props.ts";
import { useExport } from "./use-export.ts";
import { useFigures } from "./use-figures.ts";
import { useRange } from "./use-range.ts";

interface ProfileFiguresProps extends Pick<StatisticsProps, "locale" | "statisticsWords"> {
  api: FiguresApi;
}

const whose = { of: "profile" } as const;

/** Who has looked at one's profile; nothing at all while there is no page of it and nobody has. */
export function ProfileFigures({ api, locale, statisticsWords: words }: ProfileFiguresProps) {
  const [range] = useRange();
  const { state } = useFigures(useCallback(() => api.load(whose, range), [api, range]));
  const exportFile = useExport(words, (plot) => api.csv(whose, range, plot));
  if (state.phase !== "ready" || state.figures === null) return null;
  return (
    <section className="board__part">
      <h2 className="h3">{words.profileTitle}</h2>
      {state.figures.plots.every(isEmpty) ? (
        <p className="secondary-text">{words.profileEmpty}</p>
      ) : (
        <Plots
          figures={state.figures}
          locale={locale}
          statisticsWords={words}
          onExport={(plot) => void exportFile(plot)}
        />
      )}
    </section>
  );
}
