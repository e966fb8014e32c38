import { showToast } from "@zoetrope/page-app/show-toast";
import { Button } from "@zoetrope/ui";
import { useId, useRef } from "react";
import type { LoadedWorkspace } from "../data/current-user.ts";
import { ProblemBanner } from "../files/problem-banner.tsx";
import { useTask } from "../files/use-task.ts";
import { WorkspaceIcon } from "../files/workspace-icon.tsx";
import { getFailureMessages, type PeoplePartProps } from "../people/people-props.ts";

/** The picture beside the workspace's name, for those who may change it. */
export function IconForm(props: PeoplePartProps & { onChanged(workspace: LoadedWorkspace): void }) {
  const { api, workspace, messages, peopleMessages, onChanged } = props;
  const { icon: texts } = peopleMessages;
  const task = useTask(getFailureMessages(messages, peopleMessages));
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const change = (picture: File | null): void =>
    void task.run(async () => {
      onChanged({ ...workspace, icon: await api.changeIcon(workspace.id, picture) });
      showToast(picture === null ? texts.removed : texts.changed);
    });
  return (
    <section className="people-part" aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {texts.title}
      </h2>
      <p className="secondary-text">{texts.text}</p>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget }) => {
          const picture = currentTarget.files?.[0];
          if (picture !== undefined) change(picture);
          currentTarget.value = "";
        }}
      />
      <ProblemBanner problem={task.problem} />
      <div className="row row--wrap">
        <WorkspaceIcon {...workspace} />
        <Button
          variant="secondary"
          aria-disabled={task.isBusy || undefined}
          onClick={() => input.current?.click()}
        >
          {texts.choose}
        </Button>
        {workspace.icon === null ? null : (
          <Button variant="tertiary" aria-disabled={task.isBusy || undefined} onClick={() => change(null)}>
            {texts.remove}
          </Button>
        )}
      </div>
    </section>
  );
}
