import { formatParts } from "@zoetrope/i18n";
import { useCallback } from "react";
import type { WorkspacePeople } from "../../data/people-api.ts";
import type { LoadedWorkspace, SignedInUser } from "../../data/current-user.ts";
import { LoadFailure } from "../../files/list/file-list-states.tsx";
import { maySeeSettings } from "../../settings/may-see-settings.ts";
import { Outlines } from "../../page/outlines.tsx";
import { ColleaguesPanel } from "./colleagues-panel.tsx";
import { DeleteWorkspace } from "../ownership/delete-workspace.tsx";
import { TransferOwnershipForm } from "../ownership/transfer-ownership-form.tsx";
import { Invitations } from "../invitations/invitations.tsx";
import { JoinRequests } from "./join-requests.tsx";
import { MemberList } from "./member-list.tsx";
import { OfficialDomains } from "../ownership/official-domains.tsx";
import { domainOf, type PeopleProps } from "../people-props.ts";
import { ReceivedInvitations } from "../invitations/received-invitations.tsx";
import { useLoaded } from "../../lists/use-loaded.ts";

interface PeopleListProps extends PeopleProps {
  currentUser: SignedInUser;
  workspace: LoadedWorkspace;
  onEnter(workspaceId: string): void;
  /** Whoever looks has left the workspace, or deleted it. */
  onLeft(): void;
  /** The workspace has another owner. */
  onChanged(workspace: LoadedWorkspace): void;
}

/** Who works in a workspace, who would like to, and the one of the company where that is another. */
export function PeopleList(props: PeopleListProps) {
  const { currentUser, workspace, onEnter, onLeft, onChanged, messages, peopleMessages, drawings, hrefs } =
    props;
  const { user, people: api } = currentUser;
  const texts = peopleMessages.people;
  const { state, reload, refresh, change } = useLoaded(
    useCallback(() => api.load(workspace.id), [api, workspace.id]),
  );
  const may = (scope: string): boolean => workspace.permissionScopes.includes(scope);
  const value = state.phase === "ready" ? state.value : null;
  const mayAnswer = value !== null && value.domains.length > 0 && may("join-requests:answer");
  const official = value?.official ?? null;
  const changeDomains = (next: (before: WorkspacePeople["domains"]) => WorkspacePeople["domains"]): void =>
    change((before) => ({ ...before, domains: next(before.domains) }));
  const shared = { messages, peopleMessages, api, workspace };
  return (
    <section className="workspace-content workspace-content--people" aria-busy={state.phase === "loading"}>
      <div className="section-header">
        <h1 className="h2" tabIndex={-1}>
          {texts.title}
        </h1>
        {value === null ? null : (
          <p className="secondary-text tabular-numbers" role="status">
            {peopleMessages.colleagues.count({ count: value.members.length })}
          </p>
        )}
      </div>
      {state.phase === "failed" ? (
        <LoadFailure failed={texts.failed} messages={messages} drawings={drawings} onTryAgain={reload} />
      ) : null}
      {state.phase === "loading" ? <PeopleSkeleton label={texts.loading} /> : null}
      {value === null || value.invitations.length === 0 ? null : (
        <ReceivedInvitations
          {...shared}
          invitations={value.invitations}
          onAnswered={(id, entered) => {
            if (entered !== null) onEnter(entered);
            else
              change((before) => ({
                ...before,
                invitations: before.invitations.filter((one) => one.id !== id),
              }));
          }}
        />
      )}
      {official === null || official.isMember ? null : (
        <ColleaguesPanel
          colleagues={official}
          domain={domainOf(user.email)}
          api={api}
          messages={messages}
          peopleMessages={peopleMessages}
          drawing={drawings.colleagues}
          hrefs={hrefs}
          isAlone={false}
          onEnter={onEnter}
        />
      )}
      {mayAnswer ? (
        <JoinRequests {...props} api={api} workspaceId={workspace.id} onAccepted={refresh} />
      ) : null}
      {value === null ? null : (
        <MemberList
          {...shared}
          userId={user.id}
          members={value.members}
          domains={value.domains}
          hasHeading={mayAnswer || may("members:invite")}
          onChange={(next) => change((before) => ({ ...before, members: next(before.members) }))}
          onLeft={onLeft}
        />
      )}
      {value !== null && may("members:invite") ? <Invitations {...shared} drawings={drawings} /> : null}
      {value !== null && may("domains:manage") ? (
        <OfficialDomains
          messages={messages}
          peopleMessages={peopleMessages}
          hrefs={hrefs}
          api={api}
          workspace={workspace}
          domains={value.domains}
          freeDomain={official === null ? domainOf(user.email) : null}
          onChange={changeDomains}
        />
      ) : null}
      {value !== null && may("workspace:transfer") ? (
        <TransferOwnershipForm
          {...shared}
          members={value.members}
          domains={value.domains}
          onHandedOver={(handedOver) => {
            onChanged(handedOver);
            refresh();
          }}
        />
      ) : null}
      {value !== null && may("workspace:delete") ? (
        <DeleteWorkspace {...shared} hrefs={hrefs} peopleCount={value.members.length} onDeleted={onLeft} />
      ) : null}
      {value !== null && maySeeSettings(workspace) ? (
        <p className="people-part secondary-text">
          {formatParts(props.locale, peopleMessages.settings.moved, {
            settings: (
              <a key="settings" className="link" href={hrefs.settings}>
                {peopleMessages.settings.title}
              </a>
            ),
          })}
        </p>
      ) : null}
    </section>
  );
}

/** The outline of a list while its people are on their way. */
export function PeopleSkeleton({ label }: { label: string }) {
  return (
    <Outlines as="ul" className="people-list" label={label}>
      <li className="person-row">
        <span className="avatar avatar--large skeleton" />
        <span className="skeleton skeleton--title" />
      </li>
    </Outlines>
  );
}
