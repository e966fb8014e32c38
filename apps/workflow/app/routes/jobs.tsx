import Jobs from "../admin/jobs.island.tsx";
import { adminProps } from "../page/admin-props.ts";
import { IslandPage } from "../page/island-page.tsx";
import { usePage } from "../page/use-page.ts";

export default function JobsPage() {
  const props = adminProps(usePage());
  return <IslandPage title={props.adminMessages.parts.jobs} name="jobs" component={Jobs} props={props} />;
}
