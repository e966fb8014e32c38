import { pageGateway } from "@zoetrope/gateway-client";
import { logProblem } from "@zoetrope/chrome/log-problem";
import type { WorkspaceFieldsFragment } from "@zoetrope/gateway-client";
import { pageSession, loadSession, type SessionUser } from "@zoetrope/session";
import { loadWorkspaces } from "@zoetrope/session/load-workspaces";
import { useCallback, useEffect, useState } from "react";
import { getCurrentWorkspaceId, setCurrentWorkspaceId } from "./current-workspace.ts";
import { createPeopleApi, type Colleagues, type PeopleApi } from "./people-api.ts";
import type { WorkflowUrls } from "./workflow-urls.ts";
import { createFilesApi, type FilesApi } from "./workspace-file.ts";

export type LoadedWorkspace = WorkspaceFieldsFragment;

/** Who works here, and in which workspace. */
type CurrentUser =
  | { status: "loading" }
  | { status: "guest" }
  | {
      status: "signed-in";
      user: SessionUser;
      api: FilesApi;
      people: PeopleApi;
      workspaces: readonly LoadedWorkspace[];
      /** Null where there is none, and where they did not load. */
      current: LoadedWorkspace | null;
      /** Of somebody without a workspace: the one of their company, which waits for them (specification 4.3). */
      colleagues: Colleagues | null;
    };

export type SignedInUser = Extract<CurrentUser, { status: "signed-in" }>;

async function loadCurrentUser(urls: WorkflowUrls): Promise<CurrentUser> {
  const state = await loadSession(pageSession({ urls }));
  if (state.status !== "signed-in") return { status: "guest" };
  const gateway = pageGateway(urls);
  const workspaces = await loadWorkspaces(gateway, logProblem);
  const wanted = getCurrentWorkspaceId();
  const current = workspaces.find(({ id }) => id === wanted) ?? workspaces[0] ?? null;
  const people = createPeopleApi(gateway, urls.api);
  return {
    status: "signed-in",
    user: state.user,
    api: createFilesApi(gateway, urls.api),
    people,
    workspaces,
    current,
    colleagues: current === null ? await findColleagues(people) : null,
  };
}

/** Asked only where the list is empty: it may be so because this waits, or because nothing could be loaded. */
async function findColleagues(people: PeopleApi): Promise<Colleagues | null> {
  try {
    const official = await people.official();
    return official?.isMember === true ? null : official;
  } catch (error) {
    logProblem("Failed to check if official workspace exists", error);
    return null;
  }
}

const withFiles = (workspace: LoadedWorkspace, change: number): LoadedWorkspace => ({
  ...workspace,
  features: workspace.features.map((feature) =>
    feature.slug === "files" ? { ...feature, currentCount: feature.currentCount + change } : feature,
  ),
});

export interface CurrentUserState {
  currentUser: CurrentUser;
  switchTo(id: string): void;
  /** What is shown of the plan follows what happens here. */
  countFiles(workspaceId: string, change: number): void;
  reload(): void;
  /** What is known of a workspace anew: its name has been changed. */
  replace(workspace: LoadedWorkspace): void;
  /** A workspace that has just been made: it is the current one. What is on its way to others goes on. */
  add(workspace: LoadedWorkspace): void;
  /** Makes a workspace that has just been joined or set up the current one. */
  enter(id: string): void;
}

/** Asks who is looking and for their workspaces, once the page is there. */
export function useCurrentUser(urls: WorkflowUrls): CurrentUserState {
  const [currentUser, setCurrentUser] = useState<CurrentUser>({ status: "loading" });

  useEffect(() => {
    let isOver = false;
    const load = () => void loadCurrentUser(urls).then((loaded) => isOver || setCurrentUser(loaded));
    const session = pageSession({ urls });
    let known: string | null = null;
    const stop = session.subscribe((state) => {
      // Somebody else than before, or nobody: it happened in another tab.
      const wasKnown = known;
      known = state.user?.id ?? "guest";
      if (wasKnown !== null && wasKnown !== known) load();
    });
    void loadSession(session).then(({ user }) => (known ??= user?.id ?? "guest"));
    load();
    return () => {
      isOver = true;
      stop();
    };
  }, [urls]);

  const countFiles = useCallback((workspaceId: string, change: number) => {
    const counted = (workspace: LoadedWorkspace): LoadedWorkspace =>
      workspace.id === workspaceId ? withFiles(workspace, change) : workspace;
    setCurrentUser((before) =>
      before.status === "signed-in"
        ? {
            ...before,
            current: before.current && counted(before.current),
            workspaces: before.workspaces.map(counted),
          }
        : before,
    );
  }, []);

  const reload = (): void => {
    setCurrentUser({ status: "loading" });
    void loadCurrentUser(urls).then(setCurrentUser);
  };

  return {
    currentUser,
    countFiles,
    reload,
    replace: (workspace) =>
      setCurrentUser((before) =>
        before.status === "signed-in"
          ? {
              ...before,
              current: before.current?.id === workspace.id ? workspace : before.current,
              workspaces: before.workspaces.map((known) => (known.id === workspace.id ? workspace : known)),
            }
          : before,
      ),
    add: (workspace) => {
      setCurrentWorkspaceId(workspace.id);
      setCurrentUser((before) =>
        before.status === "signed-in"
          ? { ...before, current: workspace, workspaces: [...before.workspaces, workspace] }
          : before,
      );
    },
    enter: (id) => {
      setCurrentWorkspaceId(id);
      reload();
    },
    switchTo: (id) => {
      setCurrentWorkspaceId(id);
      setCurrentUser((before) =>
        before.status === "signed-in"
          ? { ...before, current: before.workspaces.find((known) => known.id === id) ?? before.current }
          : before,
      );
    },
  };
}
