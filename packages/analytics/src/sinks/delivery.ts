import { createPause, waitInMs } from "./pause.ts";

/** So often the tracking client sends a batch. */
export const maxSendAttempts = 4;
/** Who does not answer within this time gets it again. */
const timeoutInMs = 30_000;
/** The larger of these would be refused: browsers let go with a page 64 kB in all (https://fetch.spec.whatwg.org/#http-network-or-cache-fetch). */
const maxBytesThatOutliveThePage = 48_000;

/** What became of a batch; unreachable: there was nobody to answer. */
export type DeliveryStatus =
  | "success"
  | "invalid"
  | "rate limit"
  | "payload too large"
  | "timeout"
  | "failed"
  | "unreachable";

/** A batch in the hands of the tracking client. */
export interface BatchDelivery {
  /** Settles when it has arrived, or will not by this client. */
  status: Promise<DeliveryStatus>;
  /** True while it is in flight and arrives even when its page is left now. */
  outlivesPage(): boolean;
}

interface Batch {
  ids: readonly string[];
  attempts: number;
  /** `safe`: the browser sends it to its end, whatever becomes of the page. */
  flight: "none" | "safe" | "unsafe";
  settle(status: DeliveryStatus): void;
}

/** The part of an answer that the tracking client reads. */
type Answer = Pick<Response, "status" | "text" | "headers">;

interface Request {
  body: string;
}

/**
 * What was not delivered. The client takes every answer of a `fetch` for a success, and every failure as well; only what fails
 * while it is read is sent again, up to its four attempts.
 */
const undelivered: Answer = {
  get status(): number {
    throw new Error("the events were not delivered");
  },
  headers: new Headers(),
  text: () => Promise.resolve(""),
};

const settled = (): Answer => Response.json({ status: "ok" });

function statusOf(status: number): DeliveryStatus {
  if (status >= 200 && status < 300) return "success";
  if (status === 408) return "timeout";
  if (status === 413) return "payload too large";
  if (status === 429) return "rate limit";
  return status >= 400 && status < 500 ? "invalid" : "failed";
}

/**
 * How events reach the collector: also those of a click that leads away, and without a question beforehand whether they may be sent
 * (text needs none across origins). One that has too much is let be for as long as it says.
 */
export function createDelivery() {
  const pause = createPause();
  const batches = new Map<string, Batch>();

  async function post(address: string, body: string, isSmall: boolean): Promise<DeliveryStatus> {
    try {
      const response = await fetch(address, {
        method: "POST",
        headers: { "content-type": "text/plain" },
        body,
        keepalive: isSmall,
        credentials: "omit",
        referrerPolicy: "no-referrer",
        signal: AbortSignal.timeout(timeoutInMs),
      });
      // A body that nobody reads keeps the request open. Nor is it looked at: a Jitsu may send markup for its client to put into the page.
      await response.arrayBuffer();
      pause.begin(waitInMs(response));
      return statusOf(response.status);
    } catch (error) {
      return error instanceof DOMException && error.name === "TimeoutError" ? "timeout" : "unreachable";
    }
  }
  /** True when the client need not send it again. */
  function land(batch: Batch, status: DeliveryStatus): boolean {
    batch.flight = "none";
    batch.attempts += 1;
    const mayTryAgain =
      ["rate limit", "timeout", "failed"].includes(status) || (status === "unreachable" && navigator.onLine);
    if (mayTryAgain && batch.attempts < maxSendAttempts) return false;
    for (const id of batch.ids) batches.delete(id);
    batch.settle(status);
    return true;
  }

  return {
    /** Before these events are given to the client. */
    expect(ids: readonly string[]): BatchDelivery {
      const { promise, resolve } = Promise.withResolvers<DeliveryStatus>();
      const batch: Batch = { ids, attempts: 0, flight: "none", settle: resolve };
      for (const id of ids) batches.set(id, batch);
      return {
        status: promise,
        outlivesPage: () => batch.flight === "safe" && batch.attempts === 0,
      };
    },
    /** What has not been sent is dropped when the client comes with it. */
    forget(): void {
      batches.clear();
    },
    /** What the client sends by. */
    async send(this: void, address: string, { body }: Request): Promise<Answer> {
      if (!(await pause.isOver())) return undelivered;
      const expected = (JSON.parse(body) as { event_id: string }[]).filter(
        ({ event_id: id }) => batches.get(id)?.flight === "none",
      );
      if (expected.length === 0) return settled();
      const events = new Map(expected.map((event) => [event.event_id, event]));
      const sent = new Set([...events.keys()].flatMap((id) => batches.get(id) ?? []));
      const text = JSON.stringify([...events.values()]);
      const isSmall = new TextEncoder().encode(text).length <= maxBytesThatOutliveThePage;
      for (const batch of sent) batch.flight = isSmall ? "safe" : "unsafe";
      const status = await post(address, text, isSmall);
      const isOver = [...sent].map((batch) => land(batch, status));
      return isOver.every(Boolean) ? settled() : undelivered;
    },
  };
}
