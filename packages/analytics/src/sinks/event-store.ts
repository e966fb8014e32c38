/** An event as it goes to the collector. */
export interface QueuedEvent {
  event_type: string;
  /** By it an event is one, however often it is sent. */
  event_id: string;
  utc_time: string;
  [field: string]: unknown;
}

/** So many are kept while they cannot be sent; the oldest go first. */
export const maxQueuedEvents = 512;
const storageKey = "waiting-events";

export interface EventStore {
  isEmpty(): boolean;
  /** Adds to what is kept; the oldest go when it is too much. */
  add(events: readonly QueuedEvent[]): void;
  /** Gives what is kept, and keeps it no longer. */
  take(): QueuedEvent[];
  clear(): void;
}

const isEvent = (one: unknown): one is QueuedEvent =>
  typeof one === "object" &&
  one !== null &&
  ["event_type", "event_id", "utc_time"].every((name) => typeof (one as QueuedEvent)[name] === "string");

/** Events that wait for the network or for the next page, in the local storage. A browser that keeps nothing keeps none of them. */
export function createEventStore(storage: () => Storage = () => localStorage): EventStore {
  const read = (): QueuedEvent[] => {
    try {
      const stored: unknown = JSON.parse(storage().getItem(storageKey) ?? "[]");
      return Array.isArray(stored) ? stored.filter(isEvent) : [];
    } catch {
      return [];
    }
  };
  const clear = (): void => {
    try {
      storage().removeItem(storageKey);
    } catch {
      // It keeps nothing.
    }
  };
  return {
    isEmpty: () => read().length === 0,
    add(events) {
      if (events.length === 0) return;
      let all = [...read(), ...events].slice(-maxQueuedEvents);
      while (all.length > 0)
        try {
          return storage().setItem(storageKey, JSON.stringify(all));
        } catch {
          // There is room for fewer, or for none.
          all = all.slice(Math.ceil(all.length / 2));
        }
    },
    take() {
      const stored = read();
      clear();
      return stored;
    },
    clear,
  };
}
