import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inspect } from "@zoetrope/lottie";
import { toPicture } from "@zoetrope/render";
import { openDrawingCore, openPictureEncoder } from "@zoetrope/render/node";
import { type Benchmark, median } from "../harness.ts";

const collection = join(import.meta.dirname, "../../node_modules/@meteocons/lottie/fill");

/** How fast files are read and inspected, and a poster made. */
export async function measureReading(report: Parameters<Benchmark["run"]>[0]): Promise<void> {
  const all = readdirSync(collection)
    .filter((name) => name.endsWith(".json"))
    .map((name) => new Uint8Array(readFileSync(join(collection, name))));
  report.progress(`inspecting ${all.length} files`);
  const megabytes = all.reduce((sum, { length }) => sum + length, 0) / 1e6;
  const speedOf = async (read: (bytes: Uint8Array) => unknown): Promise<number> => {
    for (const bytes of all.slice(0, 50)) await read(bytes);
    const before = process.cpuUsage();
    for (const bytes of all) await read(bytes);
    const { user, system } = process.cpuUsage(before);
    return megabytes / ((user + system) / 1e6);
  };
  const decoder = new TextDecoder();
  const parsing = await speedOf((bytes) => JSON.parse(decoder.decode(bytes)));
  const inspecting = await speedOf((bytes) => inspect(bytes));
  report.add({
    what: "inspect, parsing included",
    value: inspecting,
    unit: "MB/s",
    goal: { op: ">=", value: 100 },
    note:
      `${all.length} files, ${megabytes.toFixed(1)} MB, processor time; JSON.parse alone reads ${parsing.toFixed(0)} MB/s ` +
      `and takes ${Math.round((100 * inspecting) / parsing)} % of it`,
  });
  report.progress("posters");
  const core = await openDrawingCore();
  const encoder = await openPictureEncoder("webp");
  const times: number[] = [];
  for (const bytes of all.slice(0, 110)) {
    const start = performance.now();
    await toPicture(bytes, { core, encoder, width: 320 });
    times.push(performance.now() - start);
  }
  report.add({
    what: "poster (best of five frames) as WebP in the calling thread, 320 px, median",
    value: median(times.slice(10)),
    unit: "ms",
    goal: { op: "<=", value: 10 },
  });
}
