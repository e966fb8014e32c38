import { maxWebhookUrlLength } from "@zoetrope/kit/limits";
import { webhookEventTypes } from "@zoetrope/kit/webhook-event-types";
import { useId, useRef, useState } from "react";
import type { WebhookChoice } from "../../data/webhooks-api.ts";
import type { PeopleMessages } from "../../page/messages-with-limits.ts";
import { TextField } from "../../page/text-field.tsx";

type Texts = PeopleMessages["webhooks"];

/** The address and the events of an endpoint, and what is missing of them. */
export function useEndpointFields(texts: Texts, initial: WebhookChoice) {
  const [url, setUrl] = useState(initial.url);
  const [eventTypes, setEventTypes] = useState<readonly string[]>(initial.eventTypes);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  return {
    fields: { url, setUrl, eventTypes, setEventTypes, error, setError, input, texts },
    reset: () => setUrl(""),
    /** What was chosen; null where something is missing, which is said: what has no field of its own by `report`. */
    read(report: (problem: string) => void): WebhookChoice | null {
      if (url.trim() === "") {
        setError(texts.emptyUrl);
        input.current?.focus();
        return null;
      }
      if (eventTypes.length === 0) {
        report(texts.noEvent);
        return null;
      }
      return { url: url.trim(), eventTypes: webhookEventTypes.filter((type) => eventTypes.includes(type)) };
    },
  };
}

export function EndpointFields({
  url,
  setUrl,
  eventTypes,
  setEventTypes,
  error,
  setError,
  input,
  texts,
}: ReturnType<typeof useEndpointFields>["fields"]) {
  const id = useId();
  return (
    <>
      <TextField
        id={id}
        label={texts.url}
        error={error}
        ref={input}
        type="url"
        inputMode="url"
        value={url}
        maxLength={maxWebhookUrlLength}
        placeholder="https://"
        autoComplete="off"
        spellCheck={false}
        onText={(text) => {
          setUrl(text);
          setError(undefined);
        }}
      />
      <fieldset>
        <legend className="small-text secondary-text">{texts.events}</legend>
        {webhookEventTypes.map((type) => (
          <div key={type} className="form-check radio-option">
            <input
              type="checkbox"
              id={`${id}-${type}`}
              checked={eventTypes.includes(type)}
              onChange={({ currentTarget: { checked } }) =>
                setEventTypes((before) =>
                  checked ? [...before, type] : before.filter((chosen) => chosen !== type),
                )
              }
            />
            <span>
              <label htmlFor={`${id}-${type}`}>{texts.types[type]}</label>
            </span>
          </div>
        ))}
      </fieldset>
    </>
  );
}
