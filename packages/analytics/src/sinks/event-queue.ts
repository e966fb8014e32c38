import type { DeliveryStatus, BatchDelivery } from "./delivery.ts";
import { maxQueuedEvents, type EventStore, type QueuedEvent } from "./event-store.ts";

/** So long the first event waits for others. */
const defaultFlushIntervalInMs = 10_000;
/** So many do not wait any longer, and go in one batch. */
const batchSize = 200;
/** So often a batch that was not taken is sent again, each time after a second more. */
const maxRetries = 12;
const backoffInMs = 1_000;

interface Batch {
  events: QueuedEvent[];
  retries: number;
  /** Null: it waits for its next attempt. */
  shipment: BatchDelivery | null;
}

/** What the queue asks and hears of its page; a test has one of its own. */
export interface QueuePage {
  events: Pick<EventTarget, "addEventListener">;
  isOnline(): boolean;
  isHidden(): boolean;
}

interface QueueOptions {
  send(events: readonly QueuedEvent[]): BatchDelivery;
  /** For the next page, and for the time without a network. */
  store: EventStore;
  flushIntervalInMs?: number | undefined;
  page?: QueuePage;
  /** Is told of what was not delivered. */
  onProblem?(problem: Error): void;
}

const browserPage = (): QueuePage => ({
  events: globalThis,
  isOnline: () => navigator.onLine,
  isHidden: () => document.visibilityState === "hidden",
});

/**
 * Events on their way: they wait for each other, for the network, and for a collector that does not take them. Who hides or leaves
 * the page sends them at once. Batches go one after the other.
 */
export function createEventQueue({
  send,
  store,
  flushIntervalInMs = defaultFlushIntervalInMs,
  page = browserPage(),
  onProblem = () => {},
}: QueueOptions) {
  let waiting: QueuedEvent[] = [];
  /** So many of those that wait follow the batch that is under way without a pause. */
  let due = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  const underWay = new Set<Batch>();

  function flush(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (!page.isOnline()) return;
    if (underWay.size === 0) waiting = [...store.take(), ...waiting].slice(-maxQueuedEvents);
    due = waiting.length;
    if (underWay.size === 0) shipNext();
  }
  function shipNext(): void {
    if (underWay.size > 0) return;
    const events = waiting.splice(0, Math.min(batchSize, due));
    due -= events.length;
    if (events.length > 0) ship({ events, retries: 0, shipment: null });
    else if (waiting.length > 0) timer ??= setTimeout(flush, flushIntervalInMs);
  }
  function ship(batch: Batch): void {
    underWay.add(batch);
    batch.shipment = send(batch.events);
    void batch.shipment.status.then((status) => {
      // Unless it has been forgotten meanwhile.
      if (underWay.has(batch)) settle(batch, status);
    });
  }
  function settle(batch: Batch, status: DeliveryStatus): void {
    if (status !== "success") onProblem(new Error(`${batch.events.length} events: ${status}`));
    if (status === "unreachable") return putBack(batch);
    if (["rate limit", "timeout", "failed"].includes(status) && batch.retries < maxRetries) {
      batch.retries += 1;
      batch.shipment = null;
      setTimeout(() => tryAgain(batch), batch.retries * backoffInMs);
      return;
    }
    underWay.delete(batch);
    const { events } = batch;
    const half = Math.ceil(events.length / 2);
    if (status === "payload too large" && half < events.length)
      for (const part of [events.slice(0, half), events.slice(half)])
        ship({ events: part, retries: 0, shipment: null });
    shipNext();
  }
  function tryAgain(batch: Batch): void {
    if (!underWay.has(batch)) return;
    if (page.isOnline()) ship(batch);
    else putBack(batch);
  }
  /** Without a network nothing is attempted before it is back, the next event comes, or the next page. */
  function putBack(batch: Batch): void {
    underWay.delete(batch);
    waiting = [...batch.events, ...waiting].slice(-maxQueuedEvents);
    due = 0;
  }
  function persist(...more: Batch[]): void {
    store.add([...more.flatMap(({ events }) => events), ...waiting]);
    waiting = [];
    due = 0;
  }
  /** What is in flight and goes on without its page will arrive. */
  function persistUncertain(): void {
    persist(...[...underWay].filter(({ shipment }) => shipment?.outlivesPage() !== true));
  }
  /** The last moment in which the tracking client can still send. */
  function leave(): void {
    const isRefused = [...underWay].some(({ retries }) => retries > 0);
    if (!page.isOnline() || isRefused || waiting.length === 0) return;
    ship({ events: waiting.splice(0, batchSize), retries: 0, shipment: null });
  }

  page.events.addEventListener("online", flush);
  page.events.addEventListener("beforeunload", leave);
  page.events.addEventListener("pagehide", persistUncertain);
  page.events.addEventListener("visibilitychange", () => {
    if (!page.isHidden()) return;
    if (page.isOnline()) flush();
    else persist();
  });

  return {
    /** Takes up what the page before has left. */
    start(): void {
      if (!store.isEmpty()) flush();
    },
    add(event: QueuedEvent): void {
      waiting = [...waiting.slice(1 - maxQueuedEvents), event];
      if (waiting.length >= batchSize) flush();
      else timer ??= setTimeout(flush, flushIntervalInMs);
    },
    /** The visitor says no. */
    forget(): void {
      underWay.clear();
      waiting = [];
      due = 0;
      store.clear();
    },
  };
}
