import type { ParsedAnimation } from "../../contract.ts";
import { standaloneJson } from "../../convert/to-json.ts";
import { countParts } from "../../inspect/census.ts";
import {
  createFrameDrawer,
  type FrameRenderer,
  maxComparedFrames,
  noError,
  type PictureError,
  worseError,
} from "../../optimise/compare-frames.ts";
import { defaultErrorBound, type ErrorBound } from "../../optimise/keep-within.ts";
import { withoutOwnMarks } from "../../optimise/mark.ts";
import {
  namesUsedBy,
  optimiseJson,
  type OptimiserPass,
  optimiserPasses,
  optimiserVersion,
} from "../../optimise/optimise-json.ts";
import { recompressPictures } from "../../optimise/pictures/recompress-pictures.ts";
import { makeThorough, type MeasuredPass, measuredPasses } from "../../optimise/thorough-passes.ts";
import { isMarked, marked, sizeOf, written } from "../../optimise/written-file.ts";
import {
  openSource,
  type OperationControl,
  type OperationReport,
  type Outcome,
  OperationProgress,
  requireAnimation,
  type Source,
} from "../operation.ts";
import { groupBy } from "../../json/group-by.ts";

/** What can be switched off: "keyframes" and "paths" run only where a renderer looks at what they do, the others then go further. */
export type OptimisePass = OptimiserPass | MeasuredPass | "images";
export const optimisePasses: readonly OptimisePass[] = [
  ...new Set([...optimiserPasses, "images" as const, ...measuredPasses]),
];

export interface OptimiseOptions {
  /** Default: the format of the source. A Lottie JSON holds one animation. */
  format?: ParsedAnimation["format"];
  /** For a Lottie JSON of a file of several: which; default the first. */
  animationId?: string;
  /** Passes that are not to run have `false`. */
  passes?: Partial<Record<OptimisePass, boolean>>;
  /** Names of layers that something outside the file refers to, such as a program that looks them up. */
  keepNames?: Iterable<string>;
  /**
   * Who draws each frame before and after. With them more is left out, and what breaks `bound` is taken back; without, only what shows
   * nowhere. A file with expressions is not drawn, since nobody runs them here.
   */
  renderers?: readonly FrameRenderer[];
  /** How far a frame may lie from what it was, of 255 on a canvas of 512 pixels; default 4 for any pixel, 0.1 for the whole. */
  bound?: Partial<ErrorBound>;
  /** Frames of each animation that are compared at most, of those at which something turns and others evenly between; default 3,600. */
  maxFrames?: number;
}

export interface PassReport {
  name: OptimisePass;
  /** Of the animations as JSON, and the pictures and fonts beside them, before they are packed. */
  bytesBefore: number;
  bytesAfter: number;
  /** Members taken out, numbers rounded, layers and assets left out. */
  changes: number;
  /** Changes that showed and were taken back. */
  reverted: number;
}

export interface ComparedReport {
  renderers: string[];
  /** Renderers that draw an animation differently each time, or not at all: they were not asked. */
  unsteady: string[];
  bound: ErrorBound;
  /** What is left: at the worst pixel, and of the worst frame as a whole. */
  error: PictureError;
  frames: number;
  /** False where an animation has more frames than `maxFrames`: those at which something turns were compared, and others evenly between. */
  isAll: boolean;
}

export interface OptimiseReport extends OperationReport {
  format: ParsedAnimation["format"];
  bytesBefore: number;
  bytesAfter: number;
  /** True where nothing smaller was found: the result is the bytes as they came. */
  isUnchanged: boolean;
  /** In the order in which they ran. */
  passes: PassReport[];
  /** Null where nobody looked. */
  compared: ComparedReport | null;
}

/**
 * The same animation in fewer bytes, never more. What it makes of its own result is that result.
 * Throws LottieError for bytes that are refused, UnknownAnimation.
 */
export async function optimise(
  source: Source,
  options: OptimiseOptions = {},
  control: OperationControl = {},
): Promise<Outcome<Uint8Array, OptimiseReport>> {
  const progress = new OperationProgress(control);
  await progress.checkpoint(0);
  const { parsed, diagnostics } = openSource(source);
  const format = options.format ?? parsed.format;
  const chosen = format === "json" ? onlyAnimation(parsed, options.animationId) : parsed;
  // A Lottie JSON has no state machines, and so nobody who watches its layers.
  const keepNames = new Set([
    ...(format === "json" ? [] : namesUsedBy(parsed)),
    ...(options.keepNames ?? []),
  ]);
  const renderers = options.renderers ?? [];
  const bound = { ...defaultErrorBound, ...options.bound };
  const { maxFrames = maxComparedFrames } = options;
  const isSame = source instanceof Uint8Array && format === parsed.format && chosen === parsed;
  const fingerprint = JSON.stringify([
    optimiserVersion,
    format,
    bound,
    renderers.some(({ isBrowser }) => isBrowser),
    options.passes ?? {},
    [...keepNames],
    ...(maxFrames === maxComparedFrames ? [] : [maxFrames]),
  ]);
  const isDone = renderers.length > 0 && isSame && isMarked(parsed, fingerprint);

  const passes: PassReport[] = [];
  const isWanted = (name: OptimisePass): boolean => !isDone && options.passes?.[name] !== false;
  let { animations, assets } = chosen;
  let bytes = sizeOf(chosen);
  const hasPrograms = animations.map(({ json }) => countParts(json).expressions > 0);
  const cheap = optimiserPasses.filter(isWanted);
  for (const [index, name] of cheap.entries()) {
    await progress.checkpoint(0.1 + (0.1 * index) / cheap.length);
    let changes = 0;
    const onChange = (count: number): void => {
      changes += count;
    };
    animations = animations.map((each, at) =>
      // Where somebody looks, numbers are rounded further.
      name === "precision" && renderers.length > 0 && hasPrograms[at] === false
        ? each
        : { ...each, json: optimiseJson(each.json, { keepNames, passes: [name], onChange }) },
    );
    const bytesAfter = changes === 0 ? bytes : sizeOf({ animations, assets });
    passes.push({ name, bytesBefore: bytes, bytesAfter, changes, reverted: 0 });
    bytes = bytesAfter;
  }
  if (isWanted("images")) {
    const made = await recompressPictures({ ...chosen, animations, assets }, () => progress.checkpoint(0.2));
    ({ animations, assets } = made.parsed);
    const bytesAfter = made.changes === 0 ? bytes : sizeOf(made.parsed);
    passes.push({ name: "images", bytesBefore: bytes, bytesAfter, changes: made.changes, reverted: 0 });
    bytes = bytesAfter;
  }
  let compared: ComparedReport | null = null;
  if (renderers.length > 0 && !isDone) {
    const wanted = measuredPasses.filter(isWanted);
    const made = await makeAllThorough(
      chosen,
      animations,
      { renderers, bound, maxFrames, wanted, keepNames },
      control,
    );
    animations = made.animations;
    compared = { renderers: renderers.map(({ name }) => name), bound, ...made.compared };
    for (const { name, saved, changes, reverted } of made.passes) {
      passes.push({ name, bytesBefore: bytes, bytesAfter: bytes - saved, changes, reverted });
      bytes -= saved;
    }
  }
  await progress.checkpoint(0.9);
  const slim = {
    ...chosen,
    format,
    animations: format === "dotlottie" ? asEntries(animations, parsed.format) : animations,
    assets,
  };
  const made = written(renderers.length > 0 && !isDone ? marked(slim, fingerprint) : slim, format);
  const before = isSame ? source : written(chosen, format);
  const isUnchanged = isDone || made.length >= before.length;
  const result = isUnchanged ? before : made;
  await progress.checkpoint(1);
  return {
    result,
    report: {
      diagnostics,
      format,
      bytesBefore: before.length,
      bytesAfter: result.length,
      isUnchanged,
      passes: added(passes),
      compared,
    },
  };
}

async function makeAllThorough(
  chosen: ParsedAnimation,
  animations: ParsedAnimation["animations"],
  {
    renderers,
    maxFrames,
    ...rest
  }: {
    renderers: readonly FrameRenderer[];
    bound: ErrorBound;
    maxFrames: number;
    wanted: readonly MeasuredPass[];
    keepNames: ReadonlySet<string>;
  },
  { signal, onProgress }: OperationControl,
): Promise<{
  animations: ParsedAnimation["animations"];
  passes: { name: MeasuredPass; saved: number; changes: number; reverted: number }[];
  compared: Pick<ComparedReport, "unsteady" | "error" | "frames" | "isAll">;
}> {
  const compared: Pick<ComparedReport, "unsteady" | "error" | "frames" | "isAll"> = {
    unsteady: [],
    error: noError,
    frames: 0,
    isAll: true,
  };
  const passes = [];
  const result: ParsedAnimation["animations"] = [];
  for (const [index, each] of animations.entries()) {
    const original = chosen.animations[index]?.json ?? each.json;
    if (countParts(original).expressions > 0) {
      result.push(each);
      continue;
    }
    const made = await makeThorough(
      original,
      each.json,
      { drawers: renderers.map((renderer) => createFrameDrawer(renderer, chosen, each)), ...rest },
      {
        signal,
        maxFrames,
        onProgress: (share) => onProgress?.(0.2 + (0.7 * (index + share)) / animations.length),
      },
    );
    result.push({ ...each, json: made.json });
    passes.push(...made.passes);
    compared.unsteady = [...new Set([...compared.unsteady, ...made.kept.unsteady])];
    compared.error = worseError(compared.error, made.kept.error);
    compared.frames += made.kept.frames;
    compared.isAll &&= made.kept.isAll;
  }
  return { animations: result, passes, compared };
}

/** A Lottie JSON has no name for its animation: the shortest is a fiftieth of a small file, where it stands three times. */
function asEntries(
  animations: ParsedAnimation["animations"],
  from: ParsedAnimation["format"],
): ParsedAnimation["animations"] {
  const slim = withoutOwnMarks(animations);
  return from === "json" ? slim.map((each) => ({ ...each, id: "a" })) : slim;
}

/** One row for each pass, in the order in which they first ran, however many animations they ran on; each begins where the one before ended. */
function added(rows: readonly PassReport[]): PassReport[] {
  let bytes = rows[0]?.bytesBefore ?? 0;
  return [...groupBy(rows, ({ name }) => name)].map(([name, some]) => {
    const sum = (value: (row: PassReport) => number): number =>
      some.reduce((all, row) => all + value(row), 0);
    const bytesBefore = bytes;
    bytes -= sum((row) => row.bytesBefore - row.bytesAfter);
    return {
      name,
      bytesBefore,
      bytesAfter: bytes,
      changes: sum(({ changes }) => changes),
      reverted: sum(({ reverted }) => reverted),
    };
  });
}

/** A Lottie JSON of one animation comes back as it is. */
function onlyAnimation(parsed: ParsedAnimation, animationId?: string): ParsedAnimation {
  const found = requireAnimation(parsed, animationId);
  if (parsed.format === "json") return parsed;
  return {
    ...parsed,
    animations: [{ ...found, json: standaloneJson(parsed, found.id) ?? found.json }],
  };
}
