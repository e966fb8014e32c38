import { showToast } from "@zoetrope/page-app/show-toast";
import { fill } from "@zoetrope/player/react";
import { useState, type ReactNode } from "react";
import {
  useVisitor,
  type LoadedWorkspace,
  type SignedInVisitor,
  type Visiting,
} from "../data/current-user.ts";
import { ColleaguesPanel } from "../people/members/colleagues-panel.tsx";
import { domainOf, type PeopleProps } from "../people/people-props.ts";
import type { FilesProps } from "./files-props.ts";
import { GuestDoor } from "./guest-door.tsx";
import { NewWorkspaceDialog } from "./dialogs/new-workspace-dialog.tsx";
import { ShelfFailure } from "./list/shelf-states.tsx";
import { Sidebar } from "./sidebar.tsx";

interface WorkspacePageProps extends Pick<PeopleProps, "locale" | "words" | "urls" | "drawings" | "hrefs"> {
  shown: FilesProps["shown"] | "people" | "statistics";
  title: string;
  /** Said where the workspace did not load. */
  failed: string;
  colleagueWords: FilesProps["colleagueWords"];
  /** Stands here until it is known who is looking. */
  outline: ReactNode;
  children(visitor: SignedInVisitor, workspace: LoadedWorkspace, visiting: Visiting): ReactNode;
}

/** What every page of a workspace begins with: who is looking, the door for guests, colleagues who wait, the sidebar, and what did not load. */
export function WorkspacePage(props: WorkspacePageProps) {
  const { urls, words, drawings, title, failed, outline, children } = props;
  const visiting = useVisitor(urls);
  const { visitor, switchTo, reload, enter, add } = visiting;
  const [isCreating, setCreating] = useState(false);
  if (visitor.status === "guest") return <GuestDoor {...props} />;
  if (visitor.status === "signed-in" && visitor.colleagues !== null)
    return (
      <ColleaguesPanel
        {...props}
        colleagues={visitor.colleagues}
        domain={domainOf(visitor.user.email)}
        api={visitor.people}
        peopleWords={props.colleagueWords}
        drawing={drawings.colleagues}
        isAlone
        onEnter={enter}
      />
    );
  const workspace = visitor.status === "signed-in" ? visitor.current : null;
  const shelf = () => {
    if (visitor.status === "loading") return outline;
    if (workspace !== null) return children(visitor, workspace, visiting);
    return (
      <ShelfFailure title={title} failed={failed} words={words} drawings={drawings} onTryAgain={reload} />
    );
  };
  return (
    <div className="wf">
      <Sidebar
        {...props}
        workspace={workspace}
        workspaces={visitor.status === "signed-in" ? visitor.workspaces : []}
        onSwitch={switchTo}
        onNew={() => setCreating(true)}
      />
      {shelf()}
      {isCreating && visitor.status === "signed-in" ? (
        <NewWorkspaceDialog
          words={words}
          onClose={() => setCreating(false)}
          onCreate={async (name) => {
            const created = await visitor.people.create(name);
            setCreating(false);
            add(created);
            showToast(fill(words.workspaces.created, { name: created.name }));
          }}
        />
      ) : null}
    </div>
  );
}
