import type { LottieJson } from "../contract.ts";
import type { ChangeLog } from "./change-log.ts";
import {
  comparedFrames,
  type FrameDrawer,
  noError,
  type PictureError,
  pictureErrorOf,
  worseError,
} from "./compare-frames.ts";

/** Errors of 255 that a frame may have, on a canvas of 512 pixels. */
export interface ErrorBound {
  max: number;
  mean: number;
}

export const defaultErrorBound: ErrorBound = { max: 4, mean: 0.1 };

export interface KeepWithinResult {
  /** What is left of errors, in all renderers. */
  error: PictureError;
  /** Frames that were compared in each. */
  frames: number;
  /** False where there are more than are compared: then those at which something turns, and others evenly between. */
  isAll: boolean;
  /** How many changes of a pass were taken back. */
  reverted: ReadonlyMap<string, number>;
  /** Renderers that cannot draw the animation as it came, or draw it differently each time: they say nothing of it. */
  unsteady: string[];
}

interface Guard {
  signal?: AbortSignal | undefined;
  /** Frames that are compared at most. */
  maxFrames?: number | undefined;
  onProgress?: ((share: number) => void) | undefined;
  /** Makes changes in another way where they were taken back; asked after each of the first rounds that took something back, from 1. */
  refill?: ((attempt: number) => void) | undefined;
  /** Passes of which nothing is taken back where a renderer cannot be asked. */
  unseen?: readonly string[];
}

/** Pictures of an animation that are kept at once; each is about a megabyte. */
const framesAtOnce = 16;
/** After so many rounds over all frames no other way is tried. */
const maxRefills = 1;
/** After so many everything is given up. */
const maxRounds = 6;

export const exceeds = (error: PictureError, bound: ErrorBound): boolean =>
  error.max > bound.max || error.mean > bound.mean;

/**
 * Takes back changes to `json` until each frame looks as in `original`, as far as `bound` asks for. In a frame that does not, the change
 * that makes the difference is found by halving: players have steps (at which a curve is cut into one piece more), so a hair in one
 * place can show where thousands do not.
 */
export async function keepWithin(
  original: LottieJson,
  json: LottieJson,
  log: ChangeLog,
  renderers: readonly FrameDrawer[],
  bound: ErrorBound,
  { signal, onProgress, maxFrames, refill, unseen = [] }: Guard = {},
): Promise<KeepWithinResult> {
  const { frames, isAll } = comparedFrames(original, maxFrames);
  const reverted = new Map<string, number>();
  const count = (pass: string, by: number): void => void reverted.set(pass, (reverted.get(pass) ?? 0) + by);
  const unsteady: string[] = [];
  /** What is left, by the renderers that have looked since something was taken back last. */
  const errors = new Map<FrameDrawer, PictureError>();

  /** Looks at a frame, and takes back what breaks it. True where nothing had to be. */
  const fix = async (renderer: FrameDrawer, frame: number, picture: Uint8Array): Promise<PictureError> => {
    const look = async (made: number): Promise<PictureError> => {
      signal?.throwIfAborted();
      log.goTo(made);
      const [drawn = new Uint8Array()] = await renderer.draw(json, [frame], signal);
      return pictureErrorOf(picture, drawn, frame);
    };
    let found = await look(log.length);
    while (exceeds(found, bound)) {
      let [good, bad] = [0, log.length];
      if (bad === 0) break;
      while (bad - good > 1) {
        const middle = (good + bad) >> 1;
        if (exceeds(await look(middle), bound)) bad = middle;
        else good = middle;
      }
      count(log.giveUp(bad - 1), 1);
      found = await look(log.length);
    }
    log.goTo(log.length);
    return found;
  };

  /** Looks until nothing has to be taken back. True where something was. */
  const lookAtAll = async (renderer: FrameDrawer): Promise<boolean> => {
    for (let round = 0; ; round++) {
      let isClean = true;
      let worst = noError;
      for (let from = 0; from < frames.length; from += framesAtOnce) {
        signal?.throwIfAborted();
        const some = frames.slice(from, from + framesAtOnce);
        const originals = await renderer.draw(original, some, signal);
        let drawn = await renderer.draw(json, some, signal);
        for (const [index, frame] of some.entries()) {
          signal?.throwIfAborted();
          const picture = originals[index] ?? new Uint8Array();
          let found = pictureErrorOf(picture, drawn[index] ?? new Uint8Array(), frame);
          if (exceeds(found, bound)) {
            isClean = false;
            found = await fix(renderer, frame, picture);
            const left = await renderer.draw(json, some.slice(index + 1), signal);
            drawn = [...drawn.slice(0, index + 1), ...left];
          }
          worst = worseError(worst, found);
        }
        onProgress?.((from + some.length) / frames.length);
      }
      if (isClean) {
        errors.set(renderer, worst);
        return round > 0;
      }
      if (round < maxRefills) refill?.(round + 1);
      if (round >= maxRounds) {
        // Whatever it is, without any change there is none.
        count("all", log.length);
        while (log.length > 0) log.giveUp(log.length - 1);
        errors.set(renderer, noError);
        return true;
      }
    }
  };

  const steady: FrameDrawer[] = [];
  for (const renderer of renderers) {
    if (!(await isSteady(renderer, original, frames, bound, signal))) {
      unsteady.push(renderer.name);
      // What was never seen stays away, but what means the same in every player.
      for (let index = log.length - 1; index >= 0; index--)
        if (!unseen.includes(log.passAt(index))) count(log.giveUp(index), 1);
      continue;
    }
    steady.push(renderer);
  }
  // What one had taken back may show in another that looked before.
  for (let next = steady[0]; next !== undefined; next = steady.find((each) => !errors.has(each))) {
    const hasTakenBack = await lookAtAll(next);
    if (hasTakenBack) for (const other of steady) if (other !== next) errors.delete(other);
  }
  return {
    error: [...errors.values()].reduce(worseError, noError),
    frames: unsteady.length === renderers.length ? 0 : frames.length,
    isAll,
    reverted,
    unsteady,
  };
}

/** ThorVG draws some masks anew each time: what changes by itself cannot be compared. */
async function isSteady(
  renderer: FrameDrawer,
  json: LottieJson,
  frames: readonly number[],
  bound: ErrorBound,
  signal?: AbortSignal,
): Promise<boolean> {
  const some = [0, 0.3, 0.6, 0.9].map((share) => frames[Math.floor(share * frames.length)] ?? 0);
  try {
    const first = await renderer.draw(json, some, signal);
    const second = await renderer.draw(json, some, signal);
    return some.every((frame, index) => {
      const [one, other] = [first[index] ?? new Uint8Array(), second[index] ?? new Uint8Array()];
      return !exceeds(pictureErrorOf(one, other, frame), bound);
    });
  } catch {
    signal?.throwIfAborted();
    return false;
  }
}
