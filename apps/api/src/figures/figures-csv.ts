import type { FigureSet, NamedPlot, NamedRow } from "./figure-sets.ts";
import { csvLine } from "./csv-line.ts";

/** As many values as an hour keeps. */
const maxRows = 1_000;

/** One plot as it is looked at: a record for each row, a column for each measure. */
export async function* linesOfPlot(set: FigureSet, name: string): AsyncGenerator<string> {
  const plot = await set.plot(name, maxRows);
  const titled = plot.key === "animation";
  yield csvLine([plot.key, ...(titled ? ["title"] : []), ...plot.measures]);
  for (const { key, title, values } of plot.rows)
    yield csvLine([key, ...(titled ? [title ?? ""] : []), ...values]);
}

/** All plots below each other, so a record for each number. Each is read when those before it have been sent. */
export async function* linesOfAll(set: FigureSet): AsyncGenerator<string> {
  yield csvLine(["plot", "key", "title", "measure", "value"]);
  for (const name of set.plotNames) {
    const plot = await set.plot(name, maxRows);
    for (const row of plot.rows) yield* linesOfRow(plot, row);
  }
}

function* linesOfRow({ name, measures }: NamedPlot, { key, title, values }: NamedRow): Generator<string> {
  for (const [index, measure] of measures.entries())
    yield csvLine([name, key, title ?? "", measure, values[index] ?? 0]);
}
