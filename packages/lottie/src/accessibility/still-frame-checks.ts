import type { DrawnFrames } from "../contract.ts";
import type { Scene } from "../scene/scene.ts";
import { type PoorContrast, poorContrastsIn } from "./contrast-findings.ts";
import type { FramePlan } from "./frame-plan.ts";
import { type Pattern, patternIn } from "./pattern-findings.ts";

/** More would take longer than it takes to look for flashes. Hangs on the animation alone: a certificate is computed again elsewhere. */
const looksPerSecond = 4;
const minLooks = 8;

/** The frames of a plan that are looked at, by their place in it. */
export function sampledFrames({ frames, framesPerSecond }: FramePlan): number[] {
  const looks = Math.max(minLooks, Math.ceil((frames.length / framesPerSecond) * looksPerSecond));
  const count = Math.min(frames.length, looks);
  return Array.from({ length: count }, (_, index) => Math.floor(((index + 0.5) / count) * frames.length));
}

interface StillFrameChecksOptions {
  plan: FramePlan;
  /** CSS pixels at which the animation is shown. */
  width: number;
  sceneAt(frame: number): Scene;
}

/** Looks at some frames all over the animation for what does not hang on time, while all of them are drawn for something else. */
export class StillFrameChecks {
  readonly #options: StillFrameChecksOptions;
  readonly #wanted: ReadonlySet<number>;
  #last = -1;
  #hasChanged = true;
  /** The frames that were looked at. */
  readonly looked: number[] = [];
  readonly patterns: Pattern[] = [];
  readonly poorContrasts: PoorContrast[] = [];

  constructor(options: StillFrameChecksOptions) {
    this.#options = options;
    this.#wanted = new Set(sampledFrames(options.plan));
  }

  /** Whether a frame is one to look at. In the order of time, which may begin again; none is twice, nor what has not changed since. */
  isDue(index: number, isChanged: boolean): boolean {
    if (isChanged) this.#hasChanged = true;
    if (index <= this.#last || !this.#wanted.has(index) || !this.#hasChanged) return false;
    this.#last = index;
    this.#hasChanged = false;
    return true;
  }

  look(index: number, pixels: Uint8Array, drawn: Pick<DrawnFrames, "width" | "height">): void {
    const { plan, width, sceneAt } = this.#options;
    const frame = plan.frames[index] ?? 0;
    this.looked.push(frame);
    const still = { frame, scene: sceneAt(frame), pixels, width: drawn.width, height: drawn.height };
    const pattern = patternIn(still, width);
    if (pattern !== null) {
      const { share, isBoard, area } = pattern;
      this.patterns.push({ frame, share, isBoard, area });
    }
    this.poorContrasts.push(...poorContrastsIn(still, width));
  }
}
