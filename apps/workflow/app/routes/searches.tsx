import Searches from "../admin/searches.island.tsx";
import { adminProps } from "../page/admin-props.ts";
import { IslandPage } from "../page/island-page.tsx";
import { usePage } from "../page/use-page.ts";

export default function SearchesPage() {
  const props = adminProps(usePage());
  return (
    <IslandPage
      title={props.adminMessages.parts.searches}
      name="searches"
      component={Searches}
      props={props}
    />
  );
}
