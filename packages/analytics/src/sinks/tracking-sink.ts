import type { AnalyticsConfig } from "../analytics-config.ts";
import { drawId } from "../draw-id.ts";
import type { Sink } from "./sink.ts";

/**
 * The tracking client: batches to `POST {endpoint}/api/v1/event` in a browser, `/api/v1/s2s/event` elsewhere; four attempts, its
 * own default. It sets no cookie, and addresses are shortened where they arrive (`cookie_policy` and `ip_policy` are strict).
 */
export async function createTrackingSink({
  trackingEndpoint,
  trackingKey,
}: Pick<AnalyticsConfig, "trackingEndpoint" | "trackingKey">): Promise<Sink> {
  const { jitsuClient } = await import("@jitsu/sdk-js");
  const client = jitsuClient({
    key: trackingKey,
    tracking_host: trackingEndpoint,
    privacy_policy: "strict",
    // Their cookies are nobody's business.
    capture_3rd_party_cookies: false,
    log_level: "NONE",
  });
  let userId: string | undefined;
  return {
    track(event, payload) {
      const { url, doc_path, page_title } = payload;
      void client.track(event, {
        // By it the collector knows an event again that is sent twice; the client leaves it empty.
        event_id: drawId(),
        ...payload,
        ...(userId === undefined || payload.user_id !== undefined ? {} : { user_id: userId }),
        // What it would read of the page itself has not been scrubbed.
        env: {
          describeClient: () => ({ url, doc_path, page_title }),
          getSourceIp: () => undefined,
          getAnonymousId: () => "",
        },
      });
    },
    identify(id) {
      userId = id;
    },
  };
}
