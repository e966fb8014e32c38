import { showToast } from "@zoetrope/page-app/show-toast";
import { useCallback, useId, useState } from "react";
import type { IssuedWebhookEndpoint, WebhookEndpoint } from "../../data/webhooks-api.ts";
import { ProblemBanner } from "../../files/problem-banner.tsx";
import { useTask } from "../../files/use-task.ts";
import { ConfirmDialog } from "../../files/dialogs/confirm-dialog.tsx";
import { getFailureMessages, type PeoplePartProps, type PeopleProps } from "../../people/people-props.ts";
import { ListStates } from "../../lists/list-states.tsx";
import { SecretDialog } from "../secret-dialog.tsx";
import { useFocusAfterRemoval } from "../../lists/use-focus-after-removal.ts";
import { useLoaded } from "../../lists/use-loaded.ts";
import { Deliveries } from "./deliveries.tsx";
import { EditEndpointDialog } from "./edit-endpoint-dialog.tsx";
import { EndpointForm } from "./endpoint-form.tsx";
import { endpointName, EndpointRow } from "./endpoint-row.tsx";

interface PendingAction {
  what: "edit" | "rotate" | "delete";
  endpoint: WebhookEndpoint;
}

/** For those who may manage them: where what changes in the workspace is sent, and what became of it. */
export function Webhooks(props: PeoplePartProps & Pick<PeopleProps, "drawings" | "locale">) {
  const { workspace, messages, peopleMessages, drawings } = props;
  const api = props.api.webhooks;
  const { webhooks: texts, members } = peopleMessages;
  const { state, reload, refresh, change } = useLoaded(
    useCallback(() => api.endpoints(workspace.id), [api, workspace.id]),
  );
  const [issued, setIssued] = useState<IssuedWebhookEndpoint | null>(null);
  const [asked, setAsked] = useState<PendingAction | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const [testCount, setTestCount] = useState(0);
  const failures = getFailureMessages(messages, peopleMessages);
  const task = useTask(failures);
  const { heading, onRemoved } = useFocusAfterRemoval();
  const id = useId();
  const endpoints = state.phase === "ready" ? state.value : [];
  const replace = (next: WebhookEndpoint): void =>
    change((before) => before.map((one) => (one.id === next.id ? next : one)));

  const sendTest = (endpoint: WebhookEndpoint): Promise<void> =>
    task.run(async () => {
      await api.sendTest(endpoint.id);
      showToast(texts.testSent);
      setOpenId(endpoint.id);
      setTestCount((before) => before + 1);
    });

  async function confirm({ what, endpoint }: PendingAction): Promise<void> {
    if (what === "rotate") setIssued(await api.rotateSecret(endpoint.id));
    else {
      await api.delete(endpoint.id);
      change((before) => before.filter((one) => one.id !== endpoint.id));
      onRemoved();
      showToast(texts.deleted({ name: endpointName(endpoint) }));
    }
    setAsked(null);
  }

  return (
    <section className="people-part" id="webhooks" aria-labelledby={id} aria-busy={state.phase === "loading"}>
      <h2 className="h3" id={id} ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      <EndpointForm
        {...props}
        onIssued={(made) => {
          setIssued(made);
          change((before) => [made.endpoint, ...before]);
        }}
      />
      <ListStates state={state} texts={texts} messages={messages} drawings={drawings} onTryAgain={reload} />
      <ProblemBanner problem={task.problem} />
      {endpoints.length === 0 ? null : (
        <ul className="people-list" aria-labelledby={id}>
          {endpoints.map((endpoint) => (
            <EndpointRow
              key={endpoint.id}
              endpoint={endpoint}
              texts={texts}
              isOpen={openId === endpoint.id}
              onToggle={() => setOpenId((before) => (before === endpoint.id ? null : endpoint.id))}
              onTest={() => void sendTest(endpoint)}
              onAsk={(what) => setAsked({ what, endpoint })}
            >
              <Deliveries key={testCount} {...props} endpoint={endpoint} onSentAgain={refresh} />
            </EndpointRow>
          ))}
        </ul>
      )}
      {asked?.what === "edit" ? (
        <EditEndpointDialog
          endpoint={asked.endpoint}
          texts={texts}
          cancel={members.cancel}
          messages={failures}
          onClose={() => setAsked(null)}
          onSave={async (changed) => {
            replace(await api.change(asked.endpoint.id, changed));
            setAsked(null);
            showToast(texts.saved);
          }}
        />
      ) : null}
      {asked?.what === "rotate" || asked?.what === "delete" ? (
        <ConfirmDialog
          title={texts[`${asked.what}Title`]({ name: endpointName(asked.endpoint) })}
          text={texts[`${asked.what}Text`]}
          cancel={members.cancel}
          submit={texts[asked.what]}
          messages={failures}
          onClose={() => setAsked(null)}
          onConfirm={() => confirm(asked)}
        />
      ) : null}
      {issued === null ? null : (
        <SecretDialog
          title={texts.secretTitle({ name: endpointName(issued.endpoint) })}
          text={texts.secretText}
          label={texts.secret}
          secret={issued.secret}
          copied={texts.copied}
          texts={peopleMessages.apiKeys}
          onClose={() => setIssued(null)}
        />
      )}
    </section>
  );
}
