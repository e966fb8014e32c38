import { showToast } from "@zoetrope/page-app/show-toast";
import { Button, Field } from "@zoetrope/ui";
import { copyText } from "@zoetrope/ui/copy-text";
import { useId, useRef } from "react";
import { Dialog } from "../files/dialogs/dialog.tsx";
import type { PeopleMessages } from "../page/messages-with-limits.ts";

/** A new key or secret, this once. */
export function SecretDialog({
  title,
  text,
  label,
  secret,
  copied,
  texts,
  onClose,
}: {
  title: string;
  text: string;
  /** What it is called. */
  label: string;
  secret: string;
  /** Said when it is. */
  copied: string;
  texts: Pick<PeopleMessages["apiKeys"], "copy" | "done">;
  onClose(): void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const copy = async (): Promise<void> => {
    try {
      await copyText(secret);
      showToast(copied);
    } catch {
      // The browser does not let us: it is marked, for the keyboard.
      input.current?.select();
    }
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <Field id={id} label={label}>
        <input
          ref={input}
          className="input"
          id={id}
          readOnly
          spellCheck={false}
          autoComplete="off"
          value={secret}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </Field>
      <div className="dialog__footer">
        <Button variant="tertiary" onClick={onClose}>
          {texts.done}
        </Button>
        <Button onClick={() => void copy()}>{texts.copy}</Button>
      </div>
    </Dialog>
  );
}
