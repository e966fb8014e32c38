import type { ChangedPixels } from "./changed-pixels.ts";
import { FlashingAreas, type FlashMeasure, type FlashMoment, gridOf } from "./flashing-areas.ts";
import { areFarApart, linearOf, luminanceOf, redShareOf } from "./linear-light.ts";
import { wcag } from "./wcag.ts";

export interface FlashMeterOptions {
  width: number;
  height: number;
  framesPerSecond: number;
  /** Pixels at which the picture is to be shown, for `unsafeFrames`. */
  askedWidth: number;
  /** Each of the three bytes behind what is transparent. */
  background: 0 | 255;
}

const stateSize = 4;
// One by one: a list that is taken apart would be made for every pixel.
const highestAt = 0;
const lowestAt = 1;
const directionAt = 2;
const anchorShareAt = 3;

/** So near below the limits a change still counts: single precision keeps the extremes. */
const tolerance = 1e-6;
const leastChange = wcag.minLuminanceChange - tolerance;

/** A byte over one of the background: rounded as it would be by division, without one. */
function blended(byte: number, back: 0 | 255, alpha: number): number {
  const product = (byte ^ back) * alpha + 128;
  return ((product + (product >> 8)) >> 8) ^ back;
}

/** General and red flashes of one animation on one background, pixel by pixel. */
export class FlashMeter {
  readonly #options: FlashMeterOptions;
  readonly general: FlashingAreas;
  /** Made when the first saturated red is met: most animations have none. */
  #red: FlashingAreas | null = null;
  /**
   * Of each pixel, side by side: the brightest since it became brighter, the darkest since it became darker (both before the first change), 1
   * where it became brighter last, -1 darker, 0 nothing yet, and the share of red of its anchor.
   */
  readonly #states: Float32Array;
  /** The most telling colour of the state that a pixel is in, `0xrrggbb`: of saturated red the reddest, else the least red. */
  readonly #anchors: Uint32Array;
  readonly #isRed: Uint8Array;
  #isFirst = true;

  constructor(options: FlashMeterOptions) {
    this.#options = options;
    const { width, height, framesPerSecond, askedWidth } = options;
    const pixels = width * height;
    this.general = new FlashingAreas(gridOf(width, height), framesPerSecond, askedWidth);
    this.#states = new Float32Array(pixels * stateSize);
    this.#anchors = new Uint32Array(pixels);
    this.#isRed = new Uint8Array(pixels);
  }

  take(changed: ChangedPixels, frame: number): void {
    const { background: back } = this.#options;
    const { positions, pixels, count } = changed;
    const [states, isRed, isFirst] = [this.#states, this.#isRed, this.#isFirst];
    for (let index = 0; index < count; index++) {
      const position = positions[index] as number;
      const colour = pixels[position] as number;
      let red = colour & 255;
      let green = (colour >> 8) & 255;
      let blue = (colour >> 16) & 255;
      const alpha = colour >>> 24;
      if (alpha !== 255) {
        red = blended(red, back, alpha);
        green = blended(green, back, alpha);
        blue = blended(blue, back, alpha);
      }
      const luminance = luminanceOf(red, green, blue);
      const state = position * stateSize;
      if (isFirst) {
        states[state + highestAt] = luminance;
        states[state + lowestAt] = luminance;
      } else {
        const direction = states[state + directionAt] as number;
        if (luminance > (states[state + highestAt] as number)) states[state + highestAt] = luminance;
        else if (luminance < (states[state + lowestAt] as number)) states[state + lowestAt] = luminance;
        const highest = states[state + highestAt] as number;
        const lowest = states[state + lowestAt] as number;
        if (direction !== 1 && luminance - lowest >= leastChange && lowest < wcag.maxDarkerLuminance) {
          states[state + directionAt] = 1;
          states[state + highestAt] = luminance;
          this.general.add(position, frame, true);
        } else if (
          direction !== -1 &&
          highest - luminance >= leastChange &&
          luminance < wcag.maxDarkerLuminance
        ) {
          states[state + directionAt] = -1;
          states[state + lowestAt] = luminance;
          this.general.add(position, frame, false);
        }
      }
      // The least red is kept, so that a slow way to red is seen as a whole; of most pixels it is none at all.
      const anchorShare = states[state + anchorShareAt] as number;
      const mayStay = !isFirst && anchorShare === 0;
      if (mayStay && (red <= green || red <= blue)) continue;
      const redLight = linearOf[red] as number;
      const otherLight = (linearOf[green] as number) + (linearOf[blue] as number);
      if (mayStay && redLight < 3.9 * otherLight) continue;
      const share = redLight === 0 ? 0 : redLight / (redLight + otherLight);
      if (isFirst || isRed[position] === 1 || share >= wcag.minRedShare - tolerance)
        this.#takeRed(position, frame, (red << 16) | (green << 8) | blue);
      else if (share < anchorShare) {
        this.#anchors[position] = (red << 16) | (green << 8) | blue;
        states[state + anchorShareAt] = share;
      }
    }
    this.#isFirst = false;
    this.general.endFrame(frame);
    this.#red?.endFrame(frame);
  }

  end(frames: number): { general: FlashMeasure; red: FlashMeasure | null } {
    return { general: this.general.end(frames), red: this.#red?.end(frames) ?? null };
  }

  /** False as soon as it is known that too much flashes at some width. */
  get isQuiet(): boolean {
    return (
      this.general.measure.smallestUnsafeWidth === null &&
      (this.#red === null || this.#red.measure.smallestUnsafeWidth === null)
    );
  }

  /** Of the frame that was taken last. */
  moment(): { general: FlashMoment; red: FlashMoment } {
    return { general: this.general.moment, red: this.#red?.moment ?? { pixels: 0, flashes: 0 } };
  }

  /** As of FlashingAreas, of both kinds. */
  pixelsWorthLooping(loops: number): number {
    return Math.max(this.general.pixelsWorthLooping(loops), this.#red?.pixelsWorthLooping(loops) ?? 0);
  }

  #takeRed(position: number, frame: number, colour: number): void {
    const share = redShareOf(colour >> 16, (colour >> 8) & 255, colour & 255);
    const isRed = share >= wcag.minRedShare - tolerance;
    const anchor = this.#anchors[position] as number;
    const wasRed = this.#isRed[position] === 1;
    if (this.#isFirst) this.#settle(position, colour, share, isRed);
    else if ((isRed || wasRed) && isRed !== wasRed && areFarApart(anchor, colour)) {
      this.#settle(position, colour, share, isRed);
      this.#redAreas().add(position, frame, isRed);
    } else {
      const state = position * stateSize + anchorShareAt;
      const known = this.#states[state] as number;
      if (wasRed ? share <= known : share >= known) return;
      this.#anchors[position] = colour;
      this.#states[state] = share;
    }
  }

  #settle(position: number, colour: number, share: number, isRed: boolean): void {
    this.#anchors[position] = colour;
    this.#states[position * stateSize + anchorShareAt] = share;
    this.#isRed[position] = isRed ? 1 : 0;
  }

  #redAreas(): FlashingAreas {
    const { width, height, framesPerSecond, askedWidth } = this.#options;
    return (this.#red ??= new FlashingAreas(gridOf(width, height), framesPerSecond, askedWidth));
  }
}
