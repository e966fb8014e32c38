import Samples from "../admin/samples.island.tsx";
import { adminProps } from "../page/admin-props.ts";
import { IslandPage } from "../page/island-page.tsx";
import { usePage } from "../page/use-page.ts";

export default function SamplesPage() {
  const props = adminProps(usePage());
  return (
    <IslandPage title={props.adminMessages.parts.samples} name="samples" component={Samples} props={props} />
  );
}
