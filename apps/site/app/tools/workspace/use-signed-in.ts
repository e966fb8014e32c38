import { loadSession, pageSession } from "@zoetrope/session";
import { useCallback, useSyncExternalStore } from "react";
import type { WorkbenchProps } from "../workbench-props.ts";

/** Whether somebody is signed in; null until that is known. */
export function useSignedIn(urls: WorkbenchProps["urls"]): boolean | null {
  const subscribe = useCallback(
    (listener: () => void) => {
      const session = pageSession({ urls });
      const stop = session.subscribe(listener);
      void loadSession(session);
      return stop;
    },
    [urls],
  );
  const read = useCallback((): boolean | null => {
    const { status } = pageSession({ urls }).state;
    return status === "loading" ? null : status === "signed-in";
  }, [urls]);
  return useSyncExternalStore(subscribe, read, () => null);
}
