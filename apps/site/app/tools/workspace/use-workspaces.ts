import { pageGateway } from "@zoetrope/gateway-client";
import type { WorkspaceFieldsFragment } from "@zoetrope/gateway-client";
import { loadWorkspaces } from "@zoetrope/session/load-workspaces";
import { useEffect, useState } from "react";
import type { WorkbenchProps } from "../workbench-props.ts";

export type Workspaces =
  | { phase: "loading" }
  | { phase: "failed" }
  | { phase: "there"; workspaces: readonly WorkspaceFieldsFragment[] };

/** The workspaces of whoever is signed in. */
export function useWorkspaces(urls: WorkbenchProps["urls"]): Workspaces {
  const [state, setState] = useState<Workspaces>({ phase: "loading" });
  useEffect(() => {
    let isOver = false;
    let hasFailed = false;
    const report = (): void => {
      hasFailed = true;
    };
    void loadWorkspaces(pageGateway(urls), report).then((workspaces) => {
      if (!isOver) setState(hasFailed ? { phase: "failed" } : { phase: "there", workspaces });
    });
    return () => {
      isOver = true;
    };
  }, [urls]);
  return state;
}
