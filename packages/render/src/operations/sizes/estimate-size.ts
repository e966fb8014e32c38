import type { OperationControl, Outcome, Source } from "@zoetrope/lottie";
import { OperationProgress } from "@zoetrope/lottie/operation";
import type { DrawOptions, Timing } from "../drawing-options.ts";
import type { MovingFile, MovingFormat, MovingPicture } from "../moving-format.ts";
import { type Drawing, openDrawing } from "../open-drawing.ts";
import type { FramesReport } from "../render-frames.ts";
import { chooseFrames } from "../timing.ts";

export interface SizeEstimate {
  /** Of the file that would come out. */
  bytes: number;
  /** Between these it lies, as far as the frames that were encoded tell. */
  least: number;
  most: number;
  /** How many were encoded for it. */
  sampledFrames: number;
  /** True where these are all. */
  isExact: boolean;
}

export interface EstimateSizeOptions extends DrawOptions, Timing {
  /** `gifFormat`, `apngFormat`, `webpFormat`, or `videoFormat` of `@zoetrope/render/browser-video`. */
  format: MovingFormat;
  /** How often it plays; default 0, for ever. A video plays once. */
  plays?: number;
  /** Called with each estimate on the way, better from one to the next. */
  onEstimate?: (estimate: SizeEstimate) => void;
}

/** Stretches of frames that follow each other, all over the animation, since frames are written as what changed. */
const stretches = 6;
const framesInStretch = 4;

/**
 * About how large a file would become, before it is made: some frames are encoded, the others are taken to be like them. Throws as the
 * operation that makes the file.
 */
export async function estimateSize(
  source: Source,
  options: EstimateSizeOptions,
  control: OperationControl = {},
): Promise<Outcome<SizeEstimate, FramesReport>> {
  const { format } = options;
  const progress = new OperationProgress(control);
  await progress.checkpoint(0);
  const drawing = await openDrawing(source, onUsualBackground(options));
  const picture = pictureOf(drawing, {
    ...onUsualBackground(options),
    framesPerSecond: format.framesPerSecond(drawing.frameRate, options.framesPerSecond),
  });
  const { frames, framesPerSecond } = picture;
  const result = await estimate(picture, format, {
    ...options,
    checkpoint: (share) => progress.checkpoint(share),
  });
  await progress.checkpoint(1);
  return { result, report: { ...drawing.report, frameCount: frames.length, framesPerSecond } };
}

/** With what lies behind in this format, where nothing else was asked for. */
export const onUsualBackground = <Options extends EstimateSizeOptions>(options: Options): Options =>
  options.background === undefined && options.format.usualBackground !== null
    ? { ...options, background: options.format.usualBackground }
    : options;

/** Throws RenderError. */
export function pictureOf(
  { size, draw, frameRate, frameCount }: Drawing,
  { background, plays = 0, ...timing }: Pick<EstimateSizeOptions, "background" | "plays"> & Timing,
): MovingPicture {
  const chosen = chooseFrames({ frameRate, frameCount }, timing);
  return { size, draw, plays, isOpaque: background !== undefined, ...chosen };
}

interface EstimateControl {
  onEstimate?: (estimate: SizeEstimate) => void;
  checkpoint(share: number): Promise<void>;
}

/** The same of what is open already. */
export async function estimate(
  picture: MovingPicture,
  format: MovingFormat,
  { onEstimate, checkpoint }: EstimateControl,
): Promise<SizeEstimate> {
  const { frames, framesPerSecond } = picture;
  await checkpoint(0);
  const begin = await format.prepare(picture);
  const sizeOf = async (some: readonly number[]): Promise<number> => {
    const file = await begin();
    return (await writeFrames(file, some, picture)).length;
  };
  if (frames.length <= stretches * framesInStretch) {
    const bytes = await sizeOf(frames);
    const exact = { bytes, least: bytes, most: bytes, sampledFrames: frames.length, isExact: true };
    onEstimate?.(exact);
    return exact;
  }
  const first = await sizeOf(frames.slice(0, 1));
  const keys = Math.max(1, Math.ceil(frames.length / format.framesBetweenKeys(framesPerSecond)));
  const changes = frames.length - keys;
  const ofKeys: number[] = [];
  const ofChanges: number[] = [];
  let known: SizeEstimate = { bytes: first, least: first, most: first, sampledFrames: 1, isExact: false };
  for (let index = 0; index < stretches; index++) {
    await checkpoint((index + 1) / (stretches + 1));
    const start = Math.floor(((index + 0.5) * (frames.length - framesInStretch)) / stretches);
    const some = frames.slice(start, start + framesInStretch);
    const alone = await sizeOf(some.slice(0, 1));
    ofKeys.push(alone);
    ofChanges.push(Math.max(0, (await sizeOf(some)) - alone) / (framesInStretch - 1));
    const change = meanOf(ofChanges);
    const bytes = first + Math.max(0, keys - 1) * meanOf(ofKeys) + changes * change;
    // Twice the deviation of a mean, and never less than a tenth: frames in between may be of another kind.
    const deviation = 2 * deviationOf(ofChanges) * changes;
    const spread = Math.max(0.1 * bytes, Math.min(bytes, deviation));
    known = {
      bytes: Math.round(bytes),
      least: Math.round(Math.max(first, bytes - spread)),
      most: Math.round(bytes + spread),
      sampledFrames: (index + 1) * framesInStretch + 1,
      isExact: false,
    };
    onEstimate?.(known);
  }
  return known;
}

/** Writes some frames into a file and ends it. */
export async function writeFrames(
  file: MovingFile,
  frames: readonly number[],
  { draw }: Pick<MovingPicture, "draw">,
  checkpoint: (share: number) => Promise<void> = async () => {},
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    for (const [index, frame] of frames.entries()) {
      await checkpoint(index / frames.length);
      await file.add(draw(frame));
    }
    return await file.finish();
  } finally {
    file.close?.();
  }
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Of the mean of these. */
function deviationOf(values: readonly number[]): number {
  if (values.length < 2) return meanOf(values);
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1) / values.length);
}
