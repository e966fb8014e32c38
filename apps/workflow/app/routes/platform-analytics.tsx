import { Island } from "@zoetrope/page-app/island";
import PlatformAnalytics from "../admin/platform-analytics.island.tsx";
import { figuresProps } from "../page/figures-props.ts";
import { PageTitle } from "../page/page-title.tsx";
import { usePage } from "../page/use-page.ts";

export default function PlatformAnalyticsPage() {
  const page = usePage();
  const props = figuresProps(page);
  return (
    <main id="main" className="wrap wf-page">
      <PageTitle>{props.statisticsWords.platformTitle}</PageTitle>
      <Island
        name="platform-analytics"
        component={PlatformAnalytics}
        props={{ ...props, missing: page.workflowWords.missing }}
      />
    </main>
  );
}
