import { setTimeout as wait } from "node:timers/promises";

/** Jobs begin once a minute: what has been at rest for longer has nothing left to do. */
const restInMs = 75_000;
const maxWaitInMs = 1_800_000;

/** Until no job of the platform has run for a while; `adminUrl` is the origin of its `/metrics`. */
export async function waitUntilAtRest(adminUrl: string): Promise<void> {
  const begun = Date.now();
  for (let busy = begun; Date.now() - busy < restInMs; await wait(1_000)) {
    const metrics = await (await fetch(`${adminUrl}/metrics`)).text();
    if (/^zoetrope_jobs\{[^}]*state="running"\} [1-9]/m.test(metrics)) busy = Date.now();
    if (Date.now() - begun > maxWaitInMs) throw new Error("the platform's jobs do not come to an end");
  }
}
