import { afterEach, describe, expect, it } from "vitest";
import {
  createOperationRunner,
  type OperationRunner,
  type OperationRunnerOptions,
} from "./create-operation-runner.ts";

/** A square, a second long; `layers` of them cost that much more. */
const lottie = ({ layers = 1, side = 64, frames = 12 } = {}): Uint8Array =>
  Buffer.from(
    JSON.stringify({
      v: "5.7.0",
      fr: 12,
      ip: 0,
      op: frames,
      w: side,
      h: side,
      layers: Array.from({ length: layers }, (_, index) => ({
        ty: 4,
        nm: "Square",
        ind: index + 1,
        ip: 0,
        op: frames,
        st: 0,
        ks: {
          r: {
            a: 1,
            k: [
              { t: 0, s: [0] },
              { t: frames, s: [90 + index] },
            ],
          },
          p: { a: 0, k: [32, 32] },
        },
        shapes: [
          {
            ty: "gr",
            it: [
              { ty: "el", s: { a: 0, k: [40, 30] }, p: { a: 0, k: [0, 0] } },
              { ty: "fl", c: { a: 0, k: [1, 0, 0] }, o: { a: 0, k: 100 } },
              { ty: "tr", p: { a: 0, k: [0, 0] } },
            ],
          },
        ],
      })),
    }),
  );

let runner: OperationRunner | undefined;
afterEach(() => runner?.close());

function open(options: OperationRunnerOptions = {}) {
  const opened = createOperationRunner({ workers: 1, ...options });
  runner = opened;
  return async (
    name: string,
    given: object = {},
    bytes = lottie(),
    control: Parameters<OperationRunner["run"]>[2] = {},
  ) => {
    const operation = (await opened.operations()).get(name);
    if (operation === undefined) throw new Error(`there is no ${name}`);
    return opened.run(operation, { sources: [{ name: "a.json", bytes }], options: { ...given } }, control);
  };
}

describe("operations in threads of their own", () => {
  it("answer with their files, say how far they are, and refuse before they wait", async () => {
    const run = open();
    const shares: number[] = [];
    const { files } = await run("render", { format: "gif", width: 128 }, lottie({ frames: 60 }), {
      onProgress: (share) => shares.push(share),
    });
    expect(Buffer.from(files[0]?.bytes ?? []).toString("latin1", 0, 4)).toBe("GIF8");
    expect(shares.length).toBeGreaterThan(0);
    expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
    await expect(run("render", { format: "exe" })).rejects.toMatchObject({
      code: "bad-request",
      reason: "options-refused",
      publicMessage: expect.stringContaining('"format" is one of'),
    });
    await expect(run("render", {}, Buffer.from("{"))).rejects.toMatchObject({ reason: "file-refused" });
    await expect(run("inspect")).resolves.toMatchObject({ hasFindings: false });
  });

  it("are ended when they take too long, hold too much, or are cancelled, and the next one runs", async () => {
    const run = open({ maxBuffersInMb: 300 });
    const slow = lottie({ layers: 300, frames: 3_000 });
    const long = { format: "apng", width: 2_000 };
    await expect(run("render", long, slow, { timeoutInMs: 400 })).rejects.toMatchObject({
      status: 422,
      reason: "takes-too-long",
    });
    await expect(run("render", { format: "sheet", width: 2_000, count: 16 })).rejects.toMatchObject({
      status: 422,
      reason: "takes-too-much-memory",
    });
    await expect(run("render", long, slow, { signal: AbortSignal.timeout(300) })).rejects.toMatchObject({
      reason: "cancelled",
    });
    await expect(run("inspect")).resolves.toMatchObject({ hasFindings: false });
  });

  it("are refused while too many wait, and when nothing is begun any more", async () => {
    const run = open({ maxWaiting: 2 });
    const asked = await Promise.allSettled(Array.from({ length: 5 }, () => run("inspect")));
    expect(asked.filter(({ status }) => status === "rejected").length).toBeGreaterThan(0);
    for (const one of asked)
      if (one.status === "rejected") expect(one.reason).toMatchObject({ status: 503, reason: "busy" });
    await runner?.close();
    await expect(run("inspect")).rejects.toMatchObject({ reason: "closed", retryAfterInSeconds: 5 });
  });
});
