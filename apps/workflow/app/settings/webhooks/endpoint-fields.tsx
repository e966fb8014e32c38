import { maxWebhookUrlLength } from "@zoetrope/kit/limits";
import { webhookEventTypes } from "@zoetrope/kit/webhook-event-types";
import { useId, useState } from "react";
import type { WebhookChoice } from "../../data/webhooks-api.ts";
import type { PeopleMessages } from "../../page/messages-with-limits.ts";
import { TextField } from "../../page/text-field.tsx";
import { useRequiredText } from "../../page/use-required-text.ts";

type Texts = PeopleMessages["webhooks"];

/** The address and the events of an endpoint, and what is missing of them. */
export function useEndpointFields(texts: Texts, initial: WebhookChoice) {
  const url = useRequiredText(initial.url, texts.emptyUrl);
  const [eventTypes, setEventTypes] = useState<readonly string[]>(initial.eventTypes);
  return {
    fields: { url: url.field, eventTypes, setEventTypes, texts },
    reset: url.reset,
    /** What was chosen; null where something is missing, which is said: what has no field of its own by `report`. */
    read(report: (problem: string) => void): WebhookChoice | null {
      const address = url.read();
      if (address === null) return null;
      if (eventTypes.length === 0) {
        report(texts.noEvent);
        return null;
      }
      return { url: address, eventTypes: webhookEventTypes.filter((type) => eventTypes.includes(type)) };
    },
  };
}

export function EndpointFields({
  url,
  eventTypes,
  setEventTypes,
  texts,
}: ReturnType<typeof useEndpointFields>["fields"]) {
  const id = useId();
  return (
    <>
      <TextField
        id={id}
        label={texts.url}
        {...url}
        type="url"
        inputMode="url"
        maxLength={maxWebhookUrlLength}
        placeholder="https://"
        autoComplete="off"
        spellCheck={false}
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
