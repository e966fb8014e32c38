import type { FlashMeasurement } from "./flash/measure-flashes.ts";
import { blueWeight, greenWeight, redWeight } from "../colours/srgb.ts";
import { linearLight } from "./flash/linear-light.ts";

/** Flashes of one kind, a number for each frame. */
export interface FlashTimeline {
  /** Of the picture, 0 to 1: what ends a flash in this frame, two opposing changes within a second. */
  share: number[];
  /** Flashes within the second up to this frame that fill too much of the field of view at the width asked for; more than three harm. */
  count: number[];
}

/** What happens when, one number for each frame that was looked at, to be drawn beside a playhead. At most 3,600 of each. */
export interface AccessibilityTimeline {
  /** From the in point. */
  frames: number[];
  /** Mean relative luminance on white, 0 to 1. */
  luminance: number[];
  general: FlashTimeline;
  red: FlashTimeline;
  /** Of the picture, 0 to 1: what changed since the frame before; 0 in the first. */
  changed: number[];
  /** How fast the fastest part moves that covers much, in longer sides of the canvas a second. Mode `iris` knows none. */
  speed: number[];
}

/** Writes down what a measurement of flashes has seen of each frame. */
export class TimelineRecorder {
  readonly #frames: readonly number[];
  readonly #luminances: Float32Array;
  #sum = 0;
  readonly timeline: AccessibilityTimeline;

  constructor(frames: readonly number[], pixels: number) {
    this.#frames = frames;
    this.#luminances = new Float32Array(pixels);
    const zeros = (): number[] => Array.from({ length: frames.length }, () => 0);
    const flashes = (): FlashTimeline => ({ share: zeros(), count: zeros() });
    const [luminance, changed, speed] = [zeros(), zeros(), zeros()];
    this.timeline = {
      frames: [...frames],
      luminance,
      general: flashes(),
      red: flashes(),
      changed,
      speed,
    };
  }

  /** After a measurement took the frame of this number. It may begin again with the first. */
  take(frame: number, measurement: FlashMeasurement): void {
    if (frame >= this.#frames.length) return;
    const { timeline } = this;
    const pixels = this.#luminances.length;
    this.#addLuminance(frame, measurement);
    const { general, red } = measurement.moment();
    timeline.luminance[frame] = rounded(this.#sum / pixels);
    timeline.changed[frame] = frame === 0 ? 0 : rounded(measurement.changed.count / pixels);
    for (const [kind, moment] of [
      [timeline.general, general],
      [timeline.red, red],
    ] as const) {
      kind.share[frame] = rounded(moment.pixels / pixels);
      kind.count[frame] = moment.flashes;
    }
  }

  /** How fast something moves from a frame on, up to the next that is told; in the order of time. */
  takeSpeeds(speeds: readonly { frame: number; speed: number }[]): void {
    let at = 0;
    for (const [index, frame] of this.#frames.entries()) {
      while (at + 1 < speeds.length && (speeds[at + 1]?.frame ?? Infinity) <= frame) at++;
      this.timeline.speed[index] = rounded(speeds[at]?.speed ?? 0);
    }
  }

  #addLuminance(frame: number, { changed }: FlashMeasurement): void {
    if (frame === 0) {
      this.#luminances.fill(0);
      this.#sum = 0;
    }
    const { positions, pixels, count } = changed;
    for (let index = 0; index < count; index++) {
      const position = positions[index] as number;
      const luminance = luminanceOnWhite(pixels[position] as number);
      this.#sum -= this.#luminances[position] as number;
      this.#luminances[position] = luminance;
      this.#sum += this.#luminances[position];
    }
  }
}

function luminanceOnWhite(colour: number): number {
  const alpha = colour >>> 24;
  const rest = 255 - alpha;
  const light = (byte: number): number => linearLight[Math.round((byte * alpha) / 255 + rest)] as number;
  return (
    redWeight * light(colour & 255) +
    greenWeight * light((colour >> 8) & 255) +
    blueWeight * light((colour >> 16) & 255)
  );
}

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;
