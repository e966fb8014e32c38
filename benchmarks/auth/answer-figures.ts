import { request } from "node:http";
import { median, quantile } from "../harness.ts";
import { people, clientAddressOf, post, type Report } from "./ask-accounts.ts";
import { benchmarkPassword, emailOf } from "./people-database.ts";

const refusals = 60;

/** How soon somebody who sends far too much hears that it is too much. */
export async function measureRefusal(port: number, report: Report): Promise<void> {
  const form = (password: number) => Buffer.from(`login=lotte&password=${"a".repeat(password)}`);
  for (const [what, body, type] of [
    ["a password of 10 MB", form(10_000_000), "application/x-www-form-urlencoded"],
    // Below what a picture may have, so that it gets as far as the page.
    ["a password of 5 MB", form(5_000_000), "application/x-www-form-urlencoded"],
    ["a body of 10 MB", Buffer.alloc(10_000_000, "a"), "application/json"],
  ] as const) {
    const times: number[] = [];
    for (let round = 0; round < refusals; round++) times.push(await timeOfRefusal(port, body, type));
    report.add({
      what: `${what} is refused, p90`,
      value: quantile(times, 0.9),
      unit: "ms",
      goal: { op: "<=", value: 50 },
      note: `413; median ${median(times).toFixed(1)} ms`,
    });
  }
}

function timeOfRefusal(port: number, body: Buffer, type: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const begun = performance.now();
  const headers = {
    "content-type": type,
    "content-length": body.length,
    "sec-fetch-site": "same-origin",
  };
  const sent = request({ port, method: "POST", path: "/login", headers }, (response) => {
    if (response.statusCode === 413) resolve(performance.now() - begun);
    else reject(new Error(`far too much was answered with ${response.statusCode}`));
    response.destroy();
  });
  // The server hangs up on what it does not read.
  sent.on("error", () => {});
  sent.end(body);
  return promise;
}

/**
 * Two kinds of asker in pairs, one right after the other and each first in turn: what else the machine does falls on both of a pair,
 * and the median of their differences is the difference between the kinds.
 */
export async function measureTimings(port: number, report: Report): Promise<void> {
  const wrong = "not the password at all";
  const kinds: [
    what: string,
    action: string,
    password: string,
    other: (index: number) => string,
    pairs: number,
  ][] = [
    [
      "sign-in with a wrong password, unknown beside known address",
      "sign-in",
      wrong,
      (index) => `nobody${index}@example.org`,
      150,
    ],
    [
      "sign-in with a wrong password, free beside taken username",
      "sign-in",
      wrong,
      (index) => `nobody${index}`,
      150,
    ],
    [
      "asking for a reset, unknown beside known address",
      "reset",
      "",
      (index) => `nobody${index}@example.org`,
      500,
    ],
    [
      "sign-up, unknown beside known address",
      "sign-up",
      benchmarkPassword,
      (index) => `nobody${index}@example.org`,
      150,
    ],
  ];
  let nextClient = 1_000_000;
  for (const [what, action, password, unknown, pairs] of kinds) {
    const isUsername = !unknown(0).includes("@");
    const times: [known: number[], unknown: number[]] = [[], []];
    for (let index = 0; index < pairs; index++) {
      const knownLogin = isUsername ? `person${people - index - 1}` : emailOf(people - index - 1);
      for (const kind of index % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
        const login = kind === 0 ? knownLogin : unknown(index);
        times[kind].push(
          (await post(port, action, { login, password, address: clientAddressOf(nextClient++) })).ms,
        );
      }
    }
    const [known, other] = [median(times[0]), median(times[1])];
    const difference = median(times[0].map((ms, index) => (times[1][index] ?? Number.NaN) - ms));
    report.add({
      what: `${what}: median difference`,
      value: (Math.abs(difference) / known) * 100,
      unit: "%",
      goal: { op: "<=", value: 10 },
      note: `of ${pairs} pairs; medians ${known.toFixed(1)} ms known, ${other.toFixed(1)} ms unknown`,
    });
  }
}
