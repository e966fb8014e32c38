import PlatformAnalytics from "../admin/platform-analytics.island.tsx";
import { adminParts } from "../page/admin-props.ts";
import { figuresProps } from "../page/figures-props.ts";
import { IslandPage } from "../page/island-page.tsx";
import { usePage } from "../page/use-page.ts";

export default function PlatformAnalyticsPage() {
  const page = usePage();
  const props = figuresProps(page);
  return (
    <IslandPage
      title={props.statisticsMessages.platformTitle}
      name="platform-analytics"
      component={PlatformAnalytics}
      props={{ ...props, ...adminParts(page), missing: page.workflowMessages.missing }}
    />
  );
}
