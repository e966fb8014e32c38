import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { maxOpenComparedFrames } from "@zoetrope/kit/limits";
import { createOperationRunner } from "@zoetrope/operations";
import { type Figure, median } from "../harness.ts";

const collection = join(import.meta.dirname, "../../node_modules/@meteocons/lottie");
const count = 24;
/** A busy machine makes figures smaller, and none missing. */
const timeoutInMs = 600_000;

const tools: { name: string; options: Record<string, unknown>; what: string; share?: number }[] = [
  { name: "optimise", options: { to: "dotlottie" }, what: "optimised, each drawn and compared", share: 0.25 },
  {
    name: "optimise",
    options: { to: "dotlottie", "max-frames": maxOpenComparedFrames },
    what: `optimised, ${maxOpenComparedFrames} frames of each drawn and compared`,
    share: 0.5,
  },
  { name: "optimise", options: { to: "dotlottie", quick: true }, what: "optimised quickly" },
  { name: "render", options: { width: 256 }, what: "a PNG of 256 pixels" },
  { name: "render", options: { width: 256, format: "gif" }, what: "a GIF of 256 pixels" },
];

/** How many of the tools are done in a second, with as many threads as the api host has. */
export async function measureTools(): Promise<Figure[]> {
  const files = globSync("**/*.json", { cwd: collection })
    .filter((file) => !file.includes("package"))
    .toSorted();
  const sources = files
    .filter((_, index) => index % Math.ceil(files.length / count) === 0)
    .map((name) => ({ name, bytes: new Uint8Array(readFileSync(join(collection, name))) }));
  const runner = createOperationRunner({ maxWaiting: count, timeoutInMs });
  try {
    const operations = await runner.operations();
    const figures: Figure[] = [];
    for (const { name, options, what, share = 1 } of tools) {
      const asked = sources.slice(0, Math.ceil(sources.length * share));
      const operation = operations.get(name);
      if (operation === undefined) throw new Error(`there is no ${name}`);
      const run = (source: (typeof sources)[number]) => runner.run(operation, { sources: [source], options });
      // The threads start with the first.
      await Promise.all(sources.slice(0, 1).map(run));
      const start = performance.now();
      await Promise.all(asked.map(run));
      const seconds = (performance.now() - start) / 1_000;
      const bytes = median(asked.map((source) => source.bytes.byteLength));
      figures.push({
        what: `tools, ${what}`,
        value: asked.length / seconds,
        unit: "jobs/s",
        note: `${asked.length} Meteocons, median ${(bytes / 1_000).toFixed(1)} kB, all asked for at once`,
      });
    }
    return figures;
  } finally {
    await runner.close();
  }
}
