import type { MovingFormat } from "../moving-format.ts";

/** One way to make a file smaller. */
export interface SizeStep {
  /** Of the width and height that were asked for. */
  scale: number;
  framesPerSecond: number;
  format: MovingFormat;
}

/** Each makes a file about a tenth to a fifth smaller; details go before size, and size before what makes motion jerky. */
const scales = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.42, 0.35, 0.28, 0.22, 0.17, 0.13, 0.1];
/** From which scale on so many frames a second are enough. */
const slower: readonly { atScale: number; framesPerSecond: number }[] = [
  { atScale: 0.9, framesPerSecond: 25 },
  { atScale: 0.7, framesPerSecond: 20 },
  { atScale: 0.5, framesPerSecond: 15 },
  { atScale: 0.28, framesPerSecond: 12 },
  { atScale: 0.13, framesPerSecond: 10 },
];
/** From which scale on the format is the first, the second, the third coarser one. */
const coarserAt = [1, 0.7, 0.42];

/** Ways to make a file smaller, from none at all to all of them. */
export function sizeSteps(format: MovingFormat, framesPerSecond: number): SizeStep[] {
  const steps: SizeStep[] = [];
  const coarserFormats = format.coarser();
  let step: SizeStep = { scale: 1, framesPerSecond, format };
  const take = (change: Partial<SizeStep>): void => {
    step = { ...step, ...change };
    steps.push(step);
  };
  steps.push(step);
  for (const scale of scales) {
    if (scale < 1) take({ scale });
    const rate = slower.find(({ atScale }) => atScale === scale)?.framesPerSecond;
    if (rate !== undefined && rate < step.framesPerSecond) take({ framesPerSecond: rate });
    const coarser = coarserFormats[coarserAt.indexOf(scale)];
    if (coarser !== undefined) take({ format: coarser });
  }
  return steps;
}
