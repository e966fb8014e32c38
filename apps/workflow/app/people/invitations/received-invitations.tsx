import { showToast } from "@zoetrope/page-app/show-toast";
import { Button } from "@zoetrope/ui";
import type { PeopleApi, ReceivedInvitation } from "../../data/people-api.ts";
import { ProblemBanner } from "../../files/problem-banner.tsx";
import { useTask } from "../../files/use-task.ts";
import { getFailureMessages, type PeopleProps } from "../people-props.ts";

interface ReceivedInvitationsProps extends Pick<PeopleProps, "messages" | "peopleMessages"> {
  api: Pick<PeopleApi, "accept" | "decline">;
  invitations: readonly ReceivedInvitation[];
  /** `entered`: the workspace, when it was accepted. */
  onAnswered(invitationId: string, entered: string | null): void;
}

/** What whoever looks is invited to. */
export function ReceivedInvitations(props: ReceivedInvitationsProps) {
  const { api, invitations, messages, peopleMessages, onAnswered } = props;
  const { invitations: texts, people, colleagues } = peopleMessages;
  const task = useTask(getFailureMessages(messages, peopleMessages));
  const answer = ({ id, workspaceName }: ReceivedInvitation, isAccepted: boolean): void =>
    void task.run(async () => {
      const entered = isAccepted ? await api.accept(id) : (await api.decline(id), null);
      showToast(
        isAccepted
          ? colleagues.joined({ name: workspaceName })
          : texts.declined({ workspace: workspaceName }),
      );
      onAnswered(id, entered);
      // The button that had the focus is gone with its invitation.
      document.querySelector<HTMLElement>("main h1")?.focus();
    });
  return (
    <div className="people-part">
      <ProblemBanner problem={task.problem} />
      <ul className="people-part" aria-label={texts.title}>
        {invitations.map((invitation) => {
          const workspace = invitation.workspaceName;
          const role = invitation.role === "ADMIN" ? people.admin : people.member;
          return (
            <li key={invitation.id} className="invitation tissue tint-mint">
              <p className="h4">{texts.lead({ workspace })}</p>
              <p>{texts.until({ role, date: new Date(invitation.expiresAt) })}</p>
              <div className="row row--wrap">
                <Button
                  aria-label={texts.acceptOne({ workspace })}
                  aria-disabled={task.isBusy || undefined}
                  onClick={() => answer(invitation, true)}
                >
                  {texts.accept}
                </Button>
                <Button
                  variant="secondary"
                  aria-label={texts.declineOne({ workspace })}
                  aria-disabled={task.isBusy || undefined}
                  onClick={() => answer(invitation, false)}
                >
                  {texts.decline}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
