import { jitsuClient } from "@jitsu/sdk-js";
import type { AnalyticsConfig } from "../analytics-config.ts";
import { drawId } from "../draw-id.ts";
import { createDelivery } from "./delivery.ts";
import type { Sink } from "./sink.ts";

/** Where the client keeps what waits for its next attempt, also for the next page. */
const queueKey = "jitsu-event-queue";
/** As much as goes with a page; a storage without room for it would make the client fail at every event. */
const room = { key: `${queueKey}-room`, characters: 65_536 };

/**
 * The tracking client: batches to `POST {endpoint}/api/v1/event` in a browser, `/api/v1/s2s/event` elsewhere; four attempts, its
 * own default. It sets no cookie, and addresses are shortened where they arrive (`cookie_policy` and `ip_policy` are strict).
 */
export function createTrackingSink({
  trackingEndpoint,
  trackingKey,
}: Pick<AnalyticsConfig, "trackingEndpoint" | "trackingKey">): Sink {
  const delivery = createDelivery();
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
    disable_event_persistence: !keepsQueue(),
  });
  quietLogger();
  let userId: string | null = null;
  return {
    track(event, payload) {
      const { url, doc_path, page_title } = payload;
      delivery.open();
      const sent = client.track(event, {
        // By it the collector knows an event again that is sent twice; the client leaves it empty.
        event_id: drawId(),
        ...payload,
        ...(userId === null || payload.user_id !== undefined ? {} : { user_id: userId }),
        // What it would read of the page itself has not been scrubbed.
        env: {
          describeClient: () => ({ url, doc_path, page_title }),
          getSourceIp: () => undefined,
          getAnonymousId: () => "",
        },
      });
      // The storage may have become full meanwhile.
      sent.catch(() => {});
    },
    identify(id) {
      userId = id;
    },
    forget() {
      delivery.close();
      if (keepsQueue()) localStorage.removeItem(queueKey);
    },
  };
}

/** False where the browser keeps nothing, or no more. A queue that somebody has damaged goes: the client would stumble over it. */
function keepsQueue(): boolean {
  try {
    const kept = localStorage.getItem(queueKey);
    if (kept !== null && !isList(kept)) localStorage.removeItem(queueKey);
    localStorage.setItem(room.key, " ".repeat(room.characters));
    localStorage.removeItem(room.key);
    return true;
  } catch {
    return false;
  }
}

function isList(text: string): boolean {
  try {
    return Array.isArray(JSON.parse(text));
  } catch {
    return false;
  }
}

/** Its level NONE has the number of ERROR, so that a failure would be said to whoever looks at the page's console. */
function quietLogger(): void {
  const { __jitsuDebug: debug } = globalThis as { __jitsuDebug?: { logger?: Record<string, unknown> } };
  if (debug?.logger !== undefined) debug.logger["error"] = () => {};
}
