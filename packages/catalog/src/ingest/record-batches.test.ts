import { AppError } from "@zoetrope/kit";
import { describe, expect, it } from "vitest";
import type { IngestResult } from "../animation.ts";
import type { NewRecord } from "./new-record.ts";
import { RecordBatches } from "./record-batches.ts";

const recordOf = (id: string) => ({ id }) as NewRecord;

/** Remembers which records were stored together. */
function batchesThat(fail: (records: readonly NewRecord[]) => Error | null = () => null) {
  const written: string[][] = [];
  const batches = new RecordBatches(async (records) => {
    const error = fail(records);
    if (error !== null) throw error;
    written.push(records.map(({ id }) => id));
    return records.map(({ id }): IngestResult => ({ outcome: "stored", id }));
  });
  const ingest = (ids: readonly string[]) =>
    Promise.allSettled(ids.map((id) => batches.ingest(async () => recordOf(id))));
  return { written, batches, ingest };
}

const ids = (count: number) => Array.from({ length: count }, (_, index) => `animation ${index}`);
const stored = (id: string) => ({ status: "fulfilled", value: { outcome: "stored", id } });

describe("animations that come many at once", () => {
  it("are written together, as many as are ready, and each is answered", async () => {
    const { written, ingest } = batchesThat();
    expect(await ingest(ids(40))).toEqual(ids(40).map(stored));
    expect(written.map(({ length }) => length)).toEqual([16, 16, 8]);
    expect(written.flat()).toEqual(ids(40));
  });

  it("wait for nobody when no others are underway", async () => {
    const { written, batches } = batchesThat();
    const never = batches.ingest(async () => ({ outcome: "refused", code: "broken", reason: "Broken." }));
    const one = batches.ingest(async () => recordOf("one"));
    expect(await Promise.all([never, one])).toMatchObject([{ outcome: "refused" }, { outcome: "stored" }]);
    expect(written).toEqual([["one"]]);
  });

  it("are looked into four at a time", async () => {
    const { batches } = batchesThat();
    let running = 0;
    let most = 0;
    const prepare = (id: string) => async () => {
      most = Math.max(most, (running += 1));
      await new Promise(setImmediate);
      running -= 1;
      return recordOf(id);
    };
    await Promise.all(ids(20).map((id) => batches.ingest(prepare(id))));
    expect(most).toBe(4);
  });

  it("are stored although one of them cannot be", async () => {
    const { ingest } = batchesThat((records) =>
      records.some(({ id }) => id === "animation 3") ? new Error("out of range") : null,
    );
    const results = await ingest(ids(10));
    expect(results.map(({ status }) => status)).toEqual(
      ids(10).map((id) => (id === "animation 3" ? "rejected" : "fulfilled")),
    );
  });

  it("all fail at once when the database has gone", async () => {
    let asked = 0;
    const { ingest } = batchesThat(() => {
      asked += 1;
      return new AppError("unavailable", "the database does not answer");
    });
    const results = await ingest(ids(10));
    expect(results.every(({ status }) => status === "rejected")).toBe(true);
    expect(asked).toBe(1);
  });
});
