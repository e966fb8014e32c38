import { apiKeyScopes, type ApiKeyScope } from "@zoetrope/kit/api-key-scopes";
import { maxApiKeyLifetimeInDays, maxApiKeyNameLength } from "@zoetrope/kit/limits";
import { Field } from "@zoetrope/ui";
import { useId, useState } from "react";
import type { IssuedApiKey } from "../../data/people-api.ts";
import { useTask } from "../../files/use-task.ts";
import { getFailureMessages, type PeoplePartProps } from "../../people/people-props.ts";
import { FormPanel } from "../../page/form-panel.tsx";
import { TextField } from "../../page/text-field.tsx";
import { useRequiredText } from "../../page/use-required-text.ts";

const lifetimesInDays = [30, 90, maxApiKeyLifetimeInDays] as const;
/** What lasts is ended by somebody who remembers it: a key expires unless that is chosen away. */
const usualLifetime = "90";

/** A name, what the key may do, and how long. */
export function ApiKeyForm(props: PeoplePartProps & { onIssued(made: IssuedApiKey): void }) {
  const { api, workspace, messages, peopleMessages, onIssued } = props;
  const { apiKeys: texts } = peopleMessages;
  const failures = getFailureMessages(messages, peopleMessages);
  const task = useTask({ ...failures, errors: { ...failures.errors, "email-unverified": texts.unverified } });
  const name = useRequiredText("", texts.emptyName);
  const [scopes, setScopes] = useState<readonly ApiKeyScope[]>(["files:read"]);
  const [lifetime, setLifetime] = useState<string>(usualLifetime);
  const id = useId();

  const create = (): void => {
    const wanted = name.read();
    if (wanted === null) return;
    if (scopes.length === 0) return task.setProblem(texts.noScope);
    void task.run(async () => {
      const made = await api.createApiKey({
        workspaceId: workspace.id,
        name: wanted,
        scopes: [...scopes],
        lifetimeInDays: lifetime === "" ? null : Number(lifetime),
      });
      name.reset();
      onIssued(made);
    });
  };

  return (
    <FormPanel task={task} submit={texts.create} onSubmit={create}>
      <p>{texts.text}</p>
      <div className="invite-form">
        <TextField
          id={id}
          label={texts.name}
          {...name.field}
          maxLength={maxApiKeyNameLength}
          autoComplete="off"
        />
        <Field id={`${id}-lifetime`} label={texts.lifetime}>
          <select
            className="select"
            id={`${id}-lifetime`}
            value={lifetime}
            onChange={({ currentTarget }) => setLifetime(currentTarget.value)}
          >
            {lifetimesInDays.map((days) => (
              <option key={days} value={days}>
                {texts.days({ days })}
              </option>
            ))}
            <option value="">{texts.unlimited}</option>
          </select>
        </Field>
      </div>
      <fieldset>
        <legend className="small-text secondary-text">{texts.opens}</legend>
        {apiKeyScopes.map((scope) => (
          <div key={scope} className="form-check radio-option">
            <input
              type="checkbox"
              id={`${id}-${scope}`}
              checked={scopes.includes(scope)}
              onChange={({ currentTarget: { checked } }) =>
                setScopes((before) =>
                  checked ? [...before, scope] : before.filter((chosen) => chosen !== scope),
                )
              }
            />
            <span>
              <label htmlFor={`${id}-${scope}`}>{texts.scopes[scope]}</label>
            </span>
          </div>
        ))}
      </fieldset>
    </FormPanel>
  );
}
