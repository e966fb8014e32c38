import { run } from "./run.ts";
import { createProcessContext } from "./process-context.ts";

const interruption = new AbortController();
process.once("SIGINT", () => interruption.abort());
// Whoever reads the output may have had enough of it (`| head`).
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});
process.exitCode = await run(process.argv.slice(2), createProcessContext(interruption.signal));
