import { createPause, waitInMs } from "./pause.ts";

/** The larger of these would be refused: browsers let go with a page 64 kB in all (https://fetch.spec.whatwg.org/#http-network-or-cache-fetch). */
const maxBytesThatOutliveThePage = 48_000;

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

const delivered = (): Answer => Response.json({ status: "ok" });

/**
 * How events reach the collector: also those of a click that leads away, and without a question beforehand whether they may be sent
 * (text needs none across origins). One that has too much is let be for as long as it says. Closed, it drops what it is given.
 */
export function createDelivery() {
  let isOpen = true;
  let closings = 0;
  const pause = createPause();
  return {
    open(): void {
      isOpen = true;
    },
    close(): void {
      isOpen = false;
      closings += 1;
    },
    async send(this: void, address: string, { body }: Request): Promise<Answer> {
      const before = closings;
      if (!(await pause.isOver())) return undelivered;
      if (!isOpen || closings !== before) return delivered();
      const isSmall = new TextEncoder().encode(body).length <= maxBytesThatOutliveThePage;
      try {
        const response = await fetch(address, {
          method: "POST",
          headers: { "content-type": "text/plain" },
          body,
          keepalive: isSmall,
          credentials: "omit",
          referrerPolicy: "no-referrer",
        });
        // A body that nobody reads keeps the request open. Nor is it looked at: a Jitsu may send markup for its client to put into the page.
        await response.arrayBuffer();
        if (response.ok) return delivered();
        pause.begin(waitInMs(response));
        return undelivered;
      } catch {
        return undelivered;
      }
    },
  };
}
