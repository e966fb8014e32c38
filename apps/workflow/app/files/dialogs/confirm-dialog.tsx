import type { ErrorMessages } from "../../data/error-message.ts";
import { DialogFooter } from "./dialog-footer.tsx";
import { Dialog } from "./dialog.tsx";
import { useTask } from "../use-task.ts";

/** A question before something that cannot be taken back by whoever does it. */
export function ConfirmDialog({
  title,
  text,
  note,
  cancel,
  submit,
  messages,
  onClose,
  onConfirm,
}: {
  title: string;
  text: string;
  /** What is to be known beside it. */
  note?: string | undefined;
  cancel: string;
  submit: string;
  messages: ErrorMessages;
  onClose(): void;
  onConfirm(): Promise<void>;
}) {
  const task = useTask(messages);
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void task.run(onConfirm);
        }}
      >
        <p>{text}</p>
        {note === undefined ? null : <p>{note}</p>}
        <DialogFooter {...task} cancel={cancel} submit={submit} onClose={onClose} />
      </form>
    </Dialog>
  );
}
