import { isWebhookEventType } from "@zoetrope/kit/webhook-event-types";
import { webhookFailingInDays } from "@zoetrope/kit/limits";
import { Button } from "@zoetrope/ui";
import { useId, type ReactNode } from "react";
import type { WebhookEndpoint } from "../../data/webhooks-api.ts";
import type { PeopleMessages } from "../../page/messages-with-limits.ts";

type Texts = PeopleMessages["webhooks"];
type Question = "edit" | "rotate" | "delete";

/** What people tell their endpoints apart by; what is asked for behind it may be a secret. */
export function endpointName({ url }: Pick<WebhookEndpoint, "url">): string {
  const { host, pathname } = new URL(url);
  return pathname === "/" ? host : host + pathname;
}

function stateOf({ isEnabled, disabledBecause, failingSince }: WebhookEndpoint, texts: Texts): string {
  if (isEnabled)
    return failingSince === null ? texts.on : texts.failingSince({ date: new Date(failingSince) });
  switch (disabledBecause) {
    case "FAILING":
      return texts.failing({ days: webhookFailingInDays });
    case "GONE":
      return texts.gone;
    case null:
      return texts.off;
  }
}

/** One endpoint: where it is, what it is sent, how it is, and what can be done with it. */
export function EndpointRow({
  endpoint,
  texts,
  isOpen,
  onToggle,
  onTest,
  onAsk,
  children,
}: {
  endpoint: WebhookEndpoint;
  texts: Texts;
  /** Whether its deliveries are shown. */
  isOpen: boolean;
  onToggle(): void;
  onTest(): void;
  onAsk(question: Question): void;
  /** Its deliveries. */
  children: ReactNode;
}) {
  const { eventTypes, isEnabled } = endpoint;
  const name = endpointName(endpoint);
  const id = useId();
  const ask = { edit: texts.editOne, rotate: texts.rotateOne, delete: texts.deleteOne } as const;
  return (
    <li className="webhook">
      <span className="person-row__person">
        <b>{name}</b>
        <span className="small-text secondary-text">
          {eventTypes.map((type) => (isWebhookEventType(type) ? texts.types[type] : type)).join(" · ")}
        </span>
        <span className="small-text secondary-text">{stateOf(endpoint, texts)}</span>
      </span>
      <span className="row row--wrap">
        <Button
          size="small"
          variant="secondary"
          icon={isOpen ? "chevron-down" : "chevron-right"}
          aria-label={texts.logOne({ name })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={onToggle}
        >
          {texts.log}
        </Button>
        <Button
          size="small"
          variant="secondary"
          aria-label={texts.testOne({ name })}
          aria-disabled={!isEnabled || undefined}
          onClick={() => (isEnabled ? onTest() : undefined)}
        >
          {texts.test}
        </Button>
        {(["edit", "rotate", "delete"] as const).map((question) => (
          <Button
            key={question}
            size="small"
            variant="secondary"
            aria-label={ask[question]({ name })}
            onClick={() => onAsk(question)}
          >
            {texts[question]}
          </Button>
        ))}
      </span>
      {isOpen ? <div id={id}>{children}</div> : null}
    </li>
  );
}
