import { pageSession, whoIsLooking, type SessionState } from "@zoetrope/session";
import { useEffect, useState } from "react";
import type { WorkflowUrls } from "./workflow-urls.ts";

/** Who is looking, asked once the page is there: for what needs no workspace. */
export function useWho(urls: WorkflowUrls): SessionState {
  const [who, setWho] = useState<SessionState>({ status: "loading", user: null });
  useEffect(() => {
    let isOver = false;
    const session = pageSession({ urls });
    void whoIsLooking(session).then((state) => isOver || setWho(state));
    const stop = session.subscribe(setWho);
    return () => {
      isOver = true;
      stop();
    };
  }, [urls]);
  return who;
}
