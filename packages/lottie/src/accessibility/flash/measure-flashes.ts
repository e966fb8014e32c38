import { ChangedPixels } from "./changed-pixels.ts";
import { KeptChanges } from "./kept-changes.ts";
import type { FlashMeasure, FlashMoment } from "./flashing-areas.ts";
import { maxFlashingArea } from "./wcag.ts";
import { gridOf, widestDisplay } from "./flashing-areas.ts";
import { FlashMeter } from "./flash-meter.ts";
import type { PatternGrid } from "./pattern-fineness.ts";

export interface FlashesOptions {
  width: number;
  height: number;
  framesPerSecond: number;
  /** Frames of one round; they are played in a circle. */
  frames: number;
  askedWidth: number;
}

export interface Flashes {
  general: FlashMeasure;
  red: FlashMeasure | null;
  background: "white" | "black";
}

/** Measures flashes from frames that are handed in one after the other. */
export class FlashMeasurement {
  readonly #options: FlashesOptions;
  readonly #grid: PatternGrid;
  readonly changed: ChangedPixels;
  #meters: { meter: FlashMeter; background: Flashes["background"] }[] = [];
  readonly #kept = new KeptChanges();
  #frame = 0;

  constructor(options: FlashesOptions) {
    this.#options = options;
    this.#grid = gridOf(options.width, options.height);
    this.changed = new ChangedPixels(options.width * options.height);
  }

  /** How many have been taken. */
  get frame(): number {
    return this.#frame;
  }

  /** False: everything so far has to be handed in again, because what looked opaque shows the page behind it. */
  take(pixels: Uint8Array): boolean {
    const wasTransparent = this.changed.isTransparent;
    this.changed.take(pixels, this.#frame === 0);
    if (this.#frame > 0 && this.changed.isTransparent && !wasTransparent) {
      this.#frame = 0;
      return false;
    }
    if (this.#frame === 0) {
      this.#meters = this.#createMeters();
      this.#kept.clear();
    }
    if (this.#frame === this.#kept.frames && this.#frame < this.loopFrames) this.#kept.keep(this.changed);
    this.#measure();
    return true;
  }

  /** Takes a frame that came in the round before, as far as it is known what changes in it. False: it has to be handed in. */
  takeAgain(): boolean {
    const frame = this.#frame % this.#options.frames;
    if (frame >= this.#kept.frames) return false;
    const changes = this.#kept.at(frame);
    if (frame === 0) this.changed.take(bytesOf(changes.colours), false);
    else this.changed.takeChanges(changes);
    this.#measure();
    return true;
  }

  /** How many frames of the next round flashes of this one may go on in. */
  get loopFrames(): number {
    return Math.ceil(this.#options.framesPerSecond);
  }

  /** False as soon as it is known that too much flashes at some width. */
  get isQuiet(): boolean {
    return this.#meters.every(({ meter }) => meter.isQuiet);
  }

  /** Whether flashes may go on from the end into the beginning: then another second of frames is to be handed in. */
  isWorthLooping(): boolean {
    const { framesPerSecond, frames, width } = this.#options;
    const loops = Math.ceil(framesPerSecond / frames) + 1;
    const fewest = maxFlashingArea / (widestDisplay / width) ** 2;
    return this.#meters.some(({ meter }) => meter.pixelsWorthLooping(loops) > fewest);
  }

  /** Of the frame that was taken last, on the background on which it is worse. */
  moment(): { general: FlashMoment; red: FlashMoment } {
    const moments = this.#meters.map(({ meter }) => meter.moment());
    const worst = (kind: "general" | "red"): FlashMoment => ({
      pixels: Math.max(...moments.map((each) => each[kind].pixels)),
      flashes: Math.max(...moments.map((each) => each[kind].flashes)),
    });
    return { general: worst("general"), red: worst("red") };
  }

  /** On each background. */
  end(): Flashes[] {
    return this.#meters.map(({ meter, background }) => ({ ...meter.end(this.#frame), background }));
  }

  #measure(): void {
    for (const { meter } of this.#meters) meter.take(this.changed, this.#frame);
    this.#frame++;
  }

  /** What is transparent is measured on both, because nobody knows the page it is put on. */
  #createMeters(): { meter: FlashMeter; background: Flashes["background"] }[] {
    const on = (background: Flashes["background"]) => ({
      meter: new FlashMeter({
        ...this.#options,
        grid: this.#grid,
        background: background === "white" ? 255 : 0,
      }),
      background,
    });
    return this.changed.isTransparent ? [on("white"), on("black")] : [on("white")];
  }
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint32Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);
