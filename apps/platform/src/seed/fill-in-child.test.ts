import { expect, it } from "vitest";
import { fillInChild } from "./fill-in-child.ts";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("../testing/unresponsive-child.ts", import.meta.url));

it("a seed that hangs and hears no signal is ended all the same", async () => {
  const asked = new AbortController();
  const filling = fillInChild(() => asked.abort(), asked.signal, { program, patienceInMs: 1 });
  await expect(filling).rejects.toThrow("SIGKILL");
});
