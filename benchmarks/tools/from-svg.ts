import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fromSvg } from "../../packages/lottie/src/index.ts";
import type { Benchmark } from "../harness.ts";
import { spread } from "./samples.ts";

const collection = join(import.meta.dirname, "../../node_modules/@iconify-json/lucide/icons.json");
const count = 400;

/** Icons made animations of, by the time of the processor. */
export async function measureFromSvg(report: Parameters<Benchmark["run"]>[0]): Promise<void> {
  const { icons } = JSON.parse(readFileSync(collection, "utf8")) as {
    icons: Record<string, { body: string }>;
  };
  const drawings = spread(Object.values(icons), count).map(
    ({ body }) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">${body}</svg>`,
  );
  report.progress(`${drawings.length} icons from SVG`);
  for (const drawing of drawings.slice(0, 50)) await fromSvg(drawing);
  const before = process.cpuUsage();
  for (const drawing of drawings) await fromSvg(drawing);
  const { user, system } = process.cpuUsage(before);
  report.add({
    what: "fromSvg, icons of Lucide",
    value: drawings.length / ((user + system) / 1e6),
    unit: "files/s",
    note: `${drawings.length} still icons, processor time`,
  });
}
