import { showToast } from "@zoetrope/page-app/show-toast";
import { Button } from "@zoetrope/ui";
import { useCallback, useId, useRef } from "react";
import type { JoinRequest, PeopleApi } from "../../data/people-api.ts";
import { ProblemBanner } from "../../files/problem-banner.tsx";
import { LoadFailure } from "../../files/list/file-list-states.tsx";
import { timeAgo } from "../../files/list/time-ago.ts";
import { useTask } from "../../files/use-task.ts";
import type { PeopleProps } from "../people-props.ts";
import { PersonRow } from "./person-row.tsx";
import { useLoaded } from "../../lists/use-loaded.ts";

interface JoinRequestsProps extends Pick<PeopleProps, "messages" | "peopleMessages" | "locale" | "drawings"> {
  api: Pick<PeopleApi, "requests" | "answer">;
  workspaceId: string;
  /** Somebody has been let in. */
  onAccepted(): void;
}

/** Colleagues who have asked to join, for those who may answer. */
export function JoinRequests(props: JoinRequestsProps) {
  const { api, workspaceId, messages, peopleMessages, locale, drawings, onAccepted } = props;
  const { requests: texts } = peopleMessages;
  const { state, reload, change } = useLoaded(
    useCallback(() => api.requests(workspaceId), [api, workspaceId]),
  );
  const task = useTask({ ...messages, errors: { ...messages.errors, ...peopleMessages.errors } });
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();

  const answer = ({ userId, name }: JoinRequest, isAccepted: boolean): void =>
    void task.run(async () => {
      await api.answer(workspaceId, userId, isAccepted);
      change((before) => before.filter((request) => request.userId !== userId));
      // The button that had the focus is gone with its row.
      heading.current?.focus();
      showToast((isAccepted ? texts.accepted : texts.declined)({ name }));
      if (isAccepted) onAccepted();
    });

  return (
    <section className="people-part" aria-labelledby={id} aria-busy={state.phase === "loading"}>
      <h2 className="h3" id={id} ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      <ProblemBanner problem={task.problem} />
      {state.phase === "failed" ? (
        <LoadFailure failed={texts.failed} messages={messages} drawings={drawings} onTryAgain={reload} />
      ) : state.phase === "loading" ? (
        <div className="person-row" aria-hidden="true">
          <span className="avatar avatar--large skeleton" />
          <span className="skeleton skeleton--title" />
        </div>
      ) : state.value.length === 0 ? (
        <p className="secondary-text">{texts.none}</p>
      ) : (
        <ul className="people-list">
          {state.value.map((request) => (
            <PersonRow
              key={request.userId}
              {...request}
              mark={texts.asked({ time: timeAgo(locale, request.createdAt) })}
            >
              <span className="person-row__actions">
                <Button
                  size="small"
                  aria-label={texts.acceptOne({ name: request.name })}
                  aria-disabled={task.isBusy || undefined}
                  onClick={() => answer(request, true)}
                >
                  {texts.accept}
                </Button>
                <Button
                  size="small"
                  variant="secondary"
                  aria-label={texts.declineOne({ name: request.name })}
                  aria-disabled={task.isBusy || undefined}
                  onClick={() => answer(request, false)}
                >
                  {texts.decline}
                </Button>
              </span>
            </PersonRow>
          ))}
        </ul>
      )}
    </section>
  );
}
