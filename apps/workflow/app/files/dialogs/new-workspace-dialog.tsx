import { maxWorkspaceNameLength } from "@zoetrope/kit/limits";
import { useState } from "react";
import type { ErrorMessages } from "../../data/error-message.ts";
import { Dialog } from "./dialog.tsx";
import { DialogFoot } from "./dialog-foot.tsx";
import { useTask } from "../use-task.ts";
import type { MessagesWithLimits } from "../../page/messages-with-limits.ts";
import { TextField } from "../../page/text-field.tsx";

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
  const [name, setName] = useState("");
  const [error, setError] = useState<string>();
  return (
    <Dialog title={texts.create} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() === "") return setError(texts.empty);
          void task.run(() => onCreate(name.trim()));
        }}
      >
        <p>{texts.text}</p>
        <TextField
          id="new-workspace"
          label={texts.name}
          error={error}
          value={name}
          maxLength={maxWorkspaceNameLength}
          autoComplete="off"
          onText={(text) => {
            setName(text);
            setError(undefined);
          }}
        />
        <DialogFoot {...task} cancel={texts.cancel} submit={texts.submit} onClose={onClose} />
      </form>
    </Dialog>
  );
}
