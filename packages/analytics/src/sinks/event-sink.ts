import { createInstance, Identify, Types } from "@amplitude/analytics-browser";
import type { AnalyticsConfig, EventProject } from "../analytics-config.ts";
import type { Sink } from "./sink.ts";

/**
 * Event analytics: a client for each project that has a key. Queue, batches and retries are the library's own defaults; what it
 * would collect by itself is off, because addresses of ours may carry what nobody else is to see.
 */
export function createEventSink({
  webKey,
  workflowKey,
}: Pick<AnalyticsConfig, "webKey" | "workflowKey">): Sink {
  const open = (key: string) => {
    if (key === "") return null;
    const client = createInstance();
    client.init(key, {
      autocapture: false,
      trackingOptions: { ipAddress: false },
      // Failures are nobody's business on the page's console.
      logLevel: Types.LogLevel.None,
      enableDiagnostics: false,
    });
    // What waits for its batch goes with the page.
    addEventListener("pagehide", () => {
      client.setTransport("beacon");
      client.flush();
    });
    return client;
  };
  const clients = { web: open(webKey), workflow: open(workflowKey) } satisfies Record<EventProject, unknown>;
  const forEach = (tell: (client: ReturnType<typeof createInstance>) => void): void => {
    for (const client of Object.values(clients)) if (client !== null) tell(client);
  };
  return {
    track(event, payload, project) {
      clients[project]?.setOptOut(false);
      clients[project]?.track(event, payload);
    },
    identify(userId, properties) {
      forEach((client) => {
        client.setUserId(userId ?? undefined);
        if (userId === null) return;
        const identity = new Identify();
        for (const [name, value] of Object.entries(properties)) identity.set(name, value);
        client.identify(identity);
      });
    },
    forget() {
      forEach((client) => client.setOptOut(true));
    },
  };
}
