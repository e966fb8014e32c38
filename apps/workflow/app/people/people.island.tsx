import { WorkspacePage } from "../files/workspace-page.tsx";
import { PeopleOutline } from "./people-outline.tsx";
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
        <PeopleOutline title={texts.title}>
          <PeopleSkeleton label={texts.loading} />
        </PeopleOutline>
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
