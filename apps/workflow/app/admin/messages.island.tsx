import { useMemo } from "react";
import { createMessagesApi } from "../data/messages-api.ts";
import { pageGateway } from "../data/page-gateway.ts";
import { useSession } from "../data/use-session.ts";
import { SignInPrompt } from "../files/sign-in-prompt.tsx";
import { PlotOutlines } from "../statistics/board-states.tsx";
import { useSearchParameter } from "../page/use-search-parameter.ts";
import type { AdminProps } from "./admin-props.ts";
import { MessageList } from "./message-list.tsx";
import { MessageView } from "./message-view.tsx";

/** What people have sent through the forms, for those who run the platform; whoever else comes finds nothing here. */
export default function Messages(props: AdminProps) {
  const { adminMessages, urls } = props;
  const { status } = useSession(urls);
  const api = useMemo(() => createMessagesApi(pageGateway(urls), urls.api), [urls]);
  // Mails lead to a message.
  const [shown, show] = useSearchParameter("message");
  if (status === "loading") return <PlotOutlines label={adminMessages.loading} />;
  if (status === "guest") return <SignInPrompt {...props} />;
  return shown === null ? (
    <MessageList {...props} api={api} onShow={show} />
  ) : (
    <MessageView {...props} key={shown} id={shown} api={api} onShow={show} />
  );
}
