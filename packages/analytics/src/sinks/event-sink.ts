import { createInstance, Identify, Types } from "@amplitude/analytics-browser";
import type { AnalyticsConfig, EventProject } from "../analytics-config.ts";
import { createEventGate } from "./event-gate.ts";
import { fetchRemoteSettings } from "./remote-settings.ts";
import type { Sink } from "./sink.ts";

type EventConfig = Pick<AnalyticsConfig, "webKey" | "workflowKey" | "isDevelopment">;

/**
 * Event analytics: a client for each project that has a key. Queue, batches and retries are the library's own defaults; what it
 * would collect by itself is off, because addresses of ours may carry what nobody else is to see.
 */
export function createEventSink(
  { webKey, workflowKey, isDevelopment }: EventConfig,
  onProblem: (problem: unknown) => void = () => {},
): Sink {
  const open = (key: string) => {
    if (key === "") return null;
    const client = createInstance();
    const gate = createEventGate(client, key);
    client.add(gate.plugin);
    const ready = client.init(key, {
      autocapture: false,
      trackingOptions: { ipAddress: false },
      // Failures are nobody's business on the page's console, but for who develops it.
      logLevel: isDevelopment ? Types.LogLevel.Warn : Types.LogLevel.None,
      enableDiagnostics: false,
      remoteConfig: { fetchRemoteConfig: false },
    }).promise;
    ready
      .then(() => fetchRemoteSettings(key, client.getSessionId()))
      .then(gate.apply)
      .catch(onProblem);
    addEventListener("pagehide", () => gate.leave());
    return { client, gate, ready };
  };
  const projects = { web: open(webKey), workflow: open(workflowKey) } satisfies Record<EventProject, unknown>;
  const opened = Object.values(projects).filter((project) => project !== null);
  return {
    track(event, payload, project) {
      projects[project]?.gate.open();
      projects[project]?.client.track(event, payload);
    },
    identify(userId, properties) {
      for (const { client, gate } of opened) {
        gate.open();
        client.setUserId(userId ?? undefined);
        if (userId === null) continue;
        const identity = new Identify();
        for (const [name, value] of Object.entries(properties)) identity.set(name, value);
        client.identify(identity);
      }
    },
    forget() {
      for (const { gate, ready } of opened) gate.close(ready);
    },
  };
}
