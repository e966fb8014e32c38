import { poorFillsIn } from "../../accessibility/contrast-findings.ts";
import type { FindingCode } from "../../accessibility/finding.ts";
import { framePlan } from "../../accessibility/frame-plan.ts";
import {
  bestChange,
  brightnessOf,
  type ColourConstraint,
  constraintOfFill,
} from "../../accessibility/fix-colours/colour-constraint.ts";
import { mixPainter } from "../../accessibility/fix-colours/painter.ts";
import { constraintsOfStripes } from "../../accessibility/fix-colours/constraints-of-stripes.ts";
import { patternIn } from "../../accessibility/pattern-findings.ts";
import type { StillFrame } from "../../accessibility/still-frame.ts";
import { sampledFrames } from "../../accessibility/still-frame-checks.ts";
import type { DrawnFrames, LottieJson, OpenFrames, ParsedAnimation } from "../../contract.ts";
import { inspectJson } from "../../inspect/facts-of.ts";
import type { JsonObject } from "../../json/json-values.ts";
import { lineageEntry } from "../../lineage/lineage.ts";
import { createSceneEvaluator } from "../../scene/create-scene-evaluator.ts";
import { edit, type EditOptions, type EditReport } from "./edit.ts";
import { openSource, type OperationControl, type Outcome, type Source } from "../operation.ts";

/** What other colours can fix. */
export type ColourFinding = Extract<
  FindingCode,
  "text-contrast" | "shape-contrast" | "stripes" | "checkerboard"
>;

export interface FixColoursOptions extends EditOptions {
  openFrames: OpenFrames;
  /** The finding that is to go. Text and shapes get colours that stand out, stripes and squares softer ones. */
  finding: ColourFinding;
  /** CSS pixels at which it is to be shown; default 512. */
  width?: number;
}

export interface FixColoursReport extends EditReport {
  /** In how many of the stills that were looked at it is still found. */
  left: number;
}

/** What one colour becomes may show what others have to become. */
const maxRounds = 5;
const maxFrames = 3_600;
const drawnWidth = 512;
/** Colours that differ by less are taken for one. */
const sameLuminance = 0.02;

/**
 * Changes as few colours as little as it takes until a finding of `analyseAccessibility` is gone, or comes as near as colours can. Gradients
 * and pictures stay: where they cause it nothing changes. Throws LottieError, UnknownAnimation, and what `openFrames` throws.
 */
export async function fixColours(
  source: Source,
  { openFrames, finding, width = drawnWidth, ...options }: FixColoursOptions,
  control: OperationControl = {},
): Promise<Outcome<ParsedAnimation, FixColoursReport>> {
  const { parsed, diagnostics } = openSource(source);
  let left = 0;
  const entry = lineageEntry("fixColours", { finding, width });
  const outcome = await edit(entry, parsed, options, control, async (json, reach) => {
    const animation = parsed.animations.find((each) => each.json === json);
    if (animation === undefined) return { json, changes: 0 };
    let best = { json, changes: 0, left: Number.POSITIVE_INFINITY };
    let now = { json, changes: 0 };
    for (let round = 0; round < maxRounds; round++) {
      const shown = { ...parsed, animations: [{ ...animation, json: now.json }] };
      const copy = structuredClone(now.json);
      const drawn = await openFrames(shown, animation.id, drawnWidth);
      const found = await wishesIn(copy, drawn, { finding, width }, (share) =>
        reach((round + share) / maxRounds),
      );
      if (found.frames < best.left) best = { ...now, left: found.frames };
      const changes = found.frames === 0 ? 0 : grant(found.constraints, copy);
      if (changes === 0) break;
      now = { json: copy, changes: now.changes + changes };
    }
    left += best.left;
    return best.changes === 0 ? { json, changes: 0 } : best;
  });
  return { ...outcome, report: { ...outcome.report, diagnostics, left } };
}

/** What is wished of a document, by whose objects: in how many stills, and what it would take. */
async function wishesIn(
  json: LottieJson,
  drawn: DrawnFrames,
  { finding, width }: { finding: ColourFinding; width: number },
  reach: (share: number) => Promise<void>,
): Promise<{ frames: number; constraints: ColourConstraint[] }> {
  const plan = framePlan(inspectJson(json), maxFrames);
  const { sceneAt } = createSceneEvaluator(json);
  const looked = sampledFrames(plan);
  const constraints: ColourConstraint[] = [];
  let frames = 0;
  for (const [count, index] of looked.entries()) {
    await reach(count / looked.length);
    const frame = plan.frames[index] ?? 0;
    const pixels = drawn.view?.(frame) ?? (await drawn.draw(frame));
    const still = { frame, scene: sceneAt(frame), pixels, width: drawn.width, height: drawn.height };
    const found = constraintsOf(still, finding, width);
    if (found === null) continue;
    frames++;
    constraints.push(...found);
  }
  return { frames, constraints };
}

/** Null where it is not found; nothing where no colour would fix it. */
function constraintsOf(still: StillFrame, finding: ColourFinding, width: number): ColourConstraint[] | null {
  if (finding === "stripes" || finding === "checkerboard") {
    const pattern = patternIn(still, width);
    return pattern === null ? null : constraintsOfStripes(pattern, still);
  }
  const poor = poorFillsIn(still, width).filter(({ code }) => code === finding);
  // What lies on top is changed before what it lies on.
  return poor.length === 0 ? null : poor.toReversed().flatMap(constraintOfFill);
}

/** Changes what is wished of. Returns how many places changed. */
function grant(constraints: readonly ColourConstraint[], { slots }: LottieJson): number {
  const byPainter = new Map<JsonObject, ColourConstraint[]>();
  for (const constraint of constraints) {
    const same = byPainter.get(constraint.json);
    if (same === undefined) byPainter.set(constraint.json, [constraint]);
    else same.push(constraint);
  }
  const changed: number[] = [];
  let changes = 0;
  for (const [json, same] of byPainter) {
    // Two that lie beside each other would come off as before, had both been changed at once.
    if (same.some(({ beside }) => changed.some((each) => Math.abs(each - beside) < sameLuminance))) continue;
    const change = bestChange(same);
    if (change === null) continue;
    changes += mixPainter(json, slots, change.to, change.share);
    changed.push(...same.map(({ colour }) => brightnessOf(colour)));
  }
  return changes;
}
