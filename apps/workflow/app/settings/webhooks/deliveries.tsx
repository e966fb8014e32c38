import { webhookLogInDays } from "@zoetrope/kit/limits";
import { Button } from "@zoetrope/ui";
import type { WebhookEndpoint } from "../../data/webhooks-api.ts";
import { ProblemBanner } from "../../files/problem-banner.tsx";
import { useTask } from "../../files/use-task.ts";
import { ListStates } from "../../lists/list-states.tsx";
import { getFailureMessages, type PeoplePartProps, type PeopleProps } from "../../people/people-props.ts";
import { DeliveryRow } from "./delivery-row.tsx";
import { endpointName } from "./endpoint-row.tsx";
import { useDeliveries } from "./use-deliveries.ts";

const noDeliveries = { deliveries: [], hasNextPage: false, endCursor: null };

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
  const name = endpointName(endpoint);
  const isReady = state.phase === "ready";
  const { deliveries, hasNextPage, endCursor } = isReady ? state.value : noDeliveries;
  return (
    <>
      <ListStates
        state={isReady ? { phase: "ready", value: deliveries } : state}
        texts={{
          failed: texts.logFailed,
          loading: texts.logLoading,
          none: texts.logNone({ days: webhookLogInDays }),
        }}
        messages={messages}
        drawings={drawings}
        onTryAgain={reload}
      />
      {deliveries.length === 0 ? null : (
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
        {isReady ? (
          <Button size="small" variant="tertiary" icon="rotate-cw" onClick={refresh}>
            {texts.refresh}
          </Button>
        ) : null}
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
