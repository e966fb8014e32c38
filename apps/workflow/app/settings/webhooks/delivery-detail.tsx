import { useCallback } from "react";
import type { WebhookDelivery } from "../../data/webhooks-api.ts";
import { LoadFailure } from "../../files/list/file-list-states.tsx";
import type { PeoplePartProps, PeopleProps } from "../../people/people-props.ts";
import { useLoaded } from "../../lists/use-loaded.ts";
import { outcomeOf } from "./outcome-of.ts";

/** Every try of a delivery with what was answered, and what was sent. */
export function DeliveryDetail({
  api,
  delivery,
  locale,
  messages,
  peopleMessages,
  drawings,
}: PeoplePartProps & Pick<PeopleProps, "drawings" | "locale"> & { delivery: WebhookDelivery }) {
  const { webhooks: texts } = peopleMessages;
  const { state, reload } = useLoaded(
    useCallback(() => api.webhooks.delivery(delivery.id), [api, delivery.id]),
  );
  if (state.phase === "failed")
    return (
      <LoadFailure failed={texts.logFailed} messages={messages} drawings={drawings} onTryAgain={reload} />
    );
  if (state.phase === "loading")
    return (
      <p className="secondary-text" role="status">
        {texts.logLoading}
      </p>
    );
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "medium" });
  const { attempts, payload } = state.value;
  return (
    <>
      {attempts.map(({ number, at, durationInMs, answer, ...attempt }) => (
        <div key={number}>
          <p className="small-text">
            {texts.attempt({
              number,
              time: moment.format(new Date(at)),
              outcome: outcomeOf(attempt, texts) ?? "",
              duration: durationInMs,
            })}
          </p>
          {answer === null ? null : <Code label={texts.answer} text={answer} />}
        </div>
      ))}
      <div>
        <p className="small-text">{texts.payload}</p>
        <Code label={texts.payload} text={payload} />
      </div>
      <p className="small-text secondary-text">webhook-id: {delivery.id}</p>
    </>
  );
}

/** What may be longer than its box: the keyboard reaches it to scroll. */
function Code({ label, text }: { label: string; text: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className="code-block webhook__code" tabIndex={0} role="region" aria-label={label}>
      {text}
    </pre>
  );
}
