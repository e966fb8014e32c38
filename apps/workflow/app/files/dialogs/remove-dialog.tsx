import { formatParts } from "@zoetrope/i18n";
import type { WorkspaceFile } from "../../data/workspace-file.ts";
import { Dialog } from "./dialog.tsx";
import { DialogFooter } from "./dialog-footer.tsx";
import { FileName } from "../list/file-name.tsx";
import type { FilesMessages, FilesProps } from "../files-props.ts";
import { useTask } from "../use-task.ts";

export function RemoveDialog({
  file,
  messages,
  locale,
  onClose,
  onRemove,
}: {
  file: WorkspaceFile;
  messages: FilesMessages;
  locale: FilesProps["locale"];
  onClose(): void;
  onRemove(): Promise<void>;
}) {
  const task = useTask(messages);
  return (
    <Dialog
      title={formatParts(locale, messages.remove.title, { name: <FileName key="name" name={file.name} /> })}
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void task.run(onRemove);
        }}
      >
        <p>{messages.remove.text}</p>
        {file.publication === null ? null : <p>{messages.remove.publicText}</p>}
        <DialogFooter
          {...task}
          cancel={messages.remove.cancel}
          submit={messages.remove.button}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
