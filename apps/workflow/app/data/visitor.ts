import { logProblem } from "@zoetrope/chrome/log-problem";
import type { WorkspaceFieldsFragment } from "@zoetrope/gateway-client";
import { pageSession, whoIsLooking } from "@zoetrope/session";
import { loadWorkspaces } from "@zoetrope/session/load-workspaces";
import { useCallback, useEffect, useState } from "react";
import { getCurrentWorkspaceId, setCurrentWorkspaceId } from "./current-workspace.ts";
import { createFilesApi, type FilesApi } from "./workspace-file.ts";
import { pageGateway } from "./page-gateway.ts";
import type { WorkflowUrls } from "./workflow-urls.ts";

export type LoadedWorkspace = WorkspaceFieldsFragment;

/** Who works here, and in which workspace. */
export type Visitor =
  | { status: "loading" }
  | { status: "guest" }
  | {
      status: "signed-in";
      api: FilesApi;
      workspaces: readonly LoadedWorkspace[];
      /** Null where the workspaces did not load. */
      current: LoadedWorkspace | null;
    };

async function loadVisitor(urls: WorkflowUrls): Promise<Visitor> {
  const { status } = await whoIsLooking(pageSession({ urls }));
  if (status !== "signed-in") return { status: "guest" };
  const gateway = pageGateway(urls);
  const workspaces = await loadWorkspaces(gateway, logProblem);
  const wanted = getCurrentWorkspaceId();
  const current = workspaces.find(({ id }) => id === wanted) ?? workspaces[0] ?? null;
  return { status: "signed-in", api: createFilesApi(gateway, urls.api), workspaces, current };
}

const withFiles = (workspace: LoadedWorkspace, change: number): LoadedWorkspace => ({
  ...workspace,
  features: workspace.features.map((feature) =>
    feature.slug === "files" ? { ...feature, currentCount: feature.currentCount + change } : feature,
  ),
});

/** Asks who is looking and for their workspaces, once the page is there. */
export function useVisitor(urls: WorkflowUrls): {
  visitor: Visitor;
  switchTo(id: string): void;
  /** What is shown of the plan follows what happens here. */
  countFiles(change: number): void;
  reload(): void;
} {
  const [visitor, setVisitor] = useState<Visitor>({ status: "loading" });

  useEffect(() => {
    let isOver = false;
    void loadVisitor(urls).then((loaded) => isOver || setVisitor(loaded));
    return () => {
      isOver = true;
    };
  }, [urls]);

  const countFiles = useCallback((change: number) => {
    setVisitor((before) =>
      before.status === "signed-in" && before.current !== null
        ? { ...before, current: withFiles(before.current, change) }
        : before,
    );
  }, []);

  return {
    visitor,
    countFiles,
    reload: () => {
      setVisitor({ status: "loading" });
      void loadVisitor(urls).then(setVisitor);
    },
    switchTo: (id) => {
      setCurrentWorkspaceId(id);
      setVisitor((before) =>
        before.status === "signed-in"
          ? { ...before, current: before.workspaces.find((known) => known.id === id) ?? before.current }
          : before,
      );
    },
  };
}
