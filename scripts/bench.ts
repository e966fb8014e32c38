// `npm run bench -- NAME [NAME …]` or `all`: runs benchmarks/NAME.ts, prints figures, writes benchmarks/results.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { errorMessage } from "@zoetrope/kit";
import type { Benchmark, Figure } from "../benchmarks/harness.ts";
import { requireNeed } from "./benchmark-needs.ts";

const folder = join(import.meta.dirname, "../benchmarks");
const known = readdirSync(folder)
  .filter(
    (file) => file.endsWith(".ts") && /^export default /m.test(readFileSync(join(folder, file), "utf8")),
  )
  .map((file) => file.slice(0, -3));

// What begins with two dashes is for the benchmark itself: it narrows or changes what is measured.
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const hasFlags = process.argv.slice(2).some((argument) => argument.startsWith("--"));
const names = wanted.includes("all") ? known : wanted;
const unknown = names.filter((name) => !known.includes(name));
if (names.length === 0 || unknown.length > 0) {
  console.error(
    `${unknown.length > 0 ? `No benchmark named ${unknown.join(", ")}. ` : ""}Usage: npm run bench -- NAME, one of: ${known.join(", ")}, all`,
  );
  process.exit(2);
}

/** What cannot be measured is said in a sentence; the results of before stay. */
function stop(name: string, error: unknown): never {
  console.error(`\n${name} was not measured: ${errorMessage(error)}`);
  process.exit(1);
}

const load = async (name: string): Promise<{ default: Benchmark }> =>
  (await import(join(folder, `${name}.ts`))) as { default: Benchmark };

const format = (value: number): string =>
  Math.abs(value) >= 100 ? value.toFixed(0) : Math.abs(value) >= 10 ? value.toFixed(1) : value.toFixed(2);

function isReached({ value, goal }: Figure): boolean | null {
  if (!goal) return null;
  return goal.op === "<=" ? value <= goal.value : value >= goal.value;
}

function row(figure: Figure): string {
  const goal = figure.goal ? `${figure.goal.op} ${format(figure.goal.value)}` : "";
  const mark = { true: "reached", false: "missed", null: "" }[String(isReached(figure)) as "true"];
  const peer = figure.peer
    ? `${figure.peer.name} ${format(figure.peer.value)} (ratio ${format(figure.value / figure.peer.value)})`
    : "";
  return `| ${figure.what} | ${format(figure.value)} ${figure.unit} | ${goal} | ${mark} | ${peer} | ${figure.note ?? ""} |`;
}

// Ctrl+C as well is an end by which temporary folders go.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));

const machine = `${cpus().length} × ${cpus()[0]?.model ?? "unknown processor"}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
mkdirSync(join(folder, "results"), { recursive: true });

for (const name of names) {
  const figures: Figure[] = [];
  const { default: benchmark } = await load(name).catch((error: unknown) => stop(name, error));
  console.log(`\n${benchmark.title}\n${machine}\n`);
  try {
    for (const need of benchmark.needs ?? []) requireNeed[need]();
    await benchmark.run({
      add(figure) {
        for (const value of [figure.value, figure.peer?.value ?? 0])
          if (!Number.isFinite(value)) throw new Error(`“${figure.what}” came to ${value}`);
        figures.push(figure);
        console.log(row(figure));
      },
      progress: (message) => console.log(`  … ${message}`),
    });
  } catch (error) {
    stop(name, error);
  }
  if (hasFlags) {
    console.log("\nMeasured with flags: the results in benchmarks/results stay.");
    continue;
  }
  const measuredAt = new Date().toISOString();
  const table = [
    `# ${benchmark.title}`,
    "",
    `${machine}; ${measuredAt.slice(0, 10)}; \`npm run bench -- ${name}\``,
    "",
    "| what | figure | goal | | beside | note |",
    "|---|---|---|---|---|---|",
    ...figures.map(row),
    "",
  ].join("\n");
  writeFileSync(join(folder, "results", `${name}.md`), table);
  writeFileSync(
    join(folder, "results", `${name}.json`),
    `${JSON.stringify({ name, machine, measuredAt, figures }, null, 2)}\n`,
  );
  console.log(`\n→ benchmarks/results/${name}.md and .json`);
}
process.exit();
