import { useVisitor } from "../data/visitor.ts";
import { GuestDoor } from "../files/guest-door.tsx";
import { ShelfFailure } from "../files/shelf-states.tsx";
import { Sidebar } from "../files/sidebar.tsx";
import { ColleaguesPanel } from "./colleagues-panel.tsx";
import { domainOf, type PeopleProps } from "./people-props.ts";
import { PeopleShelf, PeopleSkeleton } from "./people-shelf.tsx";

/** The people of a workspace. Who is looking arrives in the browser; until then there is the outline of a page. */
export default function People(props: PeopleProps) {
  const { words, peopleWords, urls, drawings } = props;
  const { people: said } = peopleWords;
  const { visitor, switchTo, reload, enter } = useVisitor(urls);
  if (visitor.status === "guest") return <GuestDoor {...props} />;
  if (visitor.status === "signed-in" && visitor.colleagues !== null)
    return (
      <ColleaguesPanel
        {...props}
        colleagues={visitor.colleagues}
        domain={domainOf(visitor.user.email)}
        api={visitor.people}
        drawing={drawings.colleagues}
        isAlone
        onEnter={enter}
      />
    );
  const workspace = visitor.status === "signed-in" ? visitor.current : null;
  return (
    <div className="wf">
      <Sidebar
        {...props}
        shown="people"
        workspace={workspace}
        workspaces={visitor.status === "signed-in" ? visitor.workspaces : []}
        onSwitch={switchTo}
      />
      {visitor.status === "loading" ? (
        <section className="wf-shelf wf-shelf--people" aria-busy="true">
          <div className="head">
            <h1 className="h2">{said.title}</h1>
          </div>
          <PeopleSkeleton label={said.loading} />
        </section>
      ) : workspace === null ? (
        <ShelfFailure
          title={said.title}
          words={{ files: { failed: said.failed, tryAgain: words.files.tryAgain } }}
          drawings={drawings}
          onTryAgain={reload}
        />
      ) : (
        <PeopleShelf {...props} key={workspace.id} visitor={visitor} workspace={workspace} onEnter={enter} />
      )}
    </div>
  );
}
