import type { WorkspaceFile } from "../../data/workspace-file.ts";
import { Dialog } from "./dialog.tsx";
import { DialogFoot } from "./dialog-foot.tsx";
import { WithFileName } from "../list/file-name.tsx";
import type { FilesWords } from "../files-props.ts";
import { useTask } from "../use-task.ts";

export function RemoveDialog({
  file,
  words,
  onClose,
  onRemove,
}: {
  file: WorkspaceFile;
  words: FilesWords;
  onClose(): void;
  onRemove(): Promise<void>;
}) {
  const task = useTask(words);
  return (
    <Dialog title={<WithFileName text={words.remove.title} name={file.name} />} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void task.run(onRemove);
        }}
      >
        <p>{words.remove.text}</p>
        {file.publication === null ? null : <p>{words.remove.publicText}</p>}
        <DialogFoot {...task} cancel={words.remove.cancel} submit={words.remove.button} onClose={onClose} />
      </form>
    </Dialog>
  );
}
