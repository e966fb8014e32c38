import { showToast } from "@zoetrope/page-app/show-toast";
import { useCallback, useId, useState } from "react";
import type { ApiKey, IssuedApiKey } from "../../data/people-api.ts";
import { ConfirmDialog } from "../../files/dialogs/confirm-dialog.tsx";
import { getFailureMessages, type PeoplePartProps, type PeopleProps } from "../../people/people-props.ts";
import { ListStates } from "../../lists/list-states.tsx";
import { SecretDialog } from "../secret-dialog.tsx";
import { useFocusAfterRemoval } from "../../lists/use-focus-after-removal.ts";
import { useLoaded } from "../../lists/use-loaded.ts";
import { ApiKeyForm } from "./api-key-form.tsx";
import { ApiKeyRow } from "./api-key-row.tsx";

interface PendingAction {
  what: "rotate" | "end";
  apiKey: ApiKey;
}

/** For those who may manage them: keys by which programs act for the workspace. A new key is shown once. */
export function ApiKeys(props: PeoplePartProps & Pick<PeopleProps, "drawings">) {
  const { api, workspace, messages, peopleMessages, drawings } = props;
  const { apiKeys: texts, members } = peopleMessages;
  const { state, reload, refresh, change } = useLoaded(
    useCallback(() => api.apiKeys(workspace.id), [api, workspace.id]),
  );
  const [issued, setIssued] = useState<IssuedApiKey | null>(null);
  const [asked, setAsked] = useState<PendingAction | null>(null);
  const { heading, onRemoved } = useFocusAfterRemoval();
  const id = useId();
  const keys = state.phase === "ready" ? state.value : [];
  const show = (made: IssuedApiKey): void => {
    setIssued(made);
    change((before) => [made.apiKey, ...before]);
  };

  async function confirm({ what, apiKey }: PendingAction): Promise<void> {
    if (what === "rotate") {
      setIssued(await api.rotateApiKey(apiKey.id));
      // The one before expires within a day now.
      refresh();
    } else {
      await api.endApiKey(apiKey.id);
      change((before) => before.filter((one) => one.id !== apiKey.id));
      onRemoved();
      showToast(texts.ended({ name: apiKey.name }));
    }
    setAsked(null);
  }

  return (
    <section className="people-part" id="api-keys" aria-labelledby={id} aria-busy={state.phase === "loading"}>
      <h2 className="h3" id={id} ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      <ApiKeyForm {...props} onIssued={show} />
      <ListStates state={state} texts={texts} messages={messages} drawings={drawings} onTryAgain={reload} />
      {keys.length === 0 ? null : (
        <ul className="people-list" aria-labelledby={id}>
          {keys.map((apiKey) => (
            <ApiKeyRow
              key={apiKey.id}
              apiKey={apiKey}
              texts={texts}
              onAsk={(what) => setAsked({ what, apiKey })}
            />
          ))}
        </ul>
      )}
      {asked === null ? null : (
        <ConfirmDialog
          title={texts[`${asked.what}Title`]({ name: asked.apiKey.name })}
          text={texts[`${asked.what}Text`]}
          cancel={members.cancel}
          submit={texts[asked.what]}
          messages={getFailureMessages(messages, peopleMessages)}
          onClose={() => setAsked(null)}
          onConfirm={() => confirm(asked)}
        />
      )}
      {issued === null ? null : (
        <SecretDialog
          title={texts.madeTitle({ name: issued.apiKey.name })}
          text={texts.madeText}
          label={texts.key}
          secret={issued.secret}
          copied={texts.copied}
          texts={texts}
          onClose={() => setIssued(null)}
        />
      )}
    </section>
  );
}
