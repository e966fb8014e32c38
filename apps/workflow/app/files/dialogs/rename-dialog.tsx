import { maxFileNameLength } from "@zoetrope/kit/limits";
import { useState } from "react";
import type { WorkspaceFile } from "../../data/workspace-file.ts";
import { Dialog } from "./dialog.tsx";
import { DialogFoot } from "./dialog-foot.tsx";
import type { FilesMessages } from "../files-props.ts";
import { useTask } from "../use-task.ts";
import { TextField } from "../../page/text-field.tsx";

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
  const [name, setName] = useState(file.name);
  const [error, setError] = useState<string>();
  return (
    <Dialog title={messages.rename.title} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() === "") return setError(messages.rename.empty);
          void task.run(() => onSave(name.trim()));
        }}
      >
        <TextField
          id="rename"
          label={messages.rename.name}
          error={error}
          value={name}
          maxLength={maxFileNameLength}
          onText={(text) => {
            setName(text);
            setError(undefined);
          }}
        />
        <DialogFoot
          {...task}
          cancel={messages.rename.cancel}
          submit={messages.rename.save}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
