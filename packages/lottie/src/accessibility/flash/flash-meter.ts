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
  /** Three bytes behind what is transparent. */
  background: readonly [red: number, green: number, blue: number];
}

/** So near below the limits a change still counts: single precision keeps the extremes. */
const tolerance = 1e-6;
const leastChange = wcag.minLuminanceChange - tolerance;

/** General and red flashes of one animation on one background, pixel by pixel. */
export class FlashMeter {
  readonly #options: FlashMeterOptions;
  readonly general: FlashingAreas;
  /** Made when the first saturated red is met: most animations have none. */
  #red: FlashingAreas | null = null;
  /** 1 where a pixel became brighter last, -1 darker, 0 nothing yet. */
  readonly #directions: Int8Array;
  /** The brightest since it became brighter, the darkest since it became darker; both before the first change. */
  readonly #highest: Float32Array;
  readonly #lowest: Float32Array;
  /** The most telling colour of the state that a pixel is in, `0xrrggbb`: of saturated red the reddest, else the least red. */
  readonly #anchors: Uint32Array;
  readonly #anchorShares: Float32Array;
  readonly #isRed: Uint8Array;
  #isFirst = true;

  constructor(options: FlashMeterOptions) {
    this.#options = options;
    const { width, height, framesPerSecond, askedWidth } = options;
    const pixels = width * height;
    this.general = new FlashingAreas(gridOf(width, height), framesPerSecond, askedWidth);
    this.#directions = new Int8Array(pixels);
    this.#highest = new Float32Array(pixels);
    this.#lowest = new Float32Array(pixels);
    this.#anchors = new Uint32Array(pixels);
    this.#anchorShares = new Float32Array(pixels);
    this.#isRed = new Uint8Array(pixels);
  }

  take(changed: ChangedPixels, frame: number): void {
    const [backRed, backGreen, backBlue] = this.#options.background;
    const { positions, pixels, count } = changed;
    const [highest, lowest, directions] = [this.#highest, this.#lowest, this.#directions];
    const [isRed, anchorShares, isFirst] = [this.#isRed, this.#anchorShares, this.#isFirst];
    for (let index = 0; index < count; index++) {
      const position = positions[index] as number;
      const colour = pixels[position] as number;
      let red = colour & 255;
      let green = (colour >> 8) & 255;
      let blue = (colour >> 16) & 255;
      const alpha = colour >>> 24;
      if (alpha !== 255) {
        red = backRed + Math.round(((red - backRed) * alpha) / 255);
        green = backGreen + Math.round(((green - backGreen) * alpha) / 255);
        blue = backBlue + Math.round(((blue - backBlue) * alpha) / 255);
      }
      const luminance = luminanceOf(red, green, blue);
      if (isFirst) {
        highest[position] = luminance;
        lowest[position] = luminance;
      } else {
        const direction = directions[position] as number;
        if (luminance > (highest[position] as number)) highest[position] = luminance;
        else if (luminance < (lowest[position] as number)) lowest[position] = luminance;
        if (
          direction !== 1 &&
          luminance - (lowest[position] as number) >= leastChange &&
          (lowest[position] as number) < wcag.maxDarkerLuminance
        ) {
          directions[position] = 1;
          highest[position] = luminance;
          this.general.add(position, frame, true);
        } else if (
          direction !== -1 &&
          (highest[position] as number) - luminance >= leastChange &&
          luminance < wcag.maxDarkerLuminance
        ) {
          directions[position] = -1;
          lowest[position] = luminance;
          this.general.add(position, frame, false);
        }
      }
      // The least red is kept, so that a slow way to red is seen as a whole; of most pixels it is none at all.
      const redLight = linearOf[red] as number;
      const otherLight = (linearOf[green] as number) + (linearOf[blue] as number);
      const anchorShare = anchorShares[position] as number;
      if (!isFirst && anchorShare === 0 && redLight < 3.9 * otherLight && isRed[position] === 0) continue;
      const share = redLight === 0 ? 0 : redLight / (redLight + otherLight);
      if (isFirst || isRed[position] === 1 || share >= wcag.minRedShare - tolerance)
        this.#takeRed(position, frame, (red << 16) | (green << 8) | blue);
      else if (share < anchorShare) {
        this.#anchors[position] = (red << 16) | (green << 8) | blue;
        anchorShares[position] = share;
      }
    }
    this.#isFirst = false;
    this.general.endFrame(frame);
    this.#red?.endFrame(frame);
  }

  end(frames: number): { general: FlashMeasure; red: FlashMeasure | null } {
    return { general: this.general.end(frames), red: this.#red?.end(frames) ?? null };
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
    } else if (
      wasRed
        ? share > (this.#anchorShares[position] as number)
        : share < (this.#anchorShares[position] as number)
    ) {
      this.#anchors[position] = colour;
      this.#anchorShares[position] = share;
    }
  }

  #settle(position: number, colour: number, share: number, isRed: boolean): void {
    this.#anchors[position] = colour;
    this.#anchorShares[position] = share;
    this.#isRed[position] = isRed ? 1 : 0;
  }

  #redAreas(): FlashingAreas {
    const { width, height, framesPerSecond, askedWidth } = this.#options;
    return (this.#red ??= new FlashingAreas(gridOf(width, height), framesPerSecond, askedWidth));
  }
}
