import type { ParsedAnimation } from "../../contract.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { DiagnosticLog } from "../../diagnostics/diagnostic-log.ts";
import { locateDiagnostics } from "../../diagnostics/locate-diagnostics.ts";
import { lineageEntry } from "../../lineage/lineage.ts";
import { withoutPrograms } from "../../optimise/strip-expressions.ts";
import type { CombineOutlines } from "../../portable/merged-paths.ts";
import { needsBooleans, rewriteForTargets } from "../../portable/rewrite-for-targets.ts";
import { diagnoseForTargets } from "../../targets/diagnose-for-targets.ts";
import { supportOf } from "../../targets/target-features.ts";
import { type Target, targets as knownTargets } from "../../targets/targets.ts";
import type { BakeExpressionsReport } from "./bake-expressions.ts";
import { edit, type EditOptions, type EditReport } from "../edit/edit.ts";
import { openSource, type OperationControl, type Outcome, type Source } from "../operation.ts";

export interface PortableOptions extends EditOptions {
  /** What the file is to play in: at least one. */
  targets: readonly Target[];
  /** Combines paths, which needs more than this package brings: `openBooleans` of `@zoetrope/render`. Without it they are left and named. */
  openBooleans?: () => Promise<CombineOutlines>;
  /**
   * Bakes expressions where a target runs none: `bakeExpressions` of `@zoetrope/lottie/expressions` with an interpreter. Without it they
   * go, and what they did with them.
   */
  bakeExpressions?: BakeExpressions;
}

/** What is left of the file and of its animations that are meant, with keyframes for expressions. */
export type BakeExpressions = (
  source: ParsedAnimation,
  options: EditOptions,
  control: OperationControl,
) => Promise<Outcome<ParsedAnimation, BakeExpressionsReport>>;

export interface PortableReport extends EditReport {
  targets: readonly Target[];
  /** What was written in another way (`target-rewritten`), with how exactly that is the same. */
  rewritten: Diagnostic[];
  /** What at least one of the targets still does not draw as meant (`target-left`, and limits such as those of Telegram). */
  left: Diagnostic[];
}

/**
 * Writes what a target cannot draw in a way that it can: repeaters as groups, merged paths as paths, colour effects as colours, stars and
 * solids as shapes, masks the right way round, auto-orientation as rotation; expressions go, and are only run where `bakeExpressions` says
 * how. What cannot be said so stays and is named. Doing it again changes nothing. Throws LottieError, UnknownAnimation, RangeError for no target.
 */
export async function portable(
  source: Source,
  options: PortableOptions,
  control: OperationControl = {},
): Promise<Outcome<ParsedAnimation, PortableReport>> {
  const { openBooleans } = options;
  const targets = knownTargets.filter((target) => options.targets.includes(target));
  if (targets.length === 0) throw new RangeError(`no target is named: there are ${knownTargets.join(", ")}`);
  control.signal?.throwIfAborted();
  const { parsed: given, diagnostics } = openSource(source);
  const isRunning = targets.every((target) => supportOf(target, "expressions")?.support === "yes");
  const baked =
    isRunning || options.bakeExpressions === undefined
      ? null
      : await options.bakeExpressions(given, options, control);
  const parsed = baked?.result ?? given;
  const isCombining =
    openBooleans !== undefined &&
    targets.some((target) => supportOf(target, "merge-paths")?.support !== "yes") &&
    parsed.animations.some(({ json }) => needsBooleans(json));
  const combine = isCombining ? await openBooleans() : null;
  const [rewritten, left]: [DiagnosticLog, DiagnosticLog] = [new DiagnosticLog(), new DiagnosticLog()];
  for (const { pointer, file, animationId } of baked?.report.baked ?? [])
    rewritten
      .of({ file, animationId })
      .add("target-rewritten", pointer, { feature: "expressions", exactness: "frames" });
  const idOf = new Map(parsed.animations.map(({ id, json }) => [json, id]));
  const { result, report } = await edit(
    lineageEntry("portable", { targets }),
    parsed,
    options,
    control,
    (json) => {
      const animationId = idOf.get(json) ?? null;
      const location = { file: parsed.format === "json" ? null : `a/${animationId}.json`, animationId };
      const changed = rewriteForTargets(json, targets, combine);
      const log = rewritten.of(location);
      for (const { feature, pointer, exactness } of changed.rewritten)
        log.add("target-rewritten", pointer, { feature, exactness });
      diagnoseForTargets(changed.json, targets, left.of(location));
      return { json: changed.json, changes: changed.rewritten.length };
    },
  );
  const located = (found: Diagnostic[]): Diagnostic[] =>
    source instanceof Uint8Array ? locateDiagnostics(source, found) : found;
  const themes = isRunning ? parsed.themes : withoutPrograms({ ...parsed, animations: [] }).themes;
  return {
    result: { ...result, themes },
    report: {
      diagnostics,
      changes: report.changes + (baked?.report.baked.length ?? 0),
      targets,
      // What is left is of the new file, whose bytes are not written yet.
      rewritten: located(rewritten.found),
      left: [...located(baked?.report.left ?? []), ...left.found],
    },
  };
}
