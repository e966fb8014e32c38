import { setTimeout as pause } from "node:timers/promises";
import { median, quantile } from "../harness.ts";
import { processorTimeInUs, type Child } from "../ssr/child.ts";
import { hashPassword } from "../../packages/identity/src/passwords/password-hash.ts";
import { signIn, type Report } from "./ask-accounts.ts";
import { benchmarkPassword } from "./people-place.ts";
import type { PlainAnswer } from "./plain-post.ts";

const signInSeconds = 8;
const overload = 5;

/** Processor time of one hash, two at a time. */
async function hashTimeInMs(): Promise<number> {
  const hashes = 40;
  const before = process.cpuUsage();
  const hasher = async () => {
    for (let index = 0; index < hashes / 2; index++) await hashPassword(benchmarkPassword);
  };
  await Promise.all([hasher(), hasher()]);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / hashes / 1_000;
}

/** With a session, and nothing less. */
const isIn = ({ status, head }: PlainAnswer): boolean => status === 303 && head.includes("zoetrope-session=");
const isTurnedAway = ({ status, head }: PlainAnswer): boolean =>
  status === 503 && /\r\nretry-after: \d/i.test(head);

/** Sign-ins at their peak, and at several times as many. */
export async function measureSignIns({ port, pid }: Child, report: Report): Promise<void> {
  const end = (seconds: number) => performance.now() + seconds * 1_000;
  const closedLoop = async (seconds: number): Promise<number> => {
    const deadline = end(seconds);
    let count = 0;
    const visitor = async () => {
      while (performance.now() < deadline)
        if (isIn(await signIn(port)) && performance.now() < deadline) count++;
    };
    await Promise.all(Array.from({ length: 12 }, visitor));
    return count / seconds;
  };
  await closedLoop(2);
  const before = processorTimeInUs(pid);
  const peak = await closedLoop(signInSeconds);
  report.add({
    what: "sign-ins, processor time for one",
    value: (processorTimeInUs(pid) - before) / (peak * signInSeconds) / 1_000,
    unit: "ms",
    goal: { op: "<=", value: 40 },
    note: `50 a second on two cores; the same on a busy machine; the hash alone takes ${(await hashTimeInMs()).toFixed(1)} ms`,
  });
  report.add({
    what: "sign-ins with argon2id (19 MiB, t=2, p=1)",
    value: peak,
    unit: "sign-ins/s",
    goal: { op: ">=", value: 50 },
    note: "the form of the login page, 12 at a time, both cores",
  });

  const answers: PlainAnswer[] = [];
  const pending: Promise<void>[] = [];
  let inTime = 0;
  const interval = 1_000 / (peak * overload);
  const begun = performance.now();
  const deadline = end(signInSeconds);
  // An open loop: who comes does not wait for who came before.
  for (let sent = 0; performance.now() < deadline; sent++) {
    const wait = begun + sent * interval - performance.now();
    if (wait > 1) await pause(wait);
    pending.push(
      signIn(port).then((answer) => {
        answers.push(answer);
        if (isIn(answer) && performance.now() < deadline) inTime++;
      }),
    );
  }
  await Promise.all(pending);
  const refused = answers.filter(isTurnedAway);
  const served = answers.filter(isIn);
  report.add({
    what: `sign-ins kept at ${overload} times the load`,
    value: (inTime / signInSeconds / peak) * 100,
    unit: "% of peak",
    goal: { op: ">=", value: 90 },
    note: `${inTime} served in ${signInSeconds} s and ${served.length - inTime} after it, ${refused.length} refused with 503 and Retry-After, ${answers.length - served.length - refused.length} otherwise`,
  });
  const refusedMs = refused.map(({ ms }) => ms);
  report.add({ what: "the surplus is refused, median", value: median(refusedMs), unit: "ms" });
  report.add({
    what: "the surplus is refused, p99",
    value: quantile(refusedMs, 0.99),
    unit: "ms",
    goal: { op: "<=", value: 50 },
    note: "seen by the asker, who shares both cores with the hashing",
  });
  report.add({
    what: "those let in at that load, p99",
    value: quantile(
      served.map(({ ms }) => ms),
      0.99,
    ),
    unit: "ms",
  });
}
