import { maxWorkspaceNameLength } from "@zoetrope/kit/limits";
import { showToast } from "@zoetrope/page-app/show-toast";
import { useId } from "react";
import type { LoadedWorkspace } from "../data/current-user.ts";
import { useTask } from "../files/use-task.ts";
import { getFailureMessages, type PeoplePartProps } from "../people/people-props.ts";
import { FormPanel } from "../page/form-panel.tsx";
import { TextField } from "../page/text-field.tsx";
import { useRequiredText } from "../page/use-required-text.ts";

/** The name of the workspace, for those who may change it. */
export function RenameForm(props: PeoplePartProps & { onRenamed(workspace: LoadedWorkspace): void }) {
  const { api, workspace, messages, peopleMessages, onRenamed } = props;
  const { rename: texts } = peopleMessages;
  const task = useTask(getFailureMessages(messages, peopleMessages));
  const name = useRequiredText(workspace.name, texts.empty);
  const id = useId();
  const rename = (): void => {
    const wanted = name.read();
    if (wanted === null) return;
    void task.run(async () => {
      const renamed = await api.rename(workspace.id, wanted);
      onRenamed(renamed);
      showToast(texts.saved({ name: renamed.name }));
    });
  };
  return (
    <section className="people-part" aria-labelledby={`${id}-title`}>
      <h2 className="h3" id={`${id}-title`}>
        {texts.title}
      </h2>
      <FormPanel task={task} submit={texts.save} variant="secondary" onSubmit={rename}>
        <TextField
          id={id}
          label={texts.name}
          {...name.field}
          maxLength={maxWorkspaceNameLength}
          autoComplete="off"
        />
      </FormPanel>
    </section>
  );
}
