import { request } from "node:http";
import { median, quantile } from "../harness.ts";
import { people, placeOf, post, type Report } from "./ask-accounts.ts";
import { benchmarkPassword, emailOf } from "./people-place.ts";

const timingPairs = 60;

/** How soon somebody who sends ten megabytes hears that it is too much. */
export async function measureRefusal(port: number, report: Report): Promise<void> {
  const body = Buffer.alloc(10_000_000, "a");
  const times: number[] = [];
  for (let round = 0; round < 30; round++) {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const begun = performance.now();
    const headers = {
      "content-type": "application/x-www-form-urlencoded",
      "content-length": body.length,
      "sec-fetch-site": "same-origin",
    };
    const sent = request({ port, method: "POST", path: "/login", headers }, (response) => {
      if (response.statusCode === 413) resolve(performance.now() - begun);
      else reject(new Error(`ten megabytes were answered with ${response.statusCode}`));
      response.destroy();
    });
    // The server hangs up on what it does not read.
    sent.on("error", () => {});
    sent.end(body);
    times.push(await promise);
  }
  report.add({
    what: "a body of 10 MB is refused, p90",
    value: quantile(times, 0.9),
    unit: "ms",
    goal: { op: "<=", value: 50 },
  });
}

/** Medians of two kinds of asker side by side, in turns, so that a busy moment falls on both. */
export async function measureTimings(port: number, report: Report): Promise<void> {
  const wrong = "not the password at all";
  const pairs: [what: string, action: string, password: string, other: (index: number) => string][] = [
    [
      "sign-in with a wrong password, unknown beside known address",
      "sign-in",
      wrong,
      (index) => `nobody${index}@example.org`,
    ],
    [
      "sign-in with a wrong password, free beside taken username",
      "sign-in",
      wrong,
      (index) => `nobody${index}`,
    ],
    [
      "asking for a reset, unknown beside known address",
      "reset",
      "",
      (index) => `nobody${index}@example.org`,
    ],
    [
      "sign-up, unknown beside known address",
      "sign-up",
      benchmarkPassword,
      (index) => `nobody${index}@example.org`,
    ],
  ];
  let place = 1_000_000;
  for (const [what, action, password, unknown] of pairs) {
    const isUsername = !unknown(0).includes("@");
    const times: [known: number[], unknown: number[]] = [[], []];
    for (let index = 0; index < timingPairs; index++) {
      const knownLogin = isUsername ? `person${people - index - 1}` : emailOf(people - index - 1);
      for (const kind of index % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
        const login = kind === 0 ? knownLogin : unknown(index);
        times[kind].push((await post(port, action, { login, password, address: placeOf(place++) })).ms);
      }
    }
    const [known, other] = [median(times[0]), median(times[1])];
    report.add({
      what: `${what}: difference of the medians`,
      value: (Math.abs(other - known) / known) * 100,
      unit: "%",
      goal: { op: "<=", value: 10 },
      note: `${known.toFixed(1)} ms known, ${other.toFixed(1)} ms unknown, ${timingPairs} each`,
    });
  }
}
