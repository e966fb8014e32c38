import type { LottieJson, ParsedAnimation } from "../contract.ts";
import { type LineageEntry, withLineage } from "../lineage/lineage.ts";
import {
  openSource,
  type OperationControl,
  type OperationReport,
  type Outcome,
  Pace,
  requireAnimation,
  type Source,
} from "./operation.ts";

export interface EditOptions {
  /** Only this animation of a file of several; default all of them. */
  animationId?: string;
}

export interface EditReport extends OperationReport {
  /** How many places became others. */
  changes: number;
}

/**
 * What edits of the animations of a file have in common; the rest of the file stays as it is. What is changed has `entry` in
 * its lineage.
 */
export async function edit(
  entry: LineageEntry,
  source: Source,
  { animationId }: EditOptions,
  control: OperationControl,
  change: (json: LottieJson) => { json: LottieJson; changes: number },
): Promise<Outcome<ParsedAnimation, EditReport>> {
  const pace = new Pace(control);
  await pace.reach(0);
  const { parsed, diagnostics } = openSource(source);
  const only = animationId === undefined ? null : requireAnimation(parsed, animationId);
  let changes = 0;
  const animations: ParsedAnimation["animations"] = [];
  for (const [index, each] of parsed.animations.entries()) {
    await pace.reach(0.3 + (0.7 * index) / parsed.animations.length);
    if (only !== null && each !== only) {
      animations.push(each);
      continue;
    }
    const changed = change(each.json);
    changes += changed.changes;
    animations.push(
      changed.json === each.json ? each : { ...each, json: withLineage(changed.json, [entry]) },
    );
  }
  await pace.reach(1);
  return { result: { ...parsed, animations }, report: { diagnostics, changes } };
}
