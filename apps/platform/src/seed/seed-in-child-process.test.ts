import { expect, it } from "vitest";
import { seedInChildProcess } from "./seed-in-child-process.ts";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("../testing/unresponsive-child.ts", import.meta.url));

it("a seed that hangs and hears no signal is ended all the same", async () => {
  const asked = new AbortController();
  const seeding = seedInChildProcess(() => asked.abort(), asked.signal, { program, timeoutInMs: 1 });
  await expect(seeding).rejects.toThrow("SIGKILL");
});
