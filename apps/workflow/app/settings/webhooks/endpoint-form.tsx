import type { IssuedWebhookEndpoint } from "../../data/webhooks-api.ts";
import { useTask } from "../../files/use-task.ts";
import { getFailureMessages, type PeoplePartProps } from "../../people/people-props.ts";
import { FormPanel } from "../../page/form-panel.tsx";
import { EndpointFields, useEndpointFields } from "./endpoint-fields.tsx";

/** What most receivers want to know of. */
const usualTypes = ["publication.created", "publication.updated", "publication.withdrawn"];

/** An address, and what is sent there. */
export function EndpointForm(props: PeoplePartProps & { onIssued(made: IssuedWebhookEndpoint): void }) {
  const { api, workspace, messages, peopleMessages, onIssued } = props;
  const { webhooks: texts } = peopleMessages;
  const failures = getFailureMessages(messages, peopleMessages);
  const task = useTask({ ...failures, errors: { ...failures.errors, "email-unverified": texts.unverified } });
  const { fields, read, reset } = useEndpointFields(texts, { url: "", eventTypes: usualTypes });

  const create = (): void => {
    const choice = read(task.setProblem);
    if (choice === null) return;
    void task.run(async () => {
      const made = await api.webhooks.create(workspace.id, choice);
      reset();
      onIssued(made);
    });
  };

  return (
    <FormPanel task={task} submit={texts.create} onSubmit={create}>
      <p>{texts.text}</p>
      <EndpointFields {...fields} />
    </FormPanel>
  );
}
