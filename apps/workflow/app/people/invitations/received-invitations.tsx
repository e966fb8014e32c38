import { showToast } from "@zoetrope/page-app/show-toast";
import { fill } from "@zoetrope/player/react";
import { Button } from "@zoetrope/ui";
import type { PeopleApi, ReceivedInvitation } from "../../data/people-api.ts";
import { ProblemBanner } from "../../files/problem-banner.tsx";
import { useTask } from "../../files/use-task.ts";
import { failureWordsOf, type PeopleProps } from "../people-props.ts";
import { formatDay } from "../format-day.ts";

interface ReceivedInvitationsProps extends Pick<PeopleProps, "words" | "peopleWords" | "locale"> {
  api: Pick<PeopleApi, "accept" | "decline">;
  invitations: readonly ReceivedInvitation[];
  /** `entered`: the workspace, when it was accepted. */
  onAnswered(invitationId: string, entered: string | null): void;
}

/** What whoever looks is invited to. */
export function ReceivedInvitations(props: ReceivedInvitationsProps) {
  const { api, invitations, words, peopleWords, locale, onAnswered } = props;
  const { invitations: said, people, colleagues } = peopleWords;
  const task = useTask(failureWordsOf(words, peopleWords));
  const answer = ({ id, workspaceName }: ReceivedInvitation, isAccepted: boolean): void =>
    void task.run(async () => {
      const entered = isAccepted ? await api.accept(id) : (await api.decline(id), null);
      showToast(
        isAccepted
          ? fill(colleagues.joined, { name: workspaceName })
          : fill(said.declined, { workspace: workspaceName }),
      );
      onAnswered(id, entered);
      // The button that had the focus is gone with its invitation.
      document.querySelector<HTMLElement>("main h1")?.focus();
    });
  return (
    <div className="people-part">
      <ProblemBanner problem={task.problem} />
      <ul className="people-part" aria-label={said.title}>
        {invitations.map((invitation) => {
          const workspace = invitation.workspaceName;
          const role = invitation.role === "ADMIN" ? people.admin : people.member;
          return (
            <li key={invitation.id} className="invitation tissue tint-mint">
              <p className="h4">{fill(said.lead, { workspace })}</p>
              <p>{fill(said.until, { role, date: formatDay(locale, invitation.expiresAt) })}</p>
              <div className="row row--wrap">
                <Button
                  aria-label={fill(said.acceptOne, { workspace })}
                  aria-disabled={task.isBusy || undefined}
                  onClick={() => answer(invitation, true)}
                >
                  {said.accept}
                </Button>
                <Button
                  variant="secondary"
                  aria-label={fill(said.declineOne, { workspace })}
                  aria-disabled={task.isBusy || undefined}
                  onClick={() => answer(invitation, false)}
                >
                  {said.decline}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
