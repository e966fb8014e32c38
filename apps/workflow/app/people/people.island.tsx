import { WorkspacePage } from "../files/workspace-page.tsx";
import type { PeopleProps } from "./people-props.ts";
import { PeopleList, PeopleSkeleton } from "./members/people-list.tsx";

/** The people of a workspace. Who is looking arrives in the browser; until then there is the outline of a page. */
export default function People(props: PeopleProps) {
  const { people: texts } = props.peopleMessages;
  return (
    <WorkspacePage
      {...props}
      shown="people"
      title={texts.title}
      failed={texts.failed}
      colleagueMessages={props.peopleMessages}
      outline={
        <section className="workspace-content workspace-content--people" aria-busy="true">
          <div className="section-header">
            <h1 className="h2">{texts.title}</h1>
          </div>
          <PeopleSkeleton label={texts.loading} />
        </section>
      }
    >
      {(currentUser, workspace, currentUserState) => (
        <PeopleList
          {...props}
          key={workspace.id}
          currentUser={currentUser}
          workspace={workspace}
          onEnter={currentUserState.enter}
          onLeft={currentUserState.reload}
          onChanged={currentUserState.replace}
        />
      )}
    </WorkspacePage>
  );
}
