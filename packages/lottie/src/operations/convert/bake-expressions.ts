import type { ParsedAnimation } from "../../contract.ts";
import { DiagnosticLog } from "../../diagnostics/diagnostic-log.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { locateDiagnostics } from "../../diagnostics/locate-diagnostics.ts";
import { type BakeLimits, defaultBakeLimits } from "../../expressions/bake-limits.ts";
import { withBakedKeyframes } from "../../expressions/baked-keyframes.ts";
import { evaluateExpressions } from "../../expressions/evaluate-expressions.ts";
import { expressionPlaces } from "../../expressions/expression-places.ts";
import type { ExpressionInterpreter } from "../../expressions/sandbox/sandbox.ts";
import { lineageEntry } from "../../lineage/lineage.ts";
import { edit, type EditOptions, type EditReport } from "../edit/edit.ts";
import { openSource, type OperationControl, type Outcome, type Source } from "../operation.ts";

export interface BakeExpressionsOptions extends EditOptions {
  /** Where programs run: `createExpressionInterpreter`. */
  interpreter: ExpressionInterpreter;
  limits?: Partial<BakeLimits>;
  /** Pixels by which a drawn point may be off at whole frames, on a canvas of 512. Default 0.05. */
  tolerance?: number;
}

export interface BakeExpressionsReport extends EditReport {
  /** Expressions that are keyframes now (`expression-baked`). */
  baked: Diagnostic[];
  /** Expressions that are not, and why (`expression-not-baked`): they stand as they were. */
  left: Diagnostic[];
}

/**
 * Runs the expressions of animations in a sandbox and writes what they give as keyframes. What fails, wants what is not there or comes to a
 * limit stays, and is named; the others go on. The same file gives the same keyframes. Throws LottieError, UnknownAnimation, RangeError.
 */
export async function bakeExpressions(
  source: Source,
  { interpreter, tolerance = 0.05, limits: given = {}, ...options }: BakeExpressionsOptions,
  control: OperationControl = {},
): Promise<Outcome<ParsedAnimation, BakeExpressionsReport>> {
  if (!(tolerance > 0 && tolerance <= 10))
    throw new RangeError(`tolerance is ${tolerance}: it has to be above 0 and at most 10`);
  const limits = { ...defaultBakeLimits, ...given };
  const { parsed, diagnostics } = openSource(source);
  const idOf = new Map(parsed.animations.map(({ id, json }) => [json, id]));
  const [baked, left] = [new DiagnosticLog(), new DiagnosticLog()];
  const { result, report } = await edit(
    lineageEntry("bake-expressions", {}),
    parsed,
    options,
    control,
    async (json, reach) => {
      const places = expressionPlaces(json);
      if (places.length === 0) return { json, changes: 0 };
      const animationId = idOf.get(json) ?? null;
      const location = { file: parsed.format === "json" ? null : `a/${animationId}.json`, animationId };
      const { values, failures } = await evaluateExpressions(json, places, interpreter, limits, reach);
      const [done, open] = [baked.of(location), left.of(location)];
      for (const { pointer, first, last } of places) {
        const failure = failures.get(pointer);
        if (failure === undefined) done.add("expression-baked", pointer, { frames: last - first + 1 });
        else open.add("expression-not-baked", pointer, { ...failure });
      }
      const changed = values.size === 0 ? json : withBakedKeyframes(json, places, values, tolerance);
      return { json: changed, changes: values.size };
    },
  );
  const located = (found: Diagnostic[]): Diagnostic[] =>
    source instanceof Uint8Array ? locateDiagnostics(source, found) : found;
  return {
    result,
    report: { diagnostics, changes: report.changes, baked: located(baked.found), left: located(left.found) },
  };
}
