import { pageGateway } from "@zoetrope/gateway-client";
import { useMemo } from "react";
import { createFiguresApi, type FiguresOf } from "../data/figures-api.ts";
import { EmptyStatistics } from "./dashboard-states.tsx";
import { FiguresDashboard } from "./figures-dashboard.tsx";
import { ProfileFigures } from "./profile-figures.tsx";
import type { StatisticsProps } from "./statistics-props.ts";

/** What the public animations of a workspace get, and the profile of whoever looks. */
export function WorkspaceStatistics({ workspaceId, ...props }: StatisticsProps & { workspaceId: string }) {
  const { statisticsMessages, urls, drawings, hrefs, messages } = props;
  const api = useMemo(() => createFiguresApi(pageGateway(urls), urls.api), [urls]);
  const whose = useMemo((): FiguresOf => ({ of: "workspace", workspaceId }), [workspaceId]);
  return (
    <FiguresDashboard
      {...props}
      api={api}
      whose={whose}
      title={statisticsMessages.title}
      lead={statisticsMessages.lead}
      empty={
        <EmptyStatistics
          title={statisticsMessages.emptyTitle}
          text={statisticsMessages.emptyWorkspace}
          drawing={drawings.empty}
          action={{ label: messages.files.title, href: hrefs.files }}
        />
      }
    >
      <ProfileFigures api={api} locale={props.locale} statisticsMessages={statisticsMessages} />
    </FiguresDashboard>
  );
}
