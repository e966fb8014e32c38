import { isWebhookEventType } from "@zoetrope/kit/webhook-event-types";
import { showToast } from "@zoetrope/page-app/show-toast";
import { Button } from "@zoetrope/ui";
import { useId, useState } from "react";
import type { WebhookDelivery } from "../../data/webhooks-api.ts";
import { timeAgo } from "../../files/list/time-ago.ts";
import { ProblemBanner } from "../../files/problem-banner.tsx";
import { useTask } from "../../files/use-task.ts";
import { getFailureMessages, type PeoplePartProps, type PeopleProps } from "../../people/people-props.ts";
import { DeliveryDetail } from "./delivery-detail.tsx";
import { outcomeOf } from "./outcome-of.ts";

const tagOf: Record<WebhookDelivery["state"], string> = {
  PENDING: "tag",
  DELIVERED: "tag tag--success",
  FAILED: "tag tag--error",
};

/** One delivery: what it was, how it went, and how often it was tried. */
export function DeliveryRow(
  props: PeoplePartProps &
    Pick<PeopleProps, "drawings" | "locale"> & { delivery: WebhookDelivery; onSentAgain(): void },
) {
  const { api, delivery, locale, messages, peopleMessages, onSentAgain } = props;
  const { webhooks: texts } = peopleMessages;
  const { eventType, state, createdAt, nextAttemptAt, attemptCount, lastStatus, lastError } = delivery;
  const [isOpen, setOpen] = useState(false);
  const task = useTask(getFailureMessages(messages, peopleMessages));
  const id = useId();
  const type = isWebhookEventType(eventType) ? texts.types[eventType] : texts.testType;
  const time = timeAgo(locale, createdAt);
  const outcome = outcomeOf({ status: lastStatus, error: lastError }, texts);
  const facts = [
    time,
    ...(outcome === null ? [] : [outcome]),
    ...(attemptCount === 0 ? [] : [texts.attempts({ count: attemptCount })]),
    ...(nextAttemptAt !== null && attemptCount > 0
      ? [texts.nextAttempt({ time: timeAgo(locale, nextAttemptAt) })]
      : []),
  ];
  const sendAgain = () =>
    task.run(async () => {
      await api.webhooks.sendAgain(delivery.id);
      showToast(texts.againSent);
      onSentAgain();
    });
  return (
    <li className="webhook webhook--delivery">
      <span className="person-row__person">
        <span>
          <b>{type}</b> <span className={tagOf[state]}>{texts.states[state]}</span>
        </span>
        <span className="small-text secondary-text">{facts.join(" · ")}</span>
      </span>
      <span className="person-row__actions">
        <Button
          size="small"
          variant="tertiary"
          icon={isOpen ? "chevron-down" : "chevron-right"}
          aria-label={texts.detailsOne({ type, time })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {texts.details}
        </Button>
        <Button
          size="small"
          variant="tertiary"
          icon="rotate-cw"
          aria-label={texts.againOne({ type, time })}
          aria-disabled={task.isBusy || undefined}
          onClick={() => void sendAgain()}
        >
          {texts.again}
        </Button>
      </span>
      <ProblemBanner problem={task.problem} />
      {isOpen ? (
        <div id={id} className="webhook__detail">
          <DeliveryDetail key={`${state} ${attemptCount}`} {...props} />
        </div>
      ) : null}
    </li>
  );
}
