import { expect, it } from "vitest";
import { seedInChildProcess } from "./seed-in-child-process.ts";
import { fileURLToPath } from "node:url";

const unresponsive = fileURLToPath(new URL("../testing/unresponsive-child.ts", import.meta.url));
const waiting = fileURLToPath(new URL("../testing/waiting-child.ts", import.meta.url));

it("a seed that hangs and hears no signal is ended all the same", async () => {
  const asked = new AbortController();
  const seeding = seedInChildProcess(() => asked.abort(), asked.signal, {
    program: unresponsive,
    timeoutInMs: 1,
  });
  await expect(seeding).rejects.toThrow("SIGKILL");
});

it("a seed that waits for the words hears of them when they are compiled", async () => {
  const words = Promise.withResolvers<void>();
  const stages: string[] = [];
  const onProgress = (done: number): void => {
    stages.push(done === 0 ? "waits" : "goes on");
    if (done === 0)
      setImmediate(() => {
        stages.push("compiled");
        words.resolve();
      });
  };
  const seeding = seedInChildProcess(onProgress, new AbortController().signal, {
    lexicon: words.promise,
    program: waiting,
  });
  expect(await seeding).toMatchObject({ stored: 1 });
  expect(stages).toEqual(["waits", "compiled", "goes on"]);
});
