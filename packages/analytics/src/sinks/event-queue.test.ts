import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DeliveryStatus } from "./delivery.ts";
import { createEventQueue } from "./event-queue.ts";
import { createEventStore, type QueuedEvent } from "./event-store.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function memory(maxCharacters = Infinity): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > maxCharacters) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}

interface Around {
  storage?: Storage;
  flushIntervalInMs?: number;
  /** What becomes of the count-th batch. Default: it arrives. */
  status?: (count: number) => DeliveryStatus | Promise<DeliveryStatus>;
}

/** A page with a queue, and what was sent of it: the numbers of the events by batch, and when. */
function open({ storage = memory(), status = () => "success", flushIntervalInMs }: Around = {}) {
  const events = new EventTarget();
  const sent: string[][] = [];
  const moments: number[] = [];
  const problems: string[] = [];
  const page = { isOnline: true, isHidden: false, isSafe: false };
  const queue = createEventQueue({
    send(batch) {
      sent.push(batch.map(({ event_type: type }) => type));
      moments.push(Date.now());
      const { length } = sent;
      return { status: Promise.resolve(status(length)), outlivesPage: () => page.isSafe };
    },
    store: createEventStore(() => storage),
    flushIntervalInMs,
    page: { events, isOnline: () => page.isOnline, isHidden: () => page.isHidden },
    onProblem: ({ message }) => problems.push(message),
  });
  queue.start();
  const add = (from: number, to: number): void => {
    for (let number = from; number <= to; number += 1)
      queue.add({ event_type: String(number), event_id: `id-${number}`, utc_time: "2027-01-01T00:00:00Z" });
  };
  const happens = (type: string): boolean => events.dispatchEvent(new Event(type));
  return {
    queue,
    page,
    storage,
    sent,
    problems,
    add,
    happens,
    waits: () => moments.slice(1).map((moment, at) => moment - (moments[at] ?? 0)),
    goOffline: () => void (page.isOnline = false),
    goOnline() {
      page.isOnline = true;
      happens("online");
    },
  };
}
const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);
const numbers = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => String(from + at));

test("events of ten seconds go together", async () => {
  const { add, sent } = open();
  add(1, 2);
  await pass(9_000);
  add(3, 3);
  await pass(999);
  expect(sent).toEqual([]);
  await pass(1);
  expect(sent).toEqual([["1", "2", "3"]]);
  add(4, 4);
  await pass(10_000);
  expect(sent).toHaveLength(2);
});

test("an operator may have them sent sooner", async () => {
  const { add, sent } = open({ flushIntervalInMs: 0 });
  add(1, 1);
  await pass(1);
  expect(sent).toEqual([["1"]]);
});

test("two hundred wait no longer, and no batch is larger", async () => {
  const { add, sent } = open();
  add(1, 199);
  await pass(0);
  expect(sent).toEqual([]);
  add(200, 401);
  await pass(0);
  expect(sent.map(({ length }) => length)).toEqual([200, 200, 1]);
  expect(sent.flat()).toEqual(numbers(1, 401));
});

test("one batch is under way at a time", async () => {
  const { promise, resolve } = Promise.withResolvers<DeliveryStatus>();
  const { add, sent } = open({ status: (count) => (count === 1 ? promise : "success") });
  add(1, 200);
  add(201, 400);
  await pass(60_000);
  expect(sent).toHaveLength(1);
  resolve("success");
  await pass(0);
  expect(sent).toHaveLength(2);
});

test("of 1,200 events without a network the newest 512 arrive once it is back, each once", async () => {
  const { add, sent, goOffline, goOnline } = open();
  goOffline();
  add(1, 1_200);
  await pass(3_600_000);
  expect(sent).toEqual([]);
  goOnline();
  await pass(60_000);
  expect(sent.map(({ length }) => length)).toEqual([200, 200, 112]);
  expect(sent.flat()).toEqual(numbers(689, 1_200));
});

test("a page that is left or reloaded without a network leaves its events to the next one", async () => {
  const first = open();
  first.goOffline();
  first.add(1, 600);
  first.happens("beforeunload");
  first.happens("pagehide");
  expect(first.sent).toEqual([]);
  const second = open({ storage: first.storage });
  await pass(0);
  expect(second.sent.flat()).toEqual(numbers(89, 600));
  expect(open({ storage: first.storage }).sent).toEqual([]);
});

test("a tab that goes to the background without a network has its events sent when it is back", async () => {
  const { add, page, sent, happens, goOffline, goOnline } = open();
  goOffline();
  add(1, 3);
  page.isHidden = true;
  happens("visibilitychange");
  add(4, 4);
  goOnline();
  await pass(0);
  expect(sent).toEqual([["1", "2", "3", "4"]]);
});

test.each([
  ["is hidden", "visibilitychange", true],
  ["is left", "beforeunload", false],
])("what waits goes at once when its page %s", (_how, event, isHidden) => {
  const { add, page, sent, happens } = open();
  add(1, 2);
  page.isHidden = isHidden;
  happens(event);
  expect(sent).toEqual([["1", "2"]]);
});

test.each([
  ["goes on without it", true, []],
  ["would end with it", false, ["1", "2"]],
])("a batch in flight that %s is left to the next page accordingly", (_what, isSafe, next) => {
  const { add, page, sent, happens, storage } = open({ status: () => new Promise(() => {}) });
  add(1, 2);
  page.isSafe = isSafe;
  happens("beforeunload");
  happens("pagehide");
  expect(sent).toHaveLength(1);
  expect(open({ storage }).sent.flat()).toEqual(next);
});

test("a batch that is not taken is tried again twelve times, each time a second later, and then given up", async () => {
  const { add, sent, waits, problems } = open({ status: () => "failed" });
  add(1, 1);
  await pass(600_000);
  expect(sent).toHaveLength(13);
  expect(waits()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((seconds) => seconds * 1_000));
  expect(problems).toHaveLength(13);
  expect(problems[0]).toBe("1 events: failed");
  add(2, 2);
  await pass(10_000);
  expect(sent.at(-1)).toEqual(["2"]);
});

test("the page is left while a batch waits to be tried again: the next page has it, and what came after it", async () => {
  const { add, happens, storage } = open({ status: () => "rate limit" });
  add(1, 1);
  await pass(10_000);
  add(2, 2);
  happens("beforeunload");
  happens("pagehide");
  expect(open({ storage }).sent).toEqual([["1", "2"]]);
});

test("where nobody answers nothing more is attempted until there is a reason to", async () => {
  let status: DeliveryStatus = "unreachable";
  const { add, sent, goOnline } = open({ status: () => status });
  add(1, 1);
  await pass(3_600_000);
  expect(sent).toHaveLength(1);
  add(2, 2);
  await pass(10_000);
  expect(sent).toEqual([["1"], ["1", "2"]]);
  status = "success";
  goOnline();
  await pass(0);
  expect(sent).toHaveLength(3);
});

test("what the collector does not understand is not sent again; what is too large for it comes in halves", async () => {
  const invalid = open({ status: () => "invalid" });
  invalid.add(1, 2);
  await pass(600_000);
  expect(invalid.sent).toHaveLength(1);
  const large = open({ status: (count) => (count === 1 ? "payload too large" : "success") });
  large.add(1, 3);
  await pass(600_000);
  expect(large.sent).toEqual([["1", "2", "3"], ["1", "2"], ["3"]]);
});

test("a no forgets what waits, what is tried again, and what is kept", async () => {
  const { add, queue, sent, happens, storage } = open({ status: () => "failed" });
  add(1, 1);
  await pass(10_000);
  add(2, 2);
  happens("pagehide");
  queue.forget();
  await pass(600_000);
  expect(sent).toHaveLength(1);
  expect(open({ storage }).sent).toEqual([]);
});

test("a storage with little room keeps the newest; one that is damaged, or none at all, does no harm", () => {
  const keep = (storage: () => Storage, count: number): QueuedEvent[] => {
    const store = createEventStore(storage);
    store.add(
      Array.from({ length: count }, (_, at) => ({
        event_type: String(at),
        event_id: "id",
        utc_time: "2027-01-01T00:00:00Z",
      })),
    );
    return store.take();
  };
  const small = memory(2_000);
  const kept = keep(() => small, 100).map(({ event_type: type }) => type);
  expect(kept.length).toBeGreaterThan(10);
  expect(kept.at(-1)).toBe("99");
  const damaged = memory();
  for (const text of ["{", "null", '[1,null,{"event_type":2}]']) {
    damaged.setItem("waiting-events", text);
    expect(keep(() => damaged, 1)).toHaveLength(1);
  }
  const refused = (): Storage => {
    throw new DOMException("no", "SecurityError");
  };
  expect(keep(refused, 1)).toEqual([]);
});
