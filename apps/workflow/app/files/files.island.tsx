import { useVisitor } from "../data/visitor.ts";
import { ColleaguesPanel } from "../people/colleagues-panel.tsx";
import { domainOf } from "../people/people-props.ts";
import { FileShelf } from "./file-shelf.tsx";
import type { FilesProps } from "./files-props.ts";
import { GuestDoor } from "./guest-door.tsx";
import { ShelfFailure, ShelfSkeleton } from "./shelf-states.tsx";
import { Sidebar } from "./sidebar.tsx";

/** The files of a workspace. Who is looking arrives in the browser; until then there is the outline of a page. */
export default function Files(props: FilesProps) {
  const { words, urls } = props;
  const { visitor, switchTo, countFiles, reload, enter } = useVisitor(urls);
  if (visitor.status === "guest") return <GuestDoor {...props} />;
  if (visitor.status === "signed-in" && visitor.colleagues !== null)
    return (
      <ColleaguesPanel
        {...props}
        colleagues={visitor.colleagues}
        domain={domainOf(visitor.user.email)}
        api={visitor.people}
        peopleWords={props.colleagueWords}
        drawing={props.drawings.colleagues}
        isAlone
        onEnter={enter}
      />
    );
  const workspace = visitor.status === "signed-in" ? visitor.current : null;
  return (
    <div className="wf">
      <Sidebar
        {...props}
        workspace={workspace}
        workspaces={visitor.status === "signed-in" ? visitor.workspaces : []}
        onSwitch={switchTo}
      />
      {visitor.status === "loading" ? (
        <ShelfSkeleton {...props} />
      ) : workspace === null ? (
        <ShelfFailure
          {...props}
          title={props.shown === "all" ? words.files.title : words.files.publicTitle}
          onTryAgain={reload}
        />
      ) : (
        <FileShelf
          {...props}
          key={workspace.id}
          api={visitor.api}
          workspace={workspace}
          onCount={countFiles}
        />
      )}
    </div>
  );
}
