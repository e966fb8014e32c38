import { webhookLogInDays } from "@zoetrope/kit/limits";
import { Button } from "@zoetrope/ui";
import type { WebhookEndpoint } from "../../data/webhooks-api.ts";
import { LoadFailure } from "../../files/list/file-list-states.tsx";
import { ProblemBanner } from "../../files/problem-banner.tsx";
import { useTask } from "../../files/use-task.ts";
import { Outlines } from "../../page/outlines.tsx";
import { getFailureMessages, type PeoplePartProps, type PeopleProps } from "../people-props.ts";
import { DeliveryRow } from "./delivery-row.tsx";
import { endpointName } from "./endpoint-row.tsx";
import { useDeliveries } from "./use-deliveries.ts";

/** What was sent to an endpoint, the newest first, page by page. */
export function Deliveries({
  endpoint,
  onSentAgain,
  ...props
}: PeoplePartProps &
  Pick<PeopleProps, "drawings" | "locale"> & { endpoint: WebhookEndpoint; onSentAgain(): void }) {
  const { api, messages, peopleMessages, drawings } = props;
  const { webhooks: texts } = peopleMessages;
  const { state, reload, refresh, loadOlder } = useDeliveries(api.webhooks, endpoint.id);
  const task = useTask(getFailureMessages(messages, peopleMessages));
  if (state.phase === "failed")
    return (
      <LoadFailure failed={texts.logFailed} messages={messages} drawings={drawings} onTryAgain={reload} />
    );
  if (state.phase === "loading")
    return (
      <Outlines as="ul" className="people-list" label={texts.logLoading}>
        <li className="person-row person-row--bare">
          <span className="skeleton skeleton--title" />
        </li>
      </Outlines>
    );
  const { deliveries, hasNextPage, endCursor } = state.value;
  const name = endpointName(endpoint);
  return (
    <>
      {deliveries.length === 0 ? (
        <p className="secondary-text">{texts.logNone({ days: webhookLogInDays })}</p>
      ) : (
        <ul className="people-list" aria-label={texts.logOne({ name })}>
          {deliveries.map((delivery) => (
            <DeliveryRow
              key={delivery.id}
              {...props}
              delivery={delivery}
              onSentAgain={() => {
                refresh();
                onSentAgain();
              }}
            />
          ))}
        </ul>
      )}
      <ProblemBanner problem={task.problem} />
      <div className="row row--wrap">
        <Button size="small" variant="tertiary" icon="rotate-cw" onClick={refresh}>
          {texts.refresh}
        </Button>
        {hasNextPage ? (
          <Button
            size="small"
            variant="tertiary"
            aria-disabled={task.isBusy || undefined}
            onClick={() => void task.run(() => loadOlder(endCursor))}
          >
            {texts.more}
          </Button>
        ) : null}
      </div>
    </>
  );
}
