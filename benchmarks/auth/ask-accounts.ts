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
function send(port: number, path: string, type: string, body: string): Promise<Answer> {
  const headers = {
    "content-type": type,
    "content-length": Buffer.byteLength(body),
    "sec-fetch-site": "same-origin",
  };
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const begun = performance.now();
  const sent = request({ port, agent, method: "POST", path, headers }, (response) => {
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

/** Asks identity for something without a page around it, as somebody from a place of their own. */
export const post = (port: number, action: string, form: Record<string, string>): Promise<Answer> =>
  send(port, `/benchmark/${action}`, "application/json", JSON.stringify(form));

let asked = 0;
/** Sends the form of the login page as one of the people. */
export const signIn = (port: number): Promise<Answer> =>
  send(
    port,
    "/login",
    "application/x-www-form-urlencoded",
    new URLSearchParams({
      login: emailOf(asked++ % people),
      password: benchmarkPassword,
      keep: "on",
    }).toString(),
  );
export const placeOf = (index: number): string =>
  `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
