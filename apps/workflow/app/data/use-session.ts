import { pageSession, loadSession, type SessionState } from "@zoetrope/session";
import { useEffect, useState } from "react";
import type { WorkflowUrls } from "./workflow-urls.ts";

/** Who is looking, asked once the page is there: for what needs no workspace. */
export function useSession(urls: WorkflowUrls): SessionState {
  const [who, setSessionState] = useState<SessionState>({ status: "loading", user: null });
  useEffect(() => {
    let isOver = false;
    const session = pageSession({ urls });
    void loadSession(session).then((state) => isOver || setSessionState(state));
    const stop = session.subscribe(setSessionState);
    return () => {
      isOver = true;
      stop();
    };
  }, [urls]);
  return who;
}
