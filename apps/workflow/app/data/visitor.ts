import type { WorkspaceFieldsFragment } from "@zoetrope/gateway-client";
import { loadWorkspaces } from "@zoetrope/session/load-workspaces";
import { useEffect, useState } from "react";
import { getCurrentWorkspaceId, setCurrentWorkspaceId } from "./current-workspace.ts";
import { createFilesApi, type FilesApi } from "./workspace-file.ts";
import { pageSession } from "./page-session.ts";
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
  const { session, gateway } = pageSession(urls);
  const state = await session.load();
  if (state.status !== "signed-in") return { status: "guest" };
  const workspaces = await loadWorkspaces(gateway);
  const wanted = getCurrentWorkspaceId();
  const current = workspaces.find(({ id }) => id === wanted) ?? workspaces[0] ?? null;
  return { status: "signed-in", api: createFilesApi(gateway, urls.api), workspaces, current };
}

/** Asks who is looking and for their workspaces, once the page is there. */
export function useVisitor(urls: WorkflowUrls): {
  visitor: Visitor;
  switchTo(id: string): void;
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

  return {
    visitor,
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
