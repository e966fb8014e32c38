import { jitsuClient } from "@jitsu/sdk-js";
import type { AnalyticsConfig } from "../analytics-config.ts";
import { randomId } from "../random-id.ts";
import { createDelivery, maxSendAttempts } from "./delivery.ts";
import { createEventQueue } from "./event-queue.ts";
import { createEventStore } from "./event-store.ts";
import type { Sink } from "./sink.ts";

type TrackingConfig = Pick<AnalyticsConfig, "trackingEndpoint" | "trackingKey" | "flushIntervalInMs">;

/**
 * The tracking client behind a queue of our own: batches to `POST {endpoint}/api/v1/event` in a browser, `/api/v1/s2s/event`
 * elsewhere. It sets no cookie, and addresses are shortened where they arrive (`cookie_policy` and `ip_policy` are strict).
 */
export function createTrackingSink(
  { trackingEndpoint, trackingKey, flushIntervalInMs }: TrackingConfig,
  onProblem?: (problem: Error) => void,
): Sink {
  const delivery = createDelivery();
  // Before the client, which sends what it has when the page is about to be left.
  const queue = createEventQueue({
    send(events) {
      const shipment = delivery.expect(events.map(({ event_id: id }) => id));
      for (const { event_type: name, ...fields } of events) {
        const { url, doc_path, page_title } = fields;
        const describeClient = () => ({ url, doc_path, page_title }) as Record<string, string>;
        void client.track(name, {
          ...fields,
          // What it would read of the page itself has not been scrubbed.
          env: { describeClient, getSourceIp: () => undefined, getAnonymousId: () => "" },
        });
      }
      return shipment;
    },
    store: createEventStore(),
    flushIntervalInMs,
    ...(onProblem === undefined ? {} : { onProblem }),
  });
  const client = jitsuClient({
    key: trackingKey,
    tracking_host: trackingEndpoint,
    privacy_policy: "strict",
    // Their cookies are nobody's business.
    capture_3rd_party_cookies: false,
    log_level: "NONE",
    // Its own requests end with the page that they were sent from.
    force_use_fetch: true,
    fetch: delivery.send,
    max_send_attempts: maxSendAttempts,
    // The queue keeps them.
    disable_event_persistence: true,
  });
  quietLogger();
  queue.start();
  let userId: string | null = null;
  return {
    track(event, payload) {
      queue.add({
        ...payload,
        ...(userId === null || payload.user_id !== undefined ? {} : { user_id: userId }),
        event_type: event,
        event_id: randomId(),
        // When it happened; the client would say when it sends.
        utc_time: new Date().toISOString(),
      });
    },
    identify(id) {
      userId = id;
    },
    forget() {
      queue.forget();
      delivery.forget();
    },
  };
}

/** Its level NONE has the number of ERROR, so that a failure would be said to whoever looks at the page's console. */
function quietLogger(): void {
  const { __jitsuDebug: debug } = globalThis as { __jitsuDebug?: { logger?: Record<string, unknown> } };
  if (debug?.logger !== undefined) debug.logger["error"] = () => {};
}
