import Messages from "../admin/messages.island.tsx";
import { adminProps } from "../page/admin-props.ts";
import { IslandPage } from "../page/island-page.tsx";
import { usePage } from "../page/use-page.ts";

export default function MessagesPage() {
  const props = adminProps(usePage());
  return <IslandPage title={props.adminMessages.title} name="messages" component={Messages} props={props} />;
}
