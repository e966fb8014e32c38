import { Agent, request } from "node:http";
import { join } from "node:path";
import type { Benchmark } from "../harness.ts";
import { startServer, type Child } from "../ssr/child.ts";
import { benchmarkPassword, emailOf, type PeoplePlace } from "./people-place.ts";

export type Report = Parameters<Benchmark["run"]>[0];

/** How many people the accounts host knows. */
export const people = 20_000;

/** The accounts host in a process on the first core. */
export const startAccounts = (place: PeoplePlace, ...further: string[]): Promise<Child> =>
  startServer(process.execPath, [
    join(import.meta.dirname, "serve-accounts.ts"),
    place.url,
    place.folder,
    ...further,
  ]);

export interface Answer {
  status: number;
  ms: number;
  hasRetryAfter: boolean;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1_024 });

/** One post to the child, timed from the first byte sent to the last received. */
export function post(port: number, action: string, form: Record<string, string>): Promise<Answer> {
  const body = JSON.stringify(form);
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const begun = performance.now();
  const sent = request({ port, agent, method: "POST", path: `/benchmark/${action}`, headers }, (response) => {
    response.resume();
    response.on("end", () =>
      resolve({
        status: response.statusCode ?? 0,
        ms: performance.now() - begun,
        hasRetryAfter: response.headers["retry-after"] !== undefined,
      }),
    );
  });
  sent.on("error", reject);
  sent.end(body);
  return promise;
}

let asked = 0;
/** A sign-in as somebody, from somewhere: no limit is met. */
export const signIn = (port: number): Promise<Answer> => {
  const index = asked++ % people;
  return post(port, "sign-in", {
    login: emailOf(index),
    password: benchmarkPassword,
    address: placeOf(asked),
  });
};
export const placeOf = (index: number): string =>
  `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
