import Featured from "../admin/featured.island.tsx";
import { adminProps } from "../page/admin-props.ts";
import { IslandPage } from "../page/island-page.tsx";
import { usePage } from "../page/use-page.ts";

export default function FeaturedPage() {
  const props = adminProps(usePage());
  return (
    <IslandPage
      title={props.adminMessages.parts.featured}
      name="featured"
      component={Featured}
      props={props}
    />
  );
}
