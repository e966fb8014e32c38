import type { AnalyticsConfig, EventProject } from "./analytics-config.ts";
import { createEventPayload, pageOf, type EventFields, type PageView } from "./event-payload.ts";
import type { Sink, UserProperties } from "./sinks/sink.ts";

export interface Analytics {
  /** Tells of an event; never throws, never waits. Project: `web`. */
  track(event: string, fields?: EventFields, project?: EventProject): void;
  /** Says who the following events are of, null: of nobody. Properties that are no text, number or truth value are left out. */
  identify(userId: string | null, properties?: UserProperties): void;
  /** The page as events will describe it; null where nothing is measured. */
  readPage(): PageView | null;
  /** The same for events of a page that has been left before they could be told. */
  of(page: PageView): Pick<Analytics, "track" | "readPage">;
  /** Settles when what is needed has been loaded, or cannot be: from then on an event is told before a page can be left. */
  load(): Promise<void>;
  /** The visitor says no: what waits is forgotten. */
  forget(): void;
}

/** What happens before the sinks have come is kept, up to this. */
const maxWaiting = 512;
/** So much is told of a person. */
const maxProperties = 1_000;

export interface AnalyticsServices {
  /** Undefined on a server, where nothing is done. */
  window?: Pick<Window, "location" | "document"> | undefined;
  /** Asked at every event: a visitor may say no at any time. Default: yes. */
  mayMeasure?: () => boolean;
  /** Default: those that the configuration has keys for. */
  loadSinks?: (config: AnalyticsConfig, onProblem: (problem: unknown) => void) => Promise<Sink[]>;
  /** Is told of failures in development. Default: nobody. */
  logProblem?: (text: string, problem: unknown) => void;
}

/** Uninitialised until the first event that may be sent; then what is needed is loaded, once. */
export function createAnalytics(config: AnalyticsConfig, services: AnalyticsServices = {}): Analytics {
  const {
    window = "window" in globalThis ? globalThis.window : undefined,
    mayMeasure = () => true,
    loadSinks = loadConfiguredSinks,
    logProblem = () => {},
  } = services;
  const waiting: ((sink: Sink) => void)[] = [];
  let sinks: Sink[] | null = null;
  let loading: Promise<void> | null = null;
  /** Who the following events are of, where the sinks have not been told or have forgotten it. */
  let identifying: ((sink: Sink) => void) | null = null;
  let identity: ((sink: Sink) => void) | null = null;

  const fail = (problem: unknown): void => {
    if (config.isDevelopment) logProblem("Failed to measure", problem);
  };
  const callEach = (call: (sink: Sink) => void): void => {
    for (const sink of sinks ?? []) {
      try {
        call(sink);
      } catch (problem) {
        fail(problem);
      }
    }
  };
  const load = async (): Promise<void> => {
    try {
      sinks = await loadSinks(config, fail);
      for (const call of waiting.splice(0)) callEach(call);
    } catch (problem) {
      // Without it the page goes on as it is; the next event tries again.
      loading = null;
      fail(problem);
    }
  };
  const isSilent = (): boolean => !config.isEnabled || window === undefined || !mayMeasure();
  const callSinks = (call: (sink: Sink) => void): void => {
    if (isSilent()) return;
    const calls = identifying === null || identifying === call ? [call] : [identifying, call];
    identifying = null;
    if (sinks === null) {
      waiting.push(...calls.slice(0, maxWaiting - waiting.length));
      loading ??= load();
    } else for (const one of calls) callEach(one);
  };

  const readPage = () => (window === undefined ? null : pageOf(window));
  const trackOn =
    (read: () => PageView | null): Analytics["track"] =>
    (event, fields, project = "web") => {
      const page = read();
      if (page === null) return;
      const payload = createEventPayload(page, fields);
      callSinks((sink) => sink.track(event, payload, project));
    };

  return {
    track: trackOn(readPage),
    readPage,
    of: (page) => ({ track: trackOn(() => page), readPage: () => page }),
    async load() {
      if (isSilent()) return;
      await (loading ??= load());
    },
    forget() {
      waiting.length = 0;
      callEach((sink) => sink.forget());
      identifying = identity;
    },
    identify(userId, properties = {}) {
      const plain = Object.fromEntries(
        Object.entries(properties)
          .filter((entry): entry is [string, string | number | boolean] =>
            ["string", "number", "boolean"].includes(typeof entry[1]),
          )
          .slice(0, maxProperties),
      );
      const call = (sink: Sink): void => sink.identify(userId, plain);
      // While the visitor says no, it is kept here alone: somebody else may be signed in by the time of a yes.
      identity = identifying = call;
      callSinks(call);
    },
  };
}

async function loadConfiguredSinks(
  config: AnalyticsConfig,
  onProblem: (problem: unknown) => void,
): Promise<Sink[]> {
  const sinks: Promise<Sink>[] = [];
  if (config.trackingKey !== "")
    sinks.push(
      import("./sinks/tracking-sink.ts").then(({ createTrackingSink }) =>
        createTrackingSink(config, onProblem),
      ),
    );
  if (config.webKey !== "" || config.workflowKey !== "")
    sinks.push(
      import("./sinks/event-sink.ts").then(({ createEventSink }) => createEventSink(config, onProblem)),
    );
  return Promise.all(sinks);
}
