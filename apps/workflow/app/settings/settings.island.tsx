import { WorkspacePage } from "../files/workspace-page.tsx";
import { Outlines } from "../page/outlines.tsx";
import { PeopleOutline } from "../people/people-outline.tsx";
import type { PeopleProps } from "../people/people-props.ts";
import { WorkspaceSettings } from "./workspace-settings.tsx";

/** The settings of a workspace. Who is looking arrives in the browser; until then there is the outline of a page. */
export default function Settings(props: PeopleProps) {
  const { settings: texts } = props.peopleMessages;
  return (
    <WorkspacePage
      {...props}
      shown="settings"
      title={texts.title}
      failed={texts.failed}
      colleagueMessages={props.peopleMessages}
      outline={
        <PeopleOutline title={texts.title}>
          <Outlines as="ul" className="people-list" label={texts.loading}>
            <li className="person-row person-row--bare">
              <span className="skeleton skeleton--title" />
            </li>
          </Outlines>
        </PeopleOutline>
      }
    >
      {(currentUser, workspace, { replace }) => (
        <WorkspaceSettings
          {...props}
          key={workspace.id}
          api={currentUser.people}
          workspace={workspace}
          onChanged={replace}
        />
      )}
    </WorkspacePage>
  );
}
