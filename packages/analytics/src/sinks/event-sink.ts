import type { AnalyticsConfig, EventProject } from "../analytics-config.ts";
import type { Sink } from "./sink.ts";

/**
 * Event analytics: a client for each project that has a key. Queue, batches and retries are the library's own defaults; what it
 * would collect by itself is off, because addresses of ours may carry what nobody else is to see.
 */
export async function createEventSink({
  webKey,
  workflowKey,
}: Pick<AnalyticsConfig, "webKey" | "workflowKey">): Promise<Sink> {
  const { createInstance, Identify } = await import("@amplitude/analytics-browser");
  const open = (key: string) => {
    if (key === "") return null;
    const client = createInstance();
    client.init(key, { autocapture: false, trackingOptions: { ipAddress: false } });
    return client;
  };
  const clients = { web: open(webKey), workflow: open(workflowKey) } satisfies Record<EventProject, unknown>;
  return {
    track(event, payload, project) {
      clients[project]?.track(event, payload);
    },
    identify(userId, properties) {
      for (const client of Object.values(clients)) {
        if (client === null) continue;
        client.setUserId(userId);
        const identity = new Identify();
        for (const [name, value] of Object.entries(properties)) identity.set(name, value);
        client.identify(identity);
      }
    },
  };
}
