import { showToast } from "@zoetrope/page-app/show-toast";
import { Button } from "@zoetrope/ui";
import { useState } from "react";
import type { AssignableRole, Member, OfficialDomain } from "../../data/people-api.ts";
import { ProblemBanner } from "../../files/problem-banner.tsx";
import { useTask } from "../../files/use-task.ts";
import { ConfirmDialog } from "../../files/dialogs/confirm-dialog.tsx";
import { domainOf, getFailureMessages, type PeoplePartProps } from "../people-props.ts";
import { PersonRow } from "./person-row.tsx";
import { RoleSelect } from "./role-select.tsx";

interface MemberListProps extends PeoplePartProps {
  userId: string;
  members: readonly Member[];
  domains: readonly OfficialDomain[];
  hasHeading: boolean;
  onChange(change: (before: Member[]) => Member[]): void;
  onLeft(): void;
}

/** Who works here, as what, and what whoever looks may do about it (roles.ts of workspaces). */
export function MemberList(props: MemberListProps) {
  const { api, workspace, userId, members, domains, hasHeading, messages, peopleMessages, onChange, onLeft } =
    props;
  const { people: texts, members: acts } = peopleMessages;
  const task = useTask(getFailureMessages(messages, peopleMessages));
  const [asked, setAsked] = useState<Member | null>(null);
  const may = (scope: string): boolean => workspace.permissionScopes.includes(scope);
  const roleOf = ({ isOwner, isAdmin }: Pick<Member, "isOwner" | "isAdmin">): string =>
    isOwner ? texts.owner : isAdmin ? texts.admin : texts.member;

  const changeRole = ({ id, name }: Member, role: AssignableRole): void =>
    void task.run(async () => {
      await api.changeRole(workspace.id, id, role);
      const isAdmin = role === "ADMIN";
      onChange((before) => before.map((member) => (member.id === id ? { ...member, isAdmin } : member)));
      showToast(acts.roleChanged({ name, role: roleOf({ isOwner: false, isAdmin }) }));
    });
  const remove = async ({ id, name }: Member): Promise<void> => {
    await api.remove(workspace.id, id);
    setAsked(null);
    if (id === userId) {
      showToast(acts.left({ workspace: workspace.name }));
      return onLeft();
    }
    onChange((before) => before.filter((member) => member.id !== id));
    showToast(acts.removed({ name }));
  };

  /** Whoever is removed and can come in without being asked is only gone until they do. */
  const noteOn = ({ email }: Member): string | undefined => {
    const domain = email === null ? null : domainOf(email);
    const isOpen = domains.some((one) => one.domain === domain && one.joinPolicy === "INSTANT");
    return domain !== null && isOpen ? acts.removeAgain({ domain }) : undefined;
  };

  return (
    <div className="people-part">
      {hasHeading ? <h2 className="h3">{texts.listed}</h2> : null}
      <ProblemBanner problem={task.problem} />
      <ul className="people-list" aria-label={texts.listed}>
        {members.map((member) => {
          const isMe = member.id === userId;
          const isFree = !member.isOwner;
          return (
            <PersonRow key={member.id} {...member} mark={isMe ? texts.you : undefined}>
              <span className="person-row__actions">
                {isFree && !isMe && may("members:change-role") ? (
                  <RoleSelect
                    label={acts.role({ name: member.name })}
                    texts={texts}
                    value={member.isAdmin ? "ADMIN" : "MEMBER"}
                    isBusy={task.isBusy}
                    onChange={(role) => changeRole(member, role)}
                  />
                ) : (
                  <span className="tag">{roleOf(member)}</span>
                )}
                {isFree && (isMe || may("members:remove")) ? (
                  <Button
                    size="small"
                    variant="secondary"
                    aria-label={isMe ? acts.leave : acts.removeOne({ name: member.name })}
                    onClick={() => setAsked(member)}
                  >
                    {isMe ? acts.leave : acts.remove}
                  </Button>
                ) : null}
              </span>
            </PersonRow>
          );
        })}
      </ul>
      {asked === null ? null : (
        <ConfirmDialog
          {...(asked.id === userId
            ? {
                title: acts.leaveTitle({ workspace: workspace.name }),
                text: acts.leaveText,
                submit: acts.leave,
              }
            : {
                title: acts.removeTitle({ name: asked.name }),
                text: acts.removeText,
                note: noteOn(asked),
                submit: acts.remove,
              })}
          cancel={acts.cancel}
          messages={getFailureMessages(messages, peopleMessages)}
          onClose={() => setAsked(null)}
          onConfirm={() => remove(asked)}
        />
      )}
    </div>
  );
}
