import type { Ink } from "./ink.ts";
import { energyAt, motionBytes, motionCells, motionSteps } from "./vector-layout.ts";

/** Changes below the first are noise of drawing; from the second on a pixel counts as changed, whatever its colours. */
const [leastChange, clearChange] = [0.04, 0.24];
/** Changed pixels, on average of all steps, below which nothing moves. */
const minEnergy = 0.0005;

/** How much moves when, and where; of frames spread over the length of an animation, the first following the last. */
export function motionOf(frames: readonly Ink[]): Uint8Array {
  const motion = new Uint8Array(motionBytes);
  const steps = new Float64Array(motionSteps);
  const cells = new Float64Array(motionCells * motionCells);
  for (const [step, frame] of frames.entries()) {
    const next = frames[(step + 1) % frames.length] ?? frame;
    steps[step] = addChanges(frame, next, cells);
  }
  const total = steps.reduce((sum, value) => sum + value, 0);
  const energy = total / motionSteps;
  if (energy < minEnergy) return motion;
  for (const [step, value] of steps.entries()) motion[step] = Math.sqrt(value / total) * 255;
  for (const [cell, value] of cells.entries()) motion[motionSteps + cell] = Math.sqrt(value / total) * 255;
  motion[energyAt] = Math.min(1, Math.log2(1 + energy / minEnergy) / 10) * 255;
  const drift = driftOf(frames);
  motion[energyAt + 1] = Math.min(1, drift.across * 2) * 255;
  motion[energyAt + 2] = Math.min(1, drift.down * 2) * 255;
  motion[energyAt + 3] =
    (steps.reduce((idle, value) => idle + (value < energy * 0.05 ? 1 : 0), 0) / motionSteps) * 255;
  return motion;
}

/** The share of the picture that changes, which is also added to the cells where it does. */
function addChanges(frame: Ink, next: Ink, cells: Float64Array): number {
  const { width, height, paint } = frame;
  const count = width * height;
  let changed = 0;
  for (let y = 0, at = 0; y < height; y += 1) {
    const row = Math.floor((y * motionCells) / height) * motionCells;
    for (let x = 0; x < width; x += 1, at += 4) {
      if (paint[at + 3] === 0 && next.paint[at + 3] === 0) continue;
      let most = 0;
      for (let channel = 0; channel < 4; channel += 1) {
        const change = Math.abs((paint[at + channel] as number) - (next.paint[at + channel] as number));
        if (change > most) most = change;
      }
      if (most <= leastChange) continue;
      const share = Math.min(1, (most - leastChange) / (clearChange - leastChange)) / count;
      const cell = row + Math.floor((x * motionCells) / width);
      cells[cell] = (cells[cell] as number) + share;
      changed += share;
    }
  }
  return changed;
}

/** How far the middle of the figure travels, as shares of the canvas. */
function driftOf(frames: readonly Ink[]): { across: number; down: number } {
  const middles = frames.filter(({ mass }) => mass >= 1).map(middleOf);
  const range = (of: (middle: { x: number; y: number }) => number): number =>
    middles.length === 0 ? 0 : Math.max(...middles.map(of)) - Math.min(...middles.map(of));
  return { across: range(({ x }) => x), down: range(({ y }) => y) };
}

function middleOf({ figure, width, height, mass }: Ink): { x: number; y: number } {
  let [x, y] = [0, 0];
  for (let row = 0, index = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1, index += 1) {
      x += (figure[index] as number) * column;
      y += (figure[index] as number) * row;
    }
  return { x: x / mass / width, y: y / mass / height };
}
