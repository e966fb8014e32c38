import type { ParsedAnimation } from "../../contract.ts";
import { standaloneJson } from "../../convert/to-json.ts";
import { countParts } from "../../inspect/census.ts";
import {
  type FrameRenderer,
  maxComparedFrames,
  type PictureError,
  worseError,
} from "../../optimise/compare-frames.ts";
import { defaultErrorBound, type ErrorBound } from "../../optimise/keep-within.ts";
import { makeAllThorough } from "../../optimise/make-all-thorough.ts";
import { withoutOwnMarks } from "../../optimise/mark.ts";
import {
  namesUsedBy,
  optimiseJson,
  type OptimiserPass,
  optimiserPasses,
  optimiserVersion,
} from "../../optimise/optimise-json.ts";
import { fitPictures } from "../../optimise/pictures/fit-pictures.ts";
import type { PictureCodec } from "../../optimise/pictures/picture-codec.ts";
import { hasPng } from "../../optimise/pictures/picture-places.ts";
import { recompressPictures } from "../../optimise/pictures/recompress-pictures.ts";
import { type MeasuredPass, measuredPasses } from "../../optimise/thorough-passes.ts";
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

/** What pictures may become. */
export const pictureFormats = ["webp", "png"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

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
  /** Packs PNGs as WebP where that is smaller; without one they stay PNG, packed anew. Players take WebP from iOS 14 on. */
  pictureCodec?: PictureCodec;
  /** "png": PNGs stay PNG, whoever could pack them as WebP; default "webp". */
  pictureFormat?: PictureFormat;
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
  /** Pictures that were PNG and are WebP, which no player shows before iOS 14 and macOS 11. */
  picturesToWebp: number;
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
  const codec = options.pictureFormat === "png" ? null : (options.pictureCodec ?? null);
  const fingerprintOf = (form: ParsedAnimation): string =>
    JSON.stringify([
      optimiserVersion,
      format,
      bound,
      renderers.some(({ isBrowser }) => isBrowser),
      options.passes ?? {},
      [...keepNames],
      ...(maxFrames === maxComparedFrames ? [] : [maxFrames]),
      ...(codec !== null && hasPng(form) ? ["webp"] : []),
    ]);
  const isDone = renderers.length > 0 && isSame && isMarked(parsed, fingerprintOf(parsed));

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
  let picturesToWebp = 0;
  const addImages = (
    made: { parsed: ParsedAnimation; changes: number; toWebp: number },
    reverted = 0,
  ): void => {
    ({ animations, assets } = made.parsed);
    picturesToWebp = made.toWebp;
    const bytesAfter = made.changes === 0 ? bytes : sizeOf(made.parsed);
    passes.push({ name: "images", bytesBefore: bytes, bytesAfter, changes: made.changes, reverted });
    bytes = bytesAfter;
  };
  const isLooking = renderers.length > 0 && !isDone;
  // Where somebody looks at WebP, pictures come last and take what is left of the bound.
  const isFitting = isLooking && codec !== null;
  if (isWanted("images") && !isFitting)
    addImages(
      await recompressPictures({ ...chosen, animations, assets }, codec, () => progress.checkpoint(0.2)),
    );
  let compared: ComparedReport | null = null;
  if (isLooking) {
    const wanted = measuredPasses.filter(isWanted);
    const made = await makeAllThorough(
      chosen,
      animations,
      { renderers, bound, maxFrames, wanted, keepNames },
      { signal: control.signal, onProgress: (share) => control.onProgress?.(0.2 + 0.5 * share) },
    );
    animations = made.animations;
    compared = { renderers: renderers.map(({ name }) => name), bound, ...made.compared };
    for (const { name, saved, changes, reverted } of made.passes) {
      passes.push({ name, bytesBefore: bytes, bytesAfter: bytes - saved, changes, reverted });
      bytes -= saved;
    }
    if (isFitting && isWanted("images")) {
      const fitted = await fitPictures(
        chosen,
        { ...chosen, animations, assets },
        { codec, renderers, bound, maxFrames, isSeen: made.isSeen },
        { signal: control.signal, checkpoint: () => progress.checkpoint(0.8) },
      );
      addImages(fitted, fitted.reverted);
      if (fitted.error !== null) compared.error = worseError(compared.error, fitted.error);
    }
  }
  await progress.checkpoint(0.9);
  const slim = {
    ...chosen,
    format,
    animations: format === "dotlottie" ? asEntries(animations, parsed.format) : animations,
    assets,
  };
  const made = written(isLooking ? marked(slim, fingerprintOf(slim)) : slim, format);
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
      picturesToWebp: isUnchanged ? 0 : picturesToWebp,
      compared,
    },
  };
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
    // They stand inside it now.
    assets: new Map(),
  };
}
