import { showToast } from "@zoetrope/page-app/show-toast";
import { Button, Field } from "@zoetrope/ui";
import { useId, useRef } from "react";
import type { IssuedApiKey } from "../../data/people-api.ts";
import { Dialog } from "../../files/dialogs/dialog.tsx";
import type { PeopleMessages } from "../../page/messages-with-limits.ts";

/** A new key, this once. */
export function SecretDialog({
  apiKey,
  secret,
  texts,
  onClose,
}: IssuedApiKey & { texts: PeopleMessages["apiKeys"]; onClose(): void }) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(secret);
      showToast(texts.copied);
    } catch {
      // The browser does not let us: it is marked, for the keyboard.
      input.current?.select();
    }
  };
  return (
    <Dialog title={texts.madeTitle({ name: apiKey.name })} onClose={onClose}>
      <p>{texts.madeText}</p>
      <Field id={id} label={texts.key}>
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
