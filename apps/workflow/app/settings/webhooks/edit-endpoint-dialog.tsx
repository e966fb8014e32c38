import { useId, useState } from "react";
import type { ErrorMessages } from "../../data/error-message.ts";
import type { WebhookChoice, WebhookEndpoint } from "../../data/webhooks-api.ts";
import { DialogFooter } from "../../files/dialogs/dialog-footer.tsx";
import { Dialog } from "../../files/dialogs/dialog.tsx";
import { useTask } from "../../files/use-task.ts";
import type { PeopleMessages } from "../../page/messages-with-limits.ts";
import { EndpointFields, useEndpointFields } from "./endpoint-fields.tsx";

/** Where an endpoint is, what it is sent, and whether it is sent anything. */
export function EditEndpointDialog({
  endpoint,
  texts,
  cancel,
  messages,
  onClose,
  onSave,
}: {
  endpoint: WebhookEndpoint;
  texts: PeopleMessages["webhooks"];
  cancel: string;
  messages: ErrorMessages;
  onClose(): void;
  onSave(change: WebhookChoice & { isEnabled: boolean }): Promise<void>;
}) {
  const task = useTask(messages);
  const { fields, read } = useEndpointFields(texts, endpoint);
  const [isEnabled, setEnabled] = useState(endpoint.isEnabled);
  const id = useId();
  return (
    <Dialog title={texts.editTitle} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const choice = read(task.setProblem);
          if (choice !== null) void task.run(() => onSave({ ...choice, isEnabled }));
        }}
      >
        <EndpointFields {...fields} />
        <div className="form-check radio-option">
          <input
            type="checkbox"
            id={id}
            checked={isEnabled}
            onChange={({ currentTarget }) => setEnabled(currentTarget.checked)}
          />
          <span>
            <label htmlFor={id}>{texts.isEnabled}</label>
          </span>
        </div>
        <DialogFooter {...task} cancel={cancel} submit={texts.save} onClose={onClose} />
      </form>
    </Dialog>
  );
}
