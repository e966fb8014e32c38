import { maxFileNameLength } from "@zoetrope/kit/limits";
import type { WorkspaceFile } from "../../data/workspace-file.ts";
import { Dialog } from "./dialog.tsx";
import { DialogFooter } from "./dialog-footer.tsx";
import type { FilesMessages } from "../files-props.ts";
import { useTask } from "../use-task.ts";
import { TextField } from "../../page/text-field.tsx";
import { useRequiredText } from "../../page/use-required-text.ts";

export function RenameDialog({
  file,
  messages,
  onClose,
  onSave,
}: {
  file: WorkspaceFile;
  messages: FilesMessages;
  onClose(): void;
  onSave(name: string): Promise<void>;
}) {
  const task = useTask(messages);
  const name = useRequiredText(file.name, messages.rename.empty);
  return (
    <Dialog title={messages.rename.title} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const wanted = name.read();
          if (wanted !== null) void task.run(() => onSave(wanted));
        }}
      >
        <TextField id="rename" label={messages.rename.name} {...name.field} maxLength={maxFileNameLength} />
        <DialogFooter
          {...task}
          cancel={messages.rename.cancel}
          submit={messages.rename.save}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
