import { pageSession, whoIsLooking, type SessionState } from "@zoetrope/session";
import { useEffect, useState } from "react";
import type { WorkflowUrls } from "./workflow-urls.ts";

/** Who is looking, asked once the page is there: for what needs no workspace. */
export function useWho(urls: WorkflowUrls): SessionState {
  const [who, setWho] = useState<SessionState>({ status: "loading", user: null });
  useEffect(() => {
    let isOver = false;
    void whoIsLooking(pageSession({ urls })).then((state) => isOver || setWho(state));
    return () => {
      isOver = true;
    };
  }, [urls]);
  return who;
}
