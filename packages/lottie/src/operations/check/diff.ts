import type { ParsedAnimation } from "../../contract.ts";
import { applyJsonDiff } from "../../diff/apply-json-diff.ts";
import type { Change } from "../../diff/change.ts";
import { changesIn } from "../../diff/changes-in.ts";
import { comparableOf, documentOf } from "../../diff/comparable.ts";
import { diffJson, type JsonDiff } from "../../diff/json-diff.ts";
import type { JsonConflict, Side } from "../../diff/json-conflict.ts";
import { mergeJsonDiffs } from "../../diff/merge-json-diffs.ts";
import { type SharedIndex, sharedIndexes } from "../../diff/shared-indexes.ts";
import { mergedLineage, withoutLineage } from "../../lineage/lineage.ts";
import type { JsonObject } from "../../json/json-values.ts";
import {
  openSource,
  type OperationControl,
  type OperationReport,
  type Outcome,
  OperationProgress,
  type Source,
} from "../operation.ts";

export interface DocumentDiff {
  /** What `applyDiff` needs; null where both files say the same. */
  diff: JsonDiff | null;
  /** The same in terms of layers, keyframes, colours and texts, in the order of the document. */
  changes: Change[];
}

/** What is different between two files, whatever their formatting and compression. Throws LottieError. */
export async function diff(
  before: Source,
  after: Source,
  _options: Record<string, never> = {},
  control: OperationControl = {},
): Promise<Outcome<DocumentDiff>> {
  const progress = new OperationProgress(control);
  await progress.checkpoint(0);
  const [one, other] = [openSource(before), openSource(after)];
  await progress.checkpoint(0.4);
  const comparable = comparableOf(one.parsed);
  const found = diffJson(comparable, comparableOf(other.parsed));
  await progress.checkpoint(0.8);
  const changes = changesIn(comparable, found);
  await progress.checkpoint(1);
  return {
    result: { diff: found, changes },
    report: { diagnostics: [...one.diagnostics, ...other.diagnostics] },
  };
}

/** The file that `diff` was taken to, from the one that it was taken from. Throws LottieError, DiffDoesNotFit. */
export async function applyDiff(
  source: Source,
  { diff: change }: Pick<DocumentDiff, "diff">,
  control: OperationControl = {},
): Promise<Outcome<ParsedAnimation>> {
  const progress = new OperationProgress(control);
  await progress.checkpoint(0);
  const { parsed, diagnostics } = openSource(source);
  await progress.checkpoint(0.5);
  const result =
    change === null ? parsed : documentOf(applyJsonDiff(comparableOf(parsed), change) as JsonObject);
  await progress.checkpoint(1);
  return { result, report: { diagnostics } };
}

export interface MergeChangesOptions {
  /** What is taken where both exclude each other; default "ours". */
  preferred?: Side;
}

/** Two changes that exclude each other, and the animation that they are in; null for the file around it. */
export interface MergeConflict extends Omit<JsonConflict, "kind"> {
  kind: JsonConflict["kind"] | "same-index";
  animationId: string | null;
}

export interface MergeChangesReport extends OperationReport {
  conflicts: MergeConflict[];
}

/**
 * The changes that two files made to the one that both began with, in one file. Changes of different things commute; those that
 * exclude each other are named, and one side is taken. Throws LottieError.
 */
export async function mergeChanges(
  base: Source,
  ours: Source,
  theirs: Source,
  { preferred = "ours" }: MergeChangesOptions = {},
  control: OperationControl = {},
): Promise<Outcome<ParsedAnimation, MergeChangesReport>> {
  const progress = new OperationProgress(control);
  await progress.checkpoint(0);
  const opened = [base, ours, theirs].map(openSource);
  const diagnostics = opened.flatMap((each) => each.diagnostics);
  // What was done is a list that both sides went on with, which is no conflict.
  const [first, our, their] = opened.map(({ parsed }) => comparableOf(withoutLineage(parsed)));
  await progress.checkpoint(0.4);
  const merged = mergeJsonDiffs(first, diffJson(first, our), diffJson(first, their), preferred);
  await progress.checkpoint(0.8);
  const comparable = (merged.diff === null ? first : applyJsonDiff(first, merged.diff)) as JsonObject;
  const [before, mine, others] = opened.map(({ parsed }) => parsed);
  const bare = documentOf(comparable);
  const result =
    before === undefined || mine === undefined || others === undefined
      ? bare
      : mergedLineage(before, mine, others, bare);
  const conflicts = merged.conflicts.map((each): MergeConflict =>
    Object.assign({}, each, locationOf(each.pointer, opened[0]?.parsed)),
  );
  const keyOf = ({ animationId, list, number }: SharedIndex): string => `${animationId} ${list} ${number}`;
  const known = new Set(opened.flatMap(({ parsed }) => sharedIndexes(parsed).map(keyOf)));
  const doubled = sharedIndexes(result)
    .filter((each) => !known.has(keyOf(each)))
    .map(({ animationId, pointer }): MergeConflict => ({ kind: "same-index", animationId, pointer }));
  await progress.checkpoint(1);
  return {
    result,
    report: { diagnostics, conflicts: [...conflicts, ...doubled] },
  };
}

const inAnimation = /^\/animations\/(\d+)\/json(.*)$/s;

function locationOf(
  pointer: string,
  base: ParsedAnimation | undefined,
): Pick<MergeConflict, "animationId" | "pointer"> {
  const [, index, rest] = inAnimation.exec(pointer) ?? [];
  const animation = index === undefined ? undefined : base?.animations[Number(index)];
  return animation === undefined
    ? { animationId: null, pointer }
    : { animationId: animation.id, pointer: rest ?? "" };
}
