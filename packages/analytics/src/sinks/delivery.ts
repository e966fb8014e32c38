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
export interface Shipment {
  /** Settles when it has arrived, or will not by this client. */
  status: Promise<DeliveryStatus>;
  /** True while it is in flight and arrives even when its page is left now. */
  outlivesPage(): boolean;
}

interface Parcel {
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
  const parcels = new Map<string, Parcel>();

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
  function land(parcel: Parcel, status: DeliveryStatus): boolean {
    parcel.flight = "none";
    parcel.attempts += 1;
    const mayTryAgain =
      ["rate limit", "timeout", "failed"].includes(status) || (status === "unreachable" && navigator.onLine);
    if (mayTryAgain && parcel.attempts < maxSendAttempts) return false;
    for (const id of parcel.ids) parcels.delete(id);
    parcel.settle(status);
    return true;
  }

  return {
    /** Before these events are given to the client. */
    expect(ids: readonly string[]): Shipment {
      const { promise, resolve } = Promise.withResolvers<DeliveryStatus>();
      const parcel: Parcel = { ids, attempts: 0, flight: "none", settle: resolve };
      for (const id of ids) parcels.set(id, parcel);
      return {
        status: promise,
        outlivesPage: () => parcel.flight === "safe" && parcel.attempts === 0,
      };
    },
    /** What has not been sent is dropped when the client comes with it. */
    forget(): void {
      parcels.clear();
    },
    /** What the client sends by. */
    async send(this: void, address: string, { body }: Request): Promise<Answer> {
      if (!(await pause.isOver())) return undelivered;
      const expected = (JSON.parse(body) as { event_id: string }[]).filter(
        ({ event_id: id }) => parcels.get(id)?.flight === "none",
      );
      if (expected.length === 0) return settled();
      const events = new Map(expected.map((event) => [event.event_id, event]));
      const sent = new Set([...events.keys()].flatMap((id) => parcels.get(id) ?? []));
      const text = JSON.stringify([...events.values()]);
      const isSmall = new TextEncoder().encode(text).length <= maxBytesThatOutliveThePage;
      for (const parcel of sent) parcel.flight = isSmall ? "safe" : "unsafe";
      const status = await post(address, text, isSmall);
      const isOver = [...sent].map((parcel) => land(parcel, status));
      return isOver.every(Boolean) ? settled() : undelivered;
    },
  };
}
