import { Avatar } from "@zoetrope/chrome/avatar";
import type { PeopleMessages } from "../../page/messages-with-limits.ts";
import { showToast } from "@zoetrope/page-app/show-toast";
import { Button } from "@zoetrope/ui";
import { useState } from "react";
import { setCurrentWorkspaceId } from "../../data/current-workspace.ts";
import { getPendingFile, savingAddress } from "../../data/pending-file.ts";
import type { Colleagues, PeopleApi } from "../../data/people-api.ts";
import type { ErrorMessages } from "../../data/error-message.ts";
import { ProblemBanner } from "../../files/problem-banner.tsx";
import { useTask } from "../../files/use-task.ts";
import { Scene } from "../../page/scene.tsx";

const maxFaces = 6;

interface ColleaguesPanelProps {
  colleagues: Colleagues;
  /** Of the verified address of whoever looks. */
  domain: string;
  api: Pick<PeopleApi, "join" | "ask" | "withdraw" | "startOwn">;
  messages: ErrorMessages;
  peopleMessages: Pick<PeopleMessages, "colleagues" | "errors">;
  drawing: string | null;
  /** Whether whoever looks has no workspace yet: then this is the page, and one of their own is offered as well. */
  isAlone: boolean;
  hrefs: { preview: string };
  onEnter(workspaceId: string): void;
}

/** The workspace of somebody's company: who is in it, and the way in that it allows. */
export function ColleaguesPanel(props: ColleaguesPanelProps) {
  const { colleagues, domain, api, messages, peopleMessages, drawing, isAlone, hrefs, onEnter } = props;
  const { id, name, members, memberCount } = colleagues;
  const texts = peopleMessages.colleagues;
  const task = useTask({ ...messages, errors: { ...messages.errors, ...peopleMessages.errors } });
  const [hasAsked, setAsked] = useState(colleagues.hasRequestedToJoin);
  const Heading = isAlone ? "h1" : "h2";
  const run = (work: () => Promise<void>, done?: string) => () =>
    void task.run(async () => {
      await work();
      if (done !== undefined) showToast(done);
    });
  /** Whoever came here because a file had no workspace to go to is led back to it. */
  const enter = async (workspaceId: string): Promise<void> => {
    setCurrentWorkspaceId(workspaceId);
    if (isAlone && (await getPendingFile()) !== null) location.assign(savingAddress(hrefs.preview));
    else onEnter(workspaceId);
  };
  const busy = { "aria-disabled": task.isBusy || undefined };
  return (
    <section className="callout colleagues tissue tint-sky">
      <Scene drawing={drawing} />
      <Heading className="h2">{texts.title}</Heading>
      <p className="lead">{texts.lead({ name, domain })}</p>
      <div className="avatar-stack">
        <span className="avatar-stack__row">
          {members.slice(0, maxFaces).map((member) => (
            <Avatar key={member.id} name={member.name} src={member.avatarUrl} size="large" />
          ))}
        </span>
        <span className="tabular-numbers">{texts.count({ count: memberCount })}</span>
      </div>
      {colleagues.isJoinRequestRestricted ? (
        <p>{texts.restricted}</p>
      ) : hasAsked ? (
        <p role="status">{texts.asked}</p>
      ) : null}
      <ProblemBanner problem={task.problem} />
      <div className="row row--wrap">
        {colleagues.isJoinRequestRestricted ? null : colleagues.canJoinInstantly ? (
          <Button
            {...busy}
            onClick={run(async () => {
              await api.join(id);
              await enter(id);
            }, texts.joined({ name }))}
          >
            {texts.join({ name })}
          </Button>
        ) : (
          <Button
            {...busy}
            variant={hasAsked ? "secondary" : "primary"}
            onClick={run(
              async () => {
                await (hasAsked ? api.withdraw(id) : api.ask(id));
                setAsked(!hasAsked);
              },
              hasAsked ? texts.withdrawn : texts.askedDone,
            )}
          >
            {hasAsked ? texts.withdraw : texts.ask}
          </Button>
        )}
        {isAlone ? (
          <Button {...busy} variant="secondary" onClick={run(async () => enter(await api.startOwn()))}>
            {texts.own}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
