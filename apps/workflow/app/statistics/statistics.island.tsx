import { WorkspacePage } from "../files/workspace-page.tsx";
import { PlotOutlines } from "./dashboard-states.tsx";
import type { StatisticsProps } from "./statistics-props.ts";
import { WorkspaceStatistics } from "./workspace-statistics.tsx";

/** The figures of a workspace. Who is looking arrives in the browser; until then there is the outline of a page. */
export default function Statistics(props: StatisticsProps) {
  const { statisticsMessages: texts } = props;
  return (
    <WorkspacePage
      {...props}
      shown="statistics"
      title={texts.title}
      failed={texts.failed}
      outline={
        <section className="dashboard" aria-busy="true">
          <header className="dashboard__header">
            <div className="dashboard__title">
              <h1 className="h2">{texts.title}</h1>
              <p className="secondary-text">{texts.lead}</p>
            </div>
          </header>
          <PlotOutlines label={texts.loading} />
        </section>
      }
    >
      {(_, workspace) => <WorkspaceStatistics {...props} key={workspace.id} workspaceId={workspace.id} />}
    </WorkspacePage>
  );
}
