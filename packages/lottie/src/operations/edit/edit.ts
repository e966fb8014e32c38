import type { LottieJson, ParsedAnimation } from "../../contract.ts";
import { type LineageEntry, withLineage } from "../../lineage/lineage.ts";
import {
  openSource,
  type OperationControl,
  type OperationReport,
  type Outcome,
  OperationProgress,
  requireAnimation,
  type Source,
} from "../operation.ts";

export interface EditOptions {
  /** Only this animation of a file of several; default all of them. */
  animationId?: string;
}

export interface EditReport extends OperationReport {
  /** How many places became others. */
  changes: number;
}

interface Changed {
  json: LottieJson;
  changes: number;
}

/**
 * What edits of the animations of a file have in common; the rest of the file stays as it is. What is changed has `entry` in
 * its lineage. `reach` is told how much of this animation is done.
 */
export async function edit(
  entry: LineageEntry,
  source: Source,
  { animationId }: EditOptions,
  control: OperationControl,
  change: (json: LottieJson, reach: (share: number) => Promise<void>) => Changed | Promise<Changed>,
): Promise<Outcome<ParsedAnimation, EditReport>> {
  const progress = new OperationProgress(control);
  await progress.checkpoint(0);
  const { parsed, diagnostics } = openSource(source);
  const only = animationId === undefined ? null : requireAnimation(parsed, animationId);
  let changes = 0;
  const animations: ParsedAnimation["animations"] = [];
  for (const [index, each] of parsed.animations.entries()) {
    const reach = (share: number): Promise<void> =>
      progress.checkpoint(0.3 + (0.7 * (index + share)) / parsed.animations.length);
    await reach(0);
    if (only !== null && each !== only) {
      animations.push(each);
      continue;
    }
    const changed = await change(each.json, reach);
    changes += changed.changes;
    animations.push(
      changed.json === each.json ? each : { ...each, json: withLineage(changed.json, [entry]) },
    );
  }
  await progress.checkpoint(1);
  return { result: { ...parsed, animations }, report: { diagnostics, changes } };
}
