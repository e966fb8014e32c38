import { showToast } from "@zoetrope/page-app/show-toast";
import { useState, type ReactNode } from "react";
import {
  useCurrentUser,
  type LoadedWorkspace,
  type SignedInUser,
  type CurrentUserState,
} from "../data/current-user.ts";
import { ColleaguesPanel } from "../people/members/colleagues-panel.tsx";
import { domainOf, type PeopleProps } from "../people/people-props.ts";
import type { FilesProps } from "./files-props.ts";
import { SignInPrompt } from "./sign-in-prompt.tsx";
import { NewWorkspaceDialog } from "./dialogs/new-workspace-dialog.tsx";
import { FileListFailure } from "./list/file-list-states.tsx";
import { Sidebar } from "./sidebar.tsx";

interface WorkspacePageProps extends Pick<PeopleProps, "messages" | "urls" | "drawings" | "hrefs"> {
  shown: FilesProps["shown"] | "people" | "statistics" | "settings";
  title: string;
  /** Said where the workspace did not load. */
  failed: string;
  colleagueMessages: FilesProps["colleagueMessages"];
  /** Stands here until it is known who is looking. */
  outline: ReactNode;
  children(
    currentUser: SignedInUser,
    workspace: LoadedWorkspace,
    currentUserState: CurrentUserState,
  ): ReactNode;
}

/** What every page of a workspace begins with: who is looking, the door for guests, colleagues who wait, the sidebar, and what did not load. */
export function WorkspacePage(props: WorkspacePageProps) {
  const { urls, messages, drawings, title, failed, outline, children } = props;
  const currentUserState = useCurrentUser(urls);
  const { currentUser, switchTo, reload, enter, add } = currentUserState;
  const [isCreating, setCreating] = useState(false);
  if (currentUser.status === "guest") return <SignInPrompt {...props} />;
  if (currentUser.status === "signed-in" && currentUser.colleagues !== null)
    return (
      <ColleaguesPanel
        {...props}
        colleagues={currentUser.colleagues}
        domain={domainOf(currentUser.user.email)}
        api={currentUser.people}
        peopleMessages={props.colleagueMessages}
        drawing={drawings.colleagues}
        isAlone
        onEnter={enter}
      />
    );
  const workspace = currentUser.status === "signed-in" ? currentUser.current : null;
  const fileList = () => {
    if (currentUser.status === "loading") return outline;
    if (workspace !== null) return children(currentUser, workspace, currentUserState);
    return (
      <FileListFailure
        title={title}
        failed={failed}
        messages={messages}
        drawings={drawings}
        onTryAgain={reload}
      />
    );
  };
  return (
    <div className="workspace-layout">
      <Sidebar
        {...props}
        workspace={workspace}
        workspaces={currentUser.status === "signed-in" ? currentUser.workspaces : []}
        onSwitch={switchTo}
        onNew={() => setCreating(true)}
      />
      {fileList()}
      {isCreating && currentUser.status === "signed-in" ? (
        <NewWorkspaceDialog
          messages={messages}
          onClose={() => setCreating(false)}
          onCreate={async (name) => {
            const created = await currentUser.people.create(name);
            setCreating(false);
            add(created);
            showToast(messages.workspaces.created({ name: created.name }));
          }}
        />
      ) : null}
    </div>
  );
}
