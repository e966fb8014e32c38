import { AppError } from "@zoetrope/kit";
import { defaultRange, rangeNames, type RangeName } from "@zoetrope/statistics";
import type { Context, Handler } from "hono";
import type { RequireCaller } from "../callers/caller.ts";
import type { FigureSet, FigureSets } from "./figure-sets.ts";
import { linesOfAll, linesOfPlot } from "./figures-csv.ts";

/**
 * `GET /api/v1/statistics.csv?of=…&range=…`: figures as text/csv, one plot with `plot`, else all of them. Who may not know of
 * them is told so before anything is sent.
 */
export const csvRoute =
  (sets: FigureSets | null, requirePerson: RequireCaller): Handler =>
  async (context) => {
    const { userId } = await requirePerson(context);
    const of = context.req.query("of") ?? "";
    const set = sets === null ? null : await setOf(sets, userId, of, context);
    const plot = context.req.query("plot");
    if (set === null || (plot !== undefined && !set.plotNames.includes(plot)))
      throw new AppError("not-found", "no such figures", { publicMessage: "There are no such figures." });
    const lines = plot === undefined ? linesOfAll(set) : linesOfPlot(set, plot);
    return context.body(streamOf(lines), 200, {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${filenameOf(of, plot, set)}"`,
      "cache-control": "no-store",
    });
  };

async function setOf(
  sets: FigureSets,
  userId: string,
  of: string,
  context: Context,
): Promise<FigureSet | null> {
  const range = readRange(context.req.query("range"));
  if (of === "platform") return sets.platform(userId, range);
  if (of === "workspace") return sets.workspace(userId, context.req.query("workspaceId") ?? "", range);
  return of === "profile" ? sets.profile(userId, range) : null;
}

function readRange(wanted: string | undefined): RangeName {
  const range = wanted === undefined ? defaultRange : rangeNames.find((name) => name === wanted);
  if (range === undefined)
    throw new AppError("bad-request", "unknown range", {
      publicMessage: `"range" must be one of ${rangeNames.join(", ")}.`,
    });
  return range;
}

/** Made of words of ours alone. */
function filenameOf(of: string, plot: string | undefined, { range: { from, to } }: FigureSet): string {
  const last = new Date(to.getTime() - 1);
  const days = [from, last].map((time) => time.toISOString().slice(0, 10));
  return `zoetrope-${[of, ...(plot === undefined ? [] : [plot]), ...days].join("-")}.csv`;
}

/** Reads on only as fast as it is taken. */
function streamOf(lines: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await lines.next();
      if (done === true) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await lines.return(undefined);
    },
  });
}
