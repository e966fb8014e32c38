import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach } from "vitest";

/** An event as it arrived. */
export type Recorded = Record<string, unknown> & {
  event_type: string;
  event_id: string;
  /** When it happened. */
  utc_time: string;
};

export interface Recorder {
  /** Origin of a collector that writes down what it is told. */
  url(): string;
  events(): Recorded[];
  /** Requests, refused ones included. */
  attempts(): number;
  /** The next requests are answered with 503. */
  refuse(count: number): void;
}

/** A collector of others: it answers as a Jitsu does and keeps what it gets, whatever becomes of the page that has sent it. */
export function useRecorder(): Recorder {
  let server: Server;
  let events: Recorded[] = [];
  let begunAt = 0;
  let attempts = 0;
  let refusals = 0;

  beforeAll(async () => {
    server = createServer((request, response) => {
      response.setHeader("access-control-allow-origin", "*");
      response.setHeader("access-control-allow-headers", "content-type");
      void text(request).then((body) => {
        if (request.method !== "POST") return response.writeHead(204).end();
        attempts += 1;
        if (refusals > 0) {
          refusals -= 1;
          return response.writeHead(503).end();
        }
        const sent = JSON.parse(body) as Recorded[];
        // Pages still tell while they are closed: what happened before this test is not of this test.
        events.push(...sent.filter(({ utc_time: time }) => Date.parse(time) >= begunAt));
        return response.writeHead(200, { "content-type": "application/json" }).end('{"status":"ok"}');
      });
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
  });
  beforeEach(() => {
    begunAt = Date.now();
    events = [];
    [attempts, refusals] = [0, 0];
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: () => `http://localhost:${(server.address() as AddressInfo).port}`,
    events: () => events,
    attempts: () => attempts,
    refuse: (count) => (refusals = count),
  };
}
