import { showToast } from "@zoetrope/page-app/show-toast";
import { Button } from "@zoetrope/ui";
import { useCallback, useId, useRef } from "react";
import type { SentInvitation } from "../../data/people-api.ts";
import { ProblemBanner } from "../../files/problem-banner.tsx";
import { LoadFailure } from "../../files/list/file-list-states.tsx";
import { useTask } from "../../files/use-task.ts";
import { InviteForm } from "./invite-form.tsx";
import { getFailureMessages, type PeoplePartProps, type PeopleProps } from "../people-props.ts";
import { useLoaded } from "../../lists/use-loaded.ts";

/** For those who may invite: the form, and what has not been answered yet. */
export function Invitations(props: PeoplePartProps & Pick<PeopleProps, "drawings">) {
  const { api, workspace, messages, peopleMessages, drawings } = props;
  const { invite, pending: texts, people } = peopleMessages;
  const { state, reload, change } = useLoaded(
    useCallback(() => api.sentInvitations(workspace.id), [api, workspace.id]),
  );
  const task = useTask(getFailureMessages(messages, peopleMessages));
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const sent = state.phase === "ready" ? state.value : [];

  const withdraw = ({ id: invitationId, email }: SentInvitation): void =>
    void task.run(async () => {
      await api.withdrawInvitation(invitationId);
      change((before) => before.filter((one) => one.id !== invitationId));
      // The button that had the focus is gone with its row.
      heading.current?.focus();
      showToast(texts.withdrawn({ email }));
    });

  return (
    <section className="people-part" aria-labelledby={id}>
      <h2 className="h3" id={id} ref={heading} tabIndex={-1}>
        {invite.title}
      </h2>
      <InviteForm
        {...props}
        onInvited={(made) =>
          change((before) => [made, ...before.filter(({ email }) => email !== made.email)])
        }
      />
      <ProblemBanner problem={task.problem} />
      {state.phase === "failed" ? (
        <LoadFailure failed={texts.failed} messages={messages} drawings={drawings} onTryAgain={reload} />
      ) : null}
      {sent.length === 0 ? null : (
        <>
          <h3 className="h4" id={`${id}-open`}>
            {texts.title}
          </h3>
          <ul className="people-list" aria-labelledby={`${id}-open`}>
            {sent.map((invitation) => (
              <li key={invitation.id} className="person-row person-row--bare">
                <span className="person-row__person">
                  <b>{invitation.email}</b>
                  <span className="small-text secondary-text">
                    {texts.until({
                      role: invitation.role === "ADMIN" ? people.admin : people.member,
                      date: new Date(invitation.expiresAt),
                    })}
                  </span>
                </span>
                <span className="person-row__actions">
                  <Button
                    size="small"
                    variant="secondary"
                    aria-label={texts.withdrawOne({ email: invitation.email })}
                    aria-disabled={task.isBusy || undefined}
                    onClick={() => withdraw(invitation)}
                  >
                    {texts.withdraw}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
