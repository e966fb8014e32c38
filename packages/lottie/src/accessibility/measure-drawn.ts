import type { DrawnFrames } from "../contract.ts";
import type { OperationProgress } from "../operations/operation.ts";
import { meanFrame } from "./flash/mean-frame.ts";
import { type Flashes, FlashMeasurement } from "./flash/measure-flashes.ts";
import type { FramePlan } from "./frame-plan.ts";
import type { StillFrameChecks } from "./still-frame-checks.ts";
import { TimelineRecorder } from "./timeline.ts";

export interface MeasuringOptions {
  /** Draws so many pixels wide. */
  open(width: number): DrawnFrames | Promise<DrawnFrames>;
  /** Where it was asked for. */
  drawnWidth: number | undefined;
  plan: FramePlan;
  mode: "wcag" | "iris";
  /** CSS pixels at which it is to be shown. */
  width: number;
  isLooping: boolean;
  hasTimeline: boolean;
  createStills(): StillFrameChecks;
  progress: OperationProgress;
}

export interface Measured {
  flashes: Flashes[];
  movingFrames: number[];
  stills: StillFrameChecks | null;
  recorder: TimelineRecorder | null;
}

/** So fine that squares of a tenth of a degree are two pixels at least. */
const displayPerDrawn = 2;
const [leastDrawn, mostDrawn] = [512, 1_024];
/** Of what is looked at first. */
const minSmall = 256;
/** Of all that is to do. */
const [smallShare, allDrawn] = [0.4, 0.95];

/**
 * Most animations flash at no width: those are drawn small, at a quarter of the pixels, and only what does not hang on time is looked at in
 * full. What flashes is measured again in full, and so is all that is asked for frame by frame.
 */
export async function measureDrawn(options: MeasuringOptions): Promise<Measured> {
  const { mode, plan, progress } = options;
  const finest = Math.ceil(options.width / displayPerDrawn);
  const inFull = options.drawnWidth ?? Math.min(mostDrawn, Math.max(leastDrawn, finest));
  const small = Math.max(minSmall, finest);
  const looksSmall =
    options.drawnWidth === undefined && mode === "wcag" && !options.hasTimeline && small < inFull;
  if (looksSmall) {
    const due: number[] = [];
    const stills = options.createStills();
    const shares: [number, number] = [0, smallShare];
    const measured = await measureFlashes(
      await options.open(small),
      { ...options, shares, isUpToFlashes: true },
      (index, _, { changed }) => {
        if (stills.isDue(index, changed.count > 0)) due.push(index);
      },
    );
    if (measured.isQuiet) {
      const drawn = await options.open(inFull);
      for (const index of due) {
        await progress.checkpoint(allDrawn);
        const at = plan.frames[index] ?? 0;
        stills.look(index, drawn.view === undefined ? await drawn.draw(at) : drawn.view(at), drawn);
      }
      return { ...measured, stills, recorder: null };
    }
  }
  const drawn = await options.open(inFull);
  const stills = mode === "iris" ? null : options.createStills();
  const recorder = options.hasTimeline
    ? new TimelineRecorder(plan.frames, mode === "iris" ? 1 : drawn.width * drawn.height)
    : null;
  const measured = await measureFlashes(
    drawn,
    { ...options, shares: [looksSmall ? smallShare : 0, allDrawn] },
    (index, pixels, measurement) => {
      recorder?.take(index, measurement);
      if (stills?.isDue(index, measurement.changed.count > 0) === true) stills.look(index, pixels, drawn);
    },
  );
  return { ...measured, stills, recorder };
}

/** `isUpToFlashes`: only as far as nothing flashes too much. */
async function measureFlashes(
  drawn: DrawnFrames,
  {
    plan,
    mode,
    width,
    isLooping,
    progress,
    shares,
    isUpToFlashes = false,
  }: MeasuringOptions & { shares: [from: number, to: number]; isUpToFlashes?: boolean },
  look: (index: number, pixels: Uint8Array, measurement: FlashMeasurement) => void,
): Promise<Pick<Measured, "flashes" | "movingFrames"> & { isQuiet: boolean }> {
  const { frames, framesPerSecond } = plan;
  const [from, to] = shares;
  const size = mode === "iris" ? { width: 1, height: 1 } : { width: drawn.width, height: drawn.height };
  const measurement = new FlashMeasurement({
    ...size,
    framesPerSecond,
    frames: frames.length,
    askedWidth: width,
  });
  const movingFrames: number[] = [];
  const goesOn = (): boolean => !isUpToFlashes || measurement.isQuiet;
  const takeNext = async (): Promise<Uint8Array | null> => {
    const { frame } = measurement;
    await progress.checkpoint(from + ((to - from) * frame) / (frames.length + measurement.loopFrames));
    if (frame >= frames.length && measurement.takeAgain()) return null;
    const at = frames[frame % frames.length] ?? 0;
    const pixels = drawn.view === undefined ? await drawn.draw(at) : drawn.view(at);
    return measurement.take(mode === "iris" ? meanFrame(pixels) : pixels) ? pixels : null;
  };
  while (measurement.frame < frames.length && goesOn()) {
    const { frame } = measurement;
    const pixels = await takeNext();
    if (pixels === null) continue;
    look(frame, pixels, measurement);
    if (frame > 0 && measurement.changed.count > 0) movingFrames.push(frame);
  }
  if (isLooping && goesOn() && measurement.isWorthLooping()) {
    const end = frames.length + measurement.loopFrames;
    while (measurement.frame < end && goesOn()) await takeNext();
  }
  const flashes = measurement.end();
  return { flashes, movingFrames, isQuiet: measurement.isQuiet };
}
