import type { ChangedPixels } from "./changed-pixels.ts";
import { FlashingAreas, type FlashMeasure, type FlashMoment } from "./flashing-areas.ts";
import { areFarApart, linearLight, luminanceOf, redShareOf } from "./linear-light.ts";
import type { PatternGrid } from "./pattern-fineness.ts";
import { wcag } from "./wcag.ts";

export interface FlashMeterOptions {
  grid: PatternGrid;
  framesPerSecond: number;
  /** Pixels at which the picture is to be shown, for `unsafeFrames`. */
  askedWidth: number;
  /** Each of the three bytes behind what is transparent. */
  background: 0 | 255;
}

/**
 * Kept of each pixel, side by side: the brightest since it became brighter, the darkest since it became darker (both before the first change),
 * the share of red of its anchor, and the anchor with flags above it.
 */
const stateSize = 4;
// One by one: a list that is taken apart would be made for every pixel.
const highestAt = 0;
const lowestAt = 1;
const anchorShareAt = 2;
/** The most telling colour of the state that a pixel is in, `0xrrggbb`: of saturated red the reddest, else the least red. */
const anchorAt = 3;
const colourBits = 0xff_ff_ff;
const becameBrighter = 1 << 24;
const becameDarker = 1 << 25;
const isSaturated = 1 << 26;

/** So near below the limits a change still counts: single precision keeps the extremes. */
const tolerance = 1e-6;
const minChange = wcag.minLuminanceChange - tolerance;
const minRedShare = wcag.minRedShare - tolerance;

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
  /** By number of a pixel, in single precision and as whole numbers. */
  readonly #states: Float32Array;
  readonly #anchors: Int32Array;
  #met = 0;

  constructor(options: FlashMeterOptions) {
    this.#options = options;
    const { grid, framesPerSecond, askedWidth } = options;
    this.general = new FlashingAreas(grid, framesPerSecond, askedWidth);
    this.#states = new Float32Array(grid.width * grid.height * stateSize);
    this.#anchors = new Int32Array(this.#states.buffer);
  }

  /** Nothing has changed in the first frame. */
  take(changed: ChangedPixels, frame: number): void {
    if (frame > 0) {
      this.#meet(changed);
      this.#takeChanges(changed, frame);
    }
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

  /** Pixels that change for the first time were until now what they had been in the first frame. */
  #meet({ firstColours, met }: ChangedPixels): void {
    const { background: back } = this.#options;
    const states = this.#states;
    for (let number = this.#met; number < met; number++) {
      const colour = firstColours[number] as number;
      const alpha = colour >>> 24;
      const red = blended(colour & 255, back, alpha);
      const green = blended((colour >> 8) & 255, back, alpha);
      const blue = blended((colour >> 16) & 255, back, alpha);
      const luminance = luminanceOf(red, green, blue);
      states[number * stateSize + highestAt] = luminance;
      states[number * stateSize + lowestAt] = luminance;
      this.#settle(number, (red << 16) | (green << 8) | blue, redShareOf(red, green, blue));
    }
    this.#met = met;
  }

  #takeChanges({ positions, numbers, pixels, count }: ChangedPixels, frame: number): void {
    const { background: back } = this.#options;
    const [states, anchors, general] = [this.#states, this.#anchors, this.general];
    for (let index = 0; index < count; index++) {
      const colour = pixels[positions[index] as number] as number;
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
      const number = numbers[index] as number;
      const state = number * stateSize;
      const anchor = anchors[state + anchorAt] as number;
      const highest = states[state + highestAt] as number;
      const lowest = states[state + lowestAt] as number;
      if (luminance > highest) states[state + highestAt] = luminance;
      else if (luminance < lowest) states[state + lowestAt] = luminance;
      if (
        luminance - lowest >= minChange &&
        (anchor & becameBrighter) === 0 &&
        lowest < wcag.maxDarkerLuminance
      ) {
        anchors[state + anchorAt] = (anchor & ~becameDarker) | becameBrighter;
        states[state + highestAt] = luminance;
        general.add(positions[index] as number, number, frame, true);
      } else if (
        highest - luminance >= minChange &&
        (anchor & becameDarker) === 0 &&
        luminance < wcag.maxDarkerLuminance
      ) {
        anchors[state + anchorAt] = (anchor & ~becameBrighter) | becameDarker;
        states[state + lowestAt] = luminance;
        general.add(positions[index] as number, number, frame, false);
      }
      // The least red is kept, so that a slow way to red is seen as a whole; of most pixels it is none at all.
      const anchorShare = states[state + anchorShareAt] as number;
      if (anchorShare === 0 && (red <= green || red <= blue)) continue;
      const redLight = linearLight[red] as number;
      const otherLight = (linearLight[green] as number) + (linearLight[blue] as number);
      if (anchorShare === 0 && redLight < 3.9 * otherLight) continue;
      const share = redLight === 0 ? 0 : redLight / (redLight + otherLight);
      if ((anchor & isSaturated) !== 0 || share >= minRedShare)
        this.#takeRed(number, positions[index] as number, frame, (red << 16) | (green << 8) | blue);
      else if (share < anchorShare) this.#keepAnchor(number, (red << 16) | (green << 8) | blue, share);
    }
  }

  #takeRed(number: number, position: number, frame: number, colour: number): void {
    const share = redShareOf(colour >> 16, (colour >> 8) & 255, colour & 255);
    const isRed = share >= minRedShare;
    const anchor = this.#anchors[number * stateSize + anchorAt] as number;
    const wasRed = (anchor & isSaturated) !== 0;
    if (isRed !== wasRed && areFarApart(anchor & colourBits, colour)) {
      this.#settle(number, colour, share);
      this.#redAreas().add(position, number, frame, isRed);
    } else {
      const known = this.#states[number * stateSize + anchorShareAt] as number;
      if (wasRed ? share > known : share < known) this.#keepAnchor(number, colour, share);
    }
  }

  /** In a state, saturated red or not, of which this is the first colour. */
  #settle(number: number, colour: number, share: number): void {
    const at = number * stateSize + anchorAt;
    const isRed = share >= minRedShare ? isSaturated : 0;
    this.#anchors[at] = ((this.#anchors[at] as number) & ~isSaturated) | isRed;
    this.#keepAnchor(number, colour, share);
  }

  #keepAnchor(number: number, colour: number, share: number): void {
    const state = number * stateSize;
    this.#anchors[state + anchorAt] = ((this.#anchors[state + anchorAt] as number) & ~colourBits) | colour;
    this.#states[state + anchorShareAt] = share;
  }

  #redAreas(): FlashingAreas {
    const { grid, framesPerSecond, askedWidth } = this.#options;
    return (this.#red ??= new FlashingAreas(grid, framesPerSecond, askedWidth));
  }
}
