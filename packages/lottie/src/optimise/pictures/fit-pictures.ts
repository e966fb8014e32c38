import type { ParsedAnimation } from "../../contract.ts";
import { comparedFrames, type FrameRenderer, type PictureError } from "../compare-frames.ts";
import { type ErrorBound, exceeds } from "../keep-within.ts";
import { asItCame, PictureForms, type Form, type ReadablePng } from "./picture-forms.ts";
import { FormDifference } from "./form-difference.ts";
import type { PictureCodec } from "./picture-codec.ts";
import { findPngs, type FoundPng, type MadePicture, withPictures } from "./picture-places.ts";
import { readPng } from "./read-png.ts";
import { countsOf, type RecompressedPictures, smallerPicture } from "./recompress-pictures.ts";

/** So many of the largest pictures go as far as each can; all others as far as all of them can. */
const maxPicturesApart = 4;
const sampledFrames = 8;
const maxRounds = 4;

export interface FittedPictures extends RecompressedPictures {
  /** Pictures that are PNG still because they showed as WebP. */
  reverted: number;
  /** What is left of errors in all frames; null where nothing was compared. */
  error: PictureError | null;
}

export interface FitOptions {
  codec: PictureCodec;
  renderers: readonly FrameRenderer[];
  bound: ErrorBound;
  maxFrames: number;
  /** By their place in the file: false for animations that cannot be drawn, or not twice in the same way. */
  isSeen: readonly boolean[];
}

interface Control {
  signal?: AbortSignal | undefined;
  /** May wait, or end it. */
  checkpoint(): Promise<void>;
}

/**
 * `made`, a form of `original` whose frames are within `bound`, with its PNGs as WebP that is as close to them as it has to be so that all
 * frames still are. What nobody sees is as it would be where nobody looks.
 */
export async function fitPictures(
  original: ParsedAnimation,
  made: ParsedAnimation,
  options: FitOptions,
  control: Control,
): Promise<FittedPictures> {
  const { codec, isSeen } = options;
  const changed = new Map<string, MadePicture>();
  const fitted: ReadablePng[] = [];
  const others: FoundPng[] = [];
  for (const found of findPngs(made)) {
    await control.checkpoint();
    const isFit =
      found.mayBeRenamed && found.animations.size > 0 && [...found.animations].every((each) => isSeen[each]);
    const picture = isFit ? readPng(found.bytes) : null;
    if (picture === null) others.push(found);
    else fitted.push({ found, picture });
  }
  const fit = await fitSeen(original, made, fitted, options, control);
  for (const [key, picture] of fit.chosen) changed.set(key, picture);
  for (const found of others) {
    await control.checkpoint();
    // What somebody sees in one animation and nobody in another would change unlooked at: as PNG it changes nowhere.
    const isSeenSomewhere = [...found.animations].some((each) => isSeen[each]);
    const picture = await smallerPicture(found, isSeenSomewhere ? null : codec);
    if (picture !== null) changed.set(found.key, picture);
  }
  for (const { found } of fitted) {
    if (changed.has(found.key)) continue;
    await control.checkpoint();
    const picture = await smallerPicture(found, null);
    if (picture !== null) changed.set(found.key, picture);
  }
  return {
    parsed: withPictures(made, changed),
    ...countsOf(changed),
    reverted: fit.reverted,
    error: fit.error,
  };
}

async function fitSeen(
  original: ParsedAnimation,
  made: ParsedAnimation,
  pictures: readonly ReadablePng[],
  { codec, renderers, bound, maxFrames }: FitOptions,
  { signal, checkpoint }: Control,
): Promise<{ chosen: ReadonlyMap<string, MadePicture>; reverted: number; error: PictureError | null }> {
  const forms = new PictureForms(codec, pictures, bound.max);
  const chosen = new Map<ReadablePng, Form>();
  const allAs = (form: Form): void => {
    for (const each of pictures) chosen.set(each, form);
  };
  const picturesOf = async (isTrial: boolean): Promise<Map<string, MadePicture>> => {
    const found = new Map<string, MadePicture>();
    for (const [each, form] of chosen) {
      if (form === asItCame) continue;
      await checkpoint();
      const picture = await forms.at(each, form, isTrial);
      if (picture !== null) found.set(each.found.key, picture);
    }
    return found;
  };
  const shown = new Set(pictures.flatMap(({ found }) => [...found.animations]));
  const difference = new FormDifference(original, [...shown], renderers, signal);
  const sample = new Map(
    [...shown].map((index) => {
      const { frames } = comparedFrames(original.animations[index]?.json ?? {}, maxFrames);
      return [index, { all: frames, some: spread(frames, sampledFrames) }];
    }),
  );
  const errorOf = async (which: "all" | "some") => {
    const form = withPictures(made, await picturesOf(which === "some"));
    return await difference.errorOf(form, (index) => sample.get(index)?.[which] ?? [], bound);
  };
  /** A group of pictures in another form, as far as they are not further already; as before where a frame of the sample shows it. */
  const tryForm = async (group: readonly ReadablePng[], form: Form): Promise<boolean> => {
    const before = group.map((each) => [each, chosen.get(each) ?? asItCame] as const);
    for (const [each, known] of before) if (known.step <= form.step) chosen.set(each, form);
    if (!exceeds((await errorOf("some")).error, bound)) return true;
    for (const [each, known] of before) chosen.set(each, known);
    return false;
  };
  /** As far as a group goes while all frames of the sample are within. */
  const climb = async (group: readonly ReadablePng[]): Promise<void> => {
    let low = Math.min(...group.map((each) => chosen.get(each)?.step ?? asItCame.step));
    let high = forms.steps;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (await tryForm(group, { step: middle, isNear: false })) low = middle;
      else high = middle;
    }
    if (low > asItCame.step && forms.mayBeNear(low)) await tryForm(group, { step: low, isNear: true });
  };
  const largest = pictures
    .toSorted((one, other) => other.found.bytes.length - one.found.bytes.length)
    .slice(0, maxPicturesApart);
  let error: PictureError | null = null;
  for (let round = 0; round < maxRounds && pictures.length > 0; round++) {
    allAs(asItCame);
    await climb(pictures);
    if (pictures.length > 1) for (const each of largest) await climb([each]);
    if ([...chosen.values()].every((form) => form === asItCame)) break;
    const found = await errorOf("all");
    if (!exceeds(found.error, bound)) {
      error = found.error;
      break;
    }
    sample.get(found.animation)?.some.push(found.error.frame);
    if (round === maxRounds - 1) allAs(asItCame);
  }
  return {
    chosen: await picturesOf(false),
    reverted: [...chosen.values()].filter((form) => form === asItCame).length,
    error,
  };
}

const spread = (frames: readonly number[], count: number): number[] => [
  ...new Set(
    Array.from(
      { length: Math.min(count, frames.length) },
      (_, index) =>
        frames[Math.round((index * (frames.length - 1)) / Math.max(1, Math.min(count, frames.length) - 1))] ??
        0,
    ),
  ),
];
