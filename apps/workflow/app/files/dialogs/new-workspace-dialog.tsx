import { maxWorkspaceNameLength } from "@zoetrope/kit/limits";
import type { ErrorMessages } from "../../data/error-message.ts";
import { Dialog } from "./dialog.tsx";
import { DialogFooter } from "./dialog-footer.tsx";
import { useTask } from "../use-task.ts";
import type { MessagesWithLimits } from "../../page/messages-with-limits.ts";
import { TextField } from "../../page/text-field.tsx";
import { useRequiredText } from "../../page/use-required-text.ts";

/** Asks what a new workspace is called. */
export function NewWorkspaceDialog({
  messages,
  onClose,
  onCreate,
}: {
  messages: ErrorMessages & Pick<MessagesWithLimits, "workspaces">;
  onClose(): void;
  onCreate(name: string): Promise<void>;
}) {
  const texts = messages.workspaces;
  const task = useTask(messages);
  const name = useRequiredText("", texts.empty);
  return (
    <Dialog title={texts.create} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const wanted = name.read();
          if (wanted !== null) void task.run(() => onCreate(wanted));
        }}
      >
        <p>{texts.text}</p>
        <TextField
          id="new-workspace"
          label={texts.name}
          {...name.field}
          maxLength={maxWorkspaceNameLength}
          autoComplete="off"
        />
        <DialogFooter {...task} cancel={texts.cancel} submit={texts.submit} onClose={onClose} />
      </form>
    </Dialog>
  );
}
