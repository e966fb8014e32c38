import { useMemo } from "react";
import { createFiguresApi } from "../data/figures-api.ts";
import { pageGateway } from "../data/page-gateway.ts";
import { useSession } from "../data/use-session.ts";
import { SignInPrompt } from "../files/sign-in-prompt.tsx";
import { EmptyStatistics, PlotOutlines } from "../statistics/board-states.tsx";
import { FiguresBoard } from "../statistics/figures-board.tsx";
import type { StatisticsProps } from "../statistics/statistics-props.ts";
import { AdminMissing, AdminParts } from "./admin-parts.tsx";
import type { AdminProps } from "./admin-props.ts";

export type PlatformAnalyticsProps = Omit<StatisticsProps, "colleagueMessages"> &
  Pick<AdminProps, "missing" | "adminMessages" | "partHrefs">;

const whose = { of: "platform" } as const;

/** The figures of the platform for those who run it; whoever else comes finds nothing here. */
export default function PlatformAnalytics(props: PlatformAnalyticsProps) {
  const { statisticsMessages: texts, urls, missing, hrefs, drawings } = props;
  const { status } = useSession(urls);
  const api = useMemo(() => createFiguresApi(pageGateway(urls), urls.api), [urls]);
  if (status === "loading") return <PlotOutlines label={texts.loading} />;
  if (status === "guest") return <SignInPrompt {...props} />;
  return (
    <FiguresBoard
      {...props}
      api={api}
      whose={whose}
      title={texts.platformTitle}
      lead={texts.platformLead}
      empty={<EmptyStatistics title={texts.emptyTitle} text={texts.empty} drawing={drawings.empty} />}
      missing={<AdminMissing missing={missing} hrefs={hrefs} />}
      parts={<AdminParts {...props} shown="figures" />}
    />
  );
}
