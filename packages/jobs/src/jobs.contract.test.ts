import { createTestDatabase, testedDatabases, type TestDatabase } from "@zoetrope/database/testing";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  defineEvent,
  defineJob,
  defineSubscriber,
  PermanentJobError,
  type JobOutcome,
  type Jobs,
} from "./index.ts";
import { advanceTime, openTestJobs, readJobs } from "./testing/temporary-jobs.ts";

const paint = defineJob<{ picture: string }>("paint", { maxAttempts: 3 });
const ordered = defineJob<{ step: number }>("ordered", { isOrdered: true, concurrency: 4, maxAttempts: 1 });
const regular = defineJob("regular", { everySeconds: 60 });
const hung = defineEvent<{ picture: string }>("picture-hung");
const shown = defineSubscriber("show-picture", hung);
const praised = defineSubscriber("praise-picture", hung);
const kinds = [paint, ordered, regular, shown, praised];

describe.each(testedDatabases)("jobs on the %s database", (kind) => {
  let test: TestDatabase;
  let jobs: Jobs;
  const open: Jobs[] = [];
  const outcomes: [string, JobOutcome][] = [];
  const another = async () => {
    const opened = await openTestJobs(test.database, {
      kinds,
      onOutcome: (name, outcome) => void outcomes.push([name, outcome]),
    });
    open.push(opened);
    return opened;
  };
  const db = () => test.database.db;
  const painted = async () =>
    (await db().execute<{ picture: string }>("select picture from painted order by picture")).rows.map(
      ({ picture }) => picture,
    );
  const paintInto = (of: Jobs) =>
    of.handle(paint, async ({ data }) => async (tx) => {
      await tx.execute(sql`insert into painted values (${data.picture})`);
    });

  beforeAll(async () => {
    test = await createTestDatabase({ kind });
    await db().execute("create table painted (picture text not null)");
  });
  afterAll(() => test.remove());
  beforeEach(async () => {
    outcomes.length = 0;
    await db().execute("delete from jobs.job; delete from painted");
    jobs = await another();
  });
  afterEach(async () => {
    for (const opened of open.splice(0)) await opened.stop();
  });

  it("are wanted exactly if the transaction that sent them commits, and leave nothing behind", async () => {
    paintInto(jobs);
    await test.database.transaction((tx) => jobs.send(tx, paint, { picture: "kept" }));
    const failing = test.database.transaction(async (tx) => {
      await jobs.send(tx, paint, { picture: "lost" });
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    expect(await jobs.runDue(paint)).toBe(1);
    expect(await painted()).toEqual(["kept"]);
    expect(await readJobs(test.database, "paint")).toEqual([]);
  });

  it("are done once when many processes look at the same moment", async () => {
    const processes = [jobs, await another(), await another()];
    for (const each of processes) paintInto(each);
    const pictures = Array.from({ length: 12 }, (_, index) => `picture ${String(index).padStart(2, "0")}`);
    for (const picture of pictures) await jobs.send(db(), paint, { picture });
    await Promise.all(processes.map((each) => each.runDue(paint)));
    expect(await painted()).toEqual(pictures);
  });

  it("are tried again later and later, and then kept as failed until an operator sends them again", async () => {
    const ids: string[] = [];
    let isBroken = true;
    jobs.handle(paint, async ({ id, data }) => {
      ids.push(id);
      if (isBroken) throw new Error("no paint left");
      return async (tx) => void (await tx.execute(sql`insert into painted values (${data.picture})`));
    });
    const id = await jobs.send(db(), paint, { picture: "owl" }, { key: "owl" });
    await jobs.runDue(paint);
    const [waiting] = await readJobs(test.database, "paint");
    expect(waiting).toMatchObject({ state: "retry", reason: "no paint left" });
    expect(waiting?.waitsInSeconds).toBeGreaterThan(10);
    expect(await jobs.runDue(paint)).toBe(0);
    for (const seconds of [31, 61]) {
      await advanceTime(test.database, seconds);
      expect(await jobs.runDue(paint)).toBe(1);
    }
    expect(outcomes.map(([, outcome]) => outcome)).toEqual(["retried", "retried", "failed"]);
    expect(await jobs.listFailed()).toMatchObject([
      { id, kind: "paint", key: "owl", attempts: 3, reason: "no paint left", failedAt: expect.any(Date) },
    ]);
    await advanceTime(test.database, 86_400);
    expect(await jobs.runDue(paint)).toBe(0);
    isBroken = false;
    expect(await jobs.retryFailed([id])).toBe(1);
    expect(await jobs.retryFailed([id])).toBe(0);
    expect(await jobs.runDue(paint)).toBe(1);
    expect(await painted()).toEqual(["owl"]);
    // The same at every try: what went out twice can be told.
    expect(new Set(ids)).toEqual(new Set([id]));
  });

  it("that no further try will help are failed at once", async () => {
    jobs.handle(paint, () => Promise.reject(new PermanentJobError("nobody can paint that")));
    await jobs.send(db(), paint, { picture: "square circle" });
    await jobs.runDue(paint);
    expect(await jobs.listFailed()).toMatchObject([{ attempts: 1, reason: "nobody can paint that" }]);
  });

  it("whose change fails are not done: change and mark are one transaction", async () => {
    jobs.handle(paint, async ({ data }) => async (tx) => {
      await tx.execute(sql`insert into painted values (${data.picture})`);
      throw new Error("fell over at the end");
    });
    await jobs.send(db(), paint, { picture: "owl" });
    await jobs.runDue(paint);
    expect(await painted()).toEqual([]);
    expect(await readJobs(test.database, "paint")).toMatchObject([{ state: "retry" }]);
  });

  it("come by priority, and not before their time", async () => {
    const seen: string[] = [];
    jobs.handle(paint, async ({ data }) => void seen.push(data.picture));
    await jobs.send(db(), paint, { picture: "third" });
    await jobs.send(db(), paint, { picture: "second" }, { priority: 1 });
    await jobs.send(db(), paint, { picture: "first" }, { priority: 5 });
    await jobs.send(db(), paint, { picture: "tomorrow" }, { startAfter: new Date(Date.now() + 86_400_000) });
    await jobs.runDue(paint);
    expect(seen).toEqual(["first", "second", "third"]);
  });

  it("of one key keep their order while those of other keys run beside them; a failed one holds up its key", async () => {
    const seen: string[] = [];
    const gate = Promise.withResolvers<void>();
    jobs.handle(ordered, async ({ key, data }) => {
      if (key === "slow" && data.step === 0) await gate.promise;
      if (key === "broken" && data.step === 1) throw new Error("broken");
      seen.push(`${key} ${data.step}`);
    });
    await test.database.transaction(async (tx) => {
      for (const step of [0, 1, 2])
        for (const key of ["slow", "quick", "broken"]) await jobs.send(tx, ordered, { step }, { key });
    });
    const running = jobs.runDue(ordered);
    await expect.poll(() => seen).toContain("quick 2");
    expect(seen).not.toContain("slow 1");
    gate.resolve();
    await running;
    await jobs.runDue(ordered);
    const of = (key: string) => seen.filter((each) => each.startsWith(key));
    expect(of("slow")).toEqual(["slow 0", "slow 1", "slow 2"]);
    expect(of("quick")).toEqual(["quick 0", "quick 1", "quick 2"]);
    expect(of("broken")).toEqual(["broken 0"]);
  });

  it("of one key go in the order in which they were sent, whichever transaction began first", async () => {
    const seen: number[] = [];
    jobs.handle(ordered, async ({ data }) => void seen.push(data.step));
    const sendBoth = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    // On the embedded database transactions run one after the other, whatever they wait for.
    const early = test.database.transaction(async (tx) => {
      await tx.execute("select 1");
      begun.resolve();
      if (kind === "server") await sendBoth.promise;
      await jobs.send(tx, ordered, { step: 2 }, { key: "wall" });
    });
    await begun.promise;
    if (kind !== "server") await early;
    await test.database.transaction((tx) => jobs.send(tx, ordered, { step: 1 }, { key: "wall" }));
    sendBoth.resolve();
    await early;
    await jobs.runDue(ordered);
    expect(seen).toEqual(kind === "server" ? [1, 2] : [2, 1]);
  });

  it("of one key are sent by one transaction at a time, those of another key beside them", async () => {
    if (kind !== "server") return;
    const seen: string[] = [];
    const commit = Promise.withResolvers<void>();
    const sent = Promise.withResolvers<void>();
    const first = test.database.transaction(async (tx) => {
      await jobs.send(tx, ordered, { step: 1 }, { key: "wall" });
      sent.resolve();
      await commit.promise;
    });
    await sent.promise;
    const second = jobs.send(db(), ordered, { step: 2 }, { key: "wall" });
    await test.database.transaction((tx) => jobs.send(tx, ordered, { step: 3 }, { key: "door" }));
    jobs.handle(ordered, async ({ key, data }) => void seen.push(`${key} ${data.step}`));
    await jobs.runDue(ordered);
    expect(seen).toEqual(["door 3"]);
    commit.resolve();
    await Promise.all([first, second]);
    await jobs.runDue(ordered);
    expect(seen).toEqual(["door 3", "wall 1", "wall 2"]);
  });

  it("that failed and are discarded free their key", async () => {
    const seen: number[] = [];
    jobs.handle(ordered, async ({ data }) => {
      if (data.step === 1) throw new Error("broken");
      seen.push(data.step);
    });
    const broken = await jobs.send(db(), ordered, { step: 1 }, { key: "wall" });
    const behind = await jobs.send(db(), ordered, { step: 2 }, { key: "wall" });
    await jobs.runDue(ordered);
    expect(await jobs.listPending("ordered")).toMatchObject([{ id: behind, key: "wall", isRunning: false }]);
    expect(await jobs.discardFailed([behind])).toBe(0);
    expect(await jobs.discardFailed([broken])).toBe(1);
    await jobs.runDue(ordered);
    expect(seen).toEqual([2]);
    expect(await jobs.listFailed()).toEqual([]);
  });

  it("of an event reach a subscriber that the process which hands it on does not know yet", async () => {
    const old = await openTestJobs(test.database, { kinds: [paint, shown] });
    open.push(old);
    await test.database.transaction((tx) => jobs.emit(tx, hung, "wall", { picture: "owl" }));
    await old.runDue();
    for (const each of ["show-picture", "praise-picture"])
      expect(await readJobs(test.database, each)).toMatchObject([
        { data: { key: "wall", data: { picture: "owl" } } },
      ]);
  });

  it("keep the order of their kind: another is applied once none is left, and refused before", async () => {
    const unordered = [defineJob<{ step: number }>("changed")];
    const inOrder = [defineJob<{ step: number }>("changed", { isOrdered: true })];
    const before = await openTestJobs(test.database, { kinds: unordered });
    open.push(before);
    const id = await before.send(db(), unordered[0]!, { step: 1 });
    await expect(openTestJobs(test.database, { kinds: inOrder })).rejects.toThrow(
      'Jobs of the kind "changed" were sent as standard and would be key_strict_fifo now',
    );
    await before.cancel([id]);
    const after = await openTestJobs(test.database, { kinds: inOrder });
    open.push(after);
    await after.send(db(), inOrder[0]!, { step: 2 }, { key: "wall" });
    const { rows } = await db().execute(
      "select policy from jobs.job where name = 'changed' and state = 'created'",
    );
    expect(rows).toEqual([{ policy: "key_strict_fifo" }]);
  });

  it("that are cancelled are not done, and one that runs changes nothing", async () => {
    paintInto(jobs);
    const waiting = await jobs.send(db(), paint, { picture: "waiting" });
    expect(await jobs.cancel([waiting])).toBe(1);
    expect(await jobs.cancel([waiting])).toBe(0);
    expect(await jobs.runDue(paint)).toBe(0);
    jobs.handle(paint, async ({ id, data }) => {
      await jobs.cancel([id]);
      return async (tx) => void (await tx.execute(sql`insert into painted values (${data.picture})`));
    });
    await jobs.send(db(), paint, { picture: "running" });
    expect(await jobs.runDue(paint)).toBe(1);
    expect(await painted()).toEqual([]);
    expect(outcomes).toEqual([]);
  });

  it("of a process that has gone are given to another, and what the first may still say does not count", async () => {
    const gate = Promise.withResolvers<void>();
    jobs.handle(paint, async () => {
      await gate.promise;
      return async (tx) => void (await tx.execute("insert into painted values ('by the one that was gone')"));
    });
    await jobs.send(db(), paint, { picture: "by the successor" });
    const gone = jobs.runDue(paint);
    await expect.poll(async () => (await readJobs(test.database, "paint"))[0]?.state).toBe("active");
    const successor = await another();
    paintInto(successor);
    await advanceTime(test.database, 11);
    await successor.work();
    await expect.poll(painted).toEqual(["by the successor"]);
    gate.resolve();
    await gone;
    expect(await painted()).toEqual(["by the successor"]);
  });

  it("tell of what has happened to each who subscribed, exactly if it has, in the order of its key", async () => {
    const handled: string[] = [];
    for (const each of [shown, praised])
      jobs.handle(
        each,
        async ({ data }) => void handled.push(`${each.name}: ${data.data.picture} of ${data.key}`),
      );
    await test.database
      .transaction(async (tx) => {
        await jobs.emit(tx, hung, "wall", { picture: "never" });
        throw new Error("changed my mind");
      })
      .catch(() => {});
    await test.database.transaction(async (tx) => {
      for (const picture of ["one", "two", "three"]) await jobs.emit(tx, hung, "wall", { picture });
    });
    await jobs.work();
    await expect.poll(() => handled).toHaveLength(6);
    for (const each of [shown, praised])
      expect(handled.filter((line) => line.startsWith(each.name))).toEqual(
        ["one", "two", "three"].map((picture) => `${each.name}: ${picture} of wall`),
      );
  });

  it("of a schedule run in one process at a time, and again after their interval, whether or not they failed", async () => {
    let runs = 0;
    const processes = [jobs, await another()];
    for (const each of processes)
      each.handle(regular, async () => {
        runs += 1;
        if (runs === 2) throw new Error("once");
      });
    for (const each of processes) await each.work();
    await expect.poll(() => runs).toBe(1);
    for (const expected of [2, 3]) {
      await expect.poll(async () => (await readJobs(test.database, "regular"))[0]?.state).toBe("created");
      const [next, ...others] = await readJobs(test.database, "regular");
      expect(others).toEqual([]);
      expect(next?.waitsInSeconds).toBeGreaterThan(50);
      await advanceTime(test.database, 61);
      jobs.wake();
      await expect.poll(() => runs).toBe(expected);
    }
  });

  it("that are running when the process is to end are finished, and no others begun", async () => {
    const begun: string[] = [];
    jobs.handle(paint, async ({ data, signal }) => {
      begun.push(data.picture);
      await new Promise((resolve) => {
        signal.addEventListener("abort", resolve);
      });
      return async (tx) => void (await tx.execute(sql`insert into painted values (${data.picture})`));
    });
    await jobs.send(db(), paint, { picture: "running" });
    await jobs.work();
    await expect.poll(() => begun).toEqual(["running"]);
    await jobs.send(db(), paint, { picture: "waiting" });
    await jobs.stop();
    expect(await painted()).toEqual(["running"]);
    expect(begun).toEqual(["running"]);
    expect(await readJobs(test.database, "paint")).toMatchObject([{ state: "created" }]);
  });

  it("are counted for whoever watches the platform", async () => {
    jobs.handle(paint, () => Promise.reject(new PermanentJobError("no")));
    await jobs.send(db(), paint, { picture: "fails" });
    await jobs.runDue(paint);
    await jobs.send(db(), paint, { picture: "waits" });
    await advanceTime(test.database, 5);
    await jobs.send(db(), paint, { picture: "later" }, { startAfter: new Date(Date.now() + 3_600_000) });
    const [failed, scheduled, waiting] = await jobs.counts();
    expect(scheduled).toMatchObject({ kind: "paint", state: "scheduled", count: 1, oldestInSeconds: 0 });
    expect(failed).toMatchObject({ kind: "paint", state: "failed", count: 1 });
    expect(waiting).toMatchObject({ kind: "paint", state: "waiting", count: 1 });
    expect(waiting?.oldestInSeconds).toBeGreaterThanOrEqual(5);
  });

  it("that failed and are tried again later are counted apart from those that could run now", async () => {
    jobs.handle(paint, () => Promise.reject(new Error("not yet")));
    await jobs.send(db(), paint, { picture: "again" });
    await jobs.runDue(paint);
    expect(await jobs.counts()).toMatchObject([{ kind: "paint", state: "retrying", count: 1 }]);
  });

  it("of a schedule that ended every process that took it up do not keep others from being sent again", async () => {
    paintInto(jobs);
    await jobs.send(db(), paint, { picture: "sent again" });
    for (const _ of ["first", "second"])
      await db().execute(sql`
        insert into jobs.job (name, policy, state, completed_on) values ('regular', 'exclusive', 'failed', now())`);
    await db().execute("update jobs.job set state = 'failed', completed_on = now() where name = 'paint'");
    let runs = 0;
    jobs.handle(regular, async () => void (runs += 1));
    await jobs.work();
    await expect.poll(() => runs).toBe(1);
    expect(await jobs.retryFailed()).toBe(3);
    await expect.poll(painted).toEqual(["sent again"]);
    expect(await jobs.listFailed()).toEqual([]);
  });
});
