import { pageGateway } from "@zoetrope/gateway-client";
import { useMemo } from "react";
import { createMessagesApi } from "../data/messages-api.ts";
import { useSearchParameter } from "../page/use-search-parameter.ts";
import type { AdminProps } from "./admin-props.ts";
import { operatorPart } from "./operator-part.tsx";
import { MessageList } from "./message-list.tsx";
import { MessageView } from "./message-view.tsx";

/** What people have sent through the forms, for those who run the platform; whoever else comes finds nothing here. */
function Messages(props: AdminProps) {
  const { urls } = props;
  const api = useMemo(() => createMessagesApi(pageGateway(urls), urls.api), [urls]);
  // Mails lead to a message.
  const [shown, show] = useSearchParameter("message");
  return shown === null ? (
    <MessageList {...props} api={api} onShow={show} />
  ) : (
    <MessageView {...props} key={shown} id={shown} api={api} onShow={show} />
  );
}

export default operatorPart(Messages);
