import { pageGateway } from "@zoetrope/gateway-client";
import { useMemo } from "react";
import { createFiguresApi } from "../data/figures-api.ts";
import { EmptyStatistics } from "../statistics/dashboard-states.tsx";
import { FiguresDashboard } from "../statistics/figures-dashboard.tsx";
import type { StatisticsProps } from "../statistics/statistics-props.ts";
import { AdminMissing, AdminParts } from "./admin-parts.tsx";
import type { AdminProps } from "./admin-props.ts";
import { operatorPart } from "./operator-part.tsx";

export type PlatformAnalyticsProps = Omit<StatisticsProps, "colleagueMessages"> &
  Pick<AdminProps, "missing" | "adminMessages" | "partHrefs">;

const whose = { of: "platform" } as const;

/** The figures of the platform for those who run it; whoever else comes finds nothing here. */
function PlatformAnalytics(props: PlatformAnalyticsProps) {
  const { statisticsMessages: texts, urls, missing, hrefs, drawings } = props;
  const api = useMemo(() => createFiguresApi(pageGateway(urls), urls.api), [urls]);
  return (
    <FiguresDashboard
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

export default operatorPart(PlatformAnalytics);
