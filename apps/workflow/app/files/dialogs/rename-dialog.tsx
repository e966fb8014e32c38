import { maxFileNameLength } from "@zoetrope/kit/limits";
import { Field } from "@zoetrope/ui";
import { useState } from "react";
import type { WorkspaceFile } from "../../data/workspace-file.ts";
import { Dialog } from "./dialog.tsx";
import { DialogFoot } from "./dialog-foot.tsx";
import type { FilesWords } from "../files-props.ts";
import { useTask } from "../use-task.ts";

export function RenameDialog({
  file,
  words,
  onClose,
  onSave,
}: {
  file: WorkspaceFile;
  words: FilesWords;
  onClose(): void;
  onSave(name: string): Promise<void>;
}) {
  const task = useTask(words);
  const [name, setName] = useState(file.name);
  const [error, setError] = useState<string>();
  return (
    <Dialog title={words.rename.title} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() === "") return setError(words.rename.empty);
          void task.run(() => onSave(name.trim()));
        }}
      >
        <Field id="rename" label={words.rename.name} {...(error === undefined ? {} : { error })}>
          <input
            className="input"
            id="rename"
            value={name}
            maxLength={maxFileNameLength}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? undefined : "rename-error"}
            onChange={({ currentTarget }) => {
              setName(currentTarget.value);
              setError(undefined);
            }}
          />
        </Field>
        <DialogFoot {...task} cancel={words.rename.cancel} submit={words.rename.save} onClose={onClose} />
      </form>
    </Dialog>
  );
}
