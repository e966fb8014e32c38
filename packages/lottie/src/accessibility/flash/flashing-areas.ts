import { type FlashingCells, isUnsafeAt, smallestUnsafeWidth } from "./field-window.ts";
import { PatternFineness, type PatternGrid } from "./pattern-fineness.ts";
import { FlashSequence } from "./flash-sequence.ts";
import { changesOfTooMany, maxFlashingArea } from "./wcag.ts";

/** Wider than any screen is shown a picture at. */
export const widestDisplay = 1920;
const cellsAcross = 64;
/** Of the pixels, which all have to change against each other before a pattern is worth looking for. */
const minShareOfPattern = 0.001;
/**
 * Kept of each pixel, side by side: the frames of its last changes, in turn, how many there were, and one more than the frame up to which it is
 * known to flash.
 */
const ringSize = 8;
const changesAt = ringSize;
const endAt = ringSize + 1;
const stateSize = ringSize + 2;
const longAgo = -1e9;

/** Divided into cells. */
export function gridOf(width: number, height: number): PatternGrid {
  const cellSize = Math.max(1, Math.ceil(Math.max(width, height) / cellsAcross));
  const [columns, rows] = [Math.ceil(width / cellSize), Math.ceil(height / cellSize)];
  const cellOf = new Uint16Array(width * height);
  for (let y = 0, position = 0; y < height; y++) {
    const row = Math.floor(y / cellSize) * columns;
    for (let x = 0; x < width; x++) cellOf[position++] = row + Math.floor(x / cellSize);
  }
  return { width, height, cellSize, columns, rows, cellOf };
}

interface EndingFlashes {
  counts: Int32Array;
  total: number;
  sequence: FlashSequence;
}

/** What flashes of one kind are in a frame. */
export interface FlashMoment {
  /** That end a flash in it. */
  pixels: number;
  /** Within the second up to it, too large at the width that was asked for. */
  flashes: number;
}

/** What is known of flashes of one kind once all frames are in. */
export interface FlashMeasure {
  /** The smallest width at which too much flashes; null up to `widestDisplay`. */
  smallestUnsafeWidth: number | null;
  /** Frames, counted on through loops, in which too much flashes at the width that was asked for. */
  unsafeFrames: number[];
  /** Where and when it is worst; null where nothing flashes too often. */
  worst: { frame: number; cells: FlashingCells } | null;
}

/**
 * From changes of single pixels to areas. A pixel flashes from the first to the last of seven opposing changes within a second: only
 * then is it known, so frames are judged a second late.
 */
export class FlashingAreas {
  readonly #grid: PatternGrid;
  readonly #framesPerSecond: number;
  readonly #askedWidth: number;
  /** By number of a pixel. */
  readonly #states: Uint16Array;
  /** One more than the highest of those that changed. */
  #met = 0;
  readonly #cellOf: Uint16Array;
  /** By frame how many pixels of each cell begin to flash, less those that end. */
  readonly #begins: Int32Array[];
  readonly #touched: Uint8Array;
  readonly #counts: Int32Array;
  readonly #fineness: Float64Array;
  readonly #finenessFrames: Int32Array;
  readonly #list: Int32Array;
  /** Flashes that end in this frame, by what they end in: a pixel that became darker after it had become brighter, and the other way round. */
  readonly #ending: readonly [darker: EndingFlashes, brighter: EndingFlashes];
  #listed = 0;
  #total = 0;
  #judged = 0;
  #isUnsafe = false;
  /** Whether a pixel is known to flash in this frame: before, nobody asks for patterns. */
  #isFlashing = false;
  #pattern: PatternFineness | null = null;
  /** Of the frame that ended last. */
  moment: FlashMoment = { pixels: 0, flashes: 0 };
  readonly measure: FlashMeasure = { smallestUnsafeWidth: null, unsafeFrames: [], worst: null };

  constructor(grid: PatternGrid, framesPerSecond: number, askedWidth: number) {
    this.#grid = grid;
    this.#framesPerSecond = framesPerSecond;
    this.#askedWidth = askedWidth;
    const pixels = grid.width * grid.height;
    const cells = grid.columns * grid.rows;
    this.#states = new Uint16Array(pixels * stateSize);
    this.#list = new Int32Array(pixels);
    const ending = (): EndingFlashes => ({
      counts: new Int32Array(cells),
      total: 0,
      sequence: new FlashSequence(framesPerSecond),
    });
    this.#ending = [ending(), ending()];
    this.#cellOf = grid.cellOf;
    this.#begins = Array.from({ length: Math.ceil(framesPerSecond) + 3 }, () => new Int32Array(cells));
    this.#touched = new Uint8Array(this.#begins.length);
    this.#counts = new Int32Array(cells);
    this.#fineness = new Float64Array(cells).fill(Number.POSITIVE_INFINITY);
    this.#finenessFrames = new Int32Array(cells).fill(longAgo);
  }

  /** A pixel ends a change of its own in a frame. */
  add(position: number, number: number, frame: number, isBrighter: boolean): void {
    this.#list[this.#listed++] = position * 2 + (isBrighter ? 1 : 0);
    const states = this.#states;
    const state = number * stateSize;
    const count = states[state + changesAt] as number;
    const cell = this.#cellOf[position] as number;
    if (number >= this.#met) this.#met = number + 1;
    if (
      count > 0 &&
      frame - (states[state + ((count + ringSize - 1) % ringSize)] as number) < this.#framesPerSecond
    ) {
      const ending = this.#ending[isBrighter ? 1 : 0];
      ending.counts[cell] = (ending.counts[cell] as number) + 1;
      ending.total++;
    }
    states[state + (count % ringSize)] = frame;
    if (count < 0xffff) states[state + changesAt] = count + 1;
    if (count + 1 < changesOfTooMany) return;
    const first = states[state + ((count + 1 - changesOfTooMany) % ringSize)] as number;
    if (frame - first >= this.#framesPerSecond) return;
    const end = states[state + endAt] as number;
    this.#isFlashing = true;
    this.#mark(Math.max(first, end), cell, 1);
    this.#mark(frame + 1, cell, -1);
    states[state + endAt] = frame + 1;
  }

  /** No more changes come of this frame. */
  endFrame(frame: number): void {
    if (this.#isFlashing || this.#ending.some(({ total }) => this.#mayBeUnsafe(total)))
      this.#measurePattern(frame);
    this.#listed = 0;
    this.#isFlashing = false;
    const [darker, brighter] = this.#ending;
    const pixels = darker.total + brighter.total;
    for (const ending of this.#ending) if (ending.total > 0) this.#judgeFlash(frame, ending);
    const flashes = Math.max(
      darker.sequence.countAt(frame, this.#askedWidth),
      brighter.sequence.countAt(frame, this.#askedWidth),
    );
    this.moment = { pixels, flashes };
    while (this.#judged < frame - this.#framesPerSecond) this.#judge();
  }

  /** No more frames come. */
  end(frames: number): FlashMeasure {
    while (this.#judged < frames) this.#judge();
    return this.measure;
  }

  /** How many pixels change so often that they could flash where the animation begins again, played `loops` times a second. */
  pixelsWorthLooping(loops: number): number {
    let count = 0;
    for (let number = 0; number < this.#met; number++) {
      const changes = this.#states[number * stateSize + changesAt] as number;
      if (changes * loops + 1 >= changesOfTooMany) count++;
    }
    return count;
  }

  #mark(frame: number, cell: number, difference: number): void {
    const slot = frame % this.#begins.length;
    const begins = this.#begins[slot] as Int32Array;
    begins[cell] = (begins[cell] as number) + difference;
    this.#touched[slot] = 1;
  }

  #measurePattern(frame: number): void {
    const { width, height } = this.#grid;
    if (this.#listed < width * height * minShareOfPattern) return;
    this.#pattern ??= new PatternFineness(this.#grid);
    const sides = this.#pattern.measure({ list: this.#list, count: this.#listed });
    for (let cell = 0; cell < sides.length; cell++) {
      const side = sides[cell] as number;
      const isOld = frame - (this.#finenessFrames[cell] as number) >= this.#framesPerSecond;
      if (Number.isNaN(side) || (!isOld && side < (this.#fineness[cell] as number))) continue;
      this.#fineness[cell] = side;
      this.#finenessFrames[cell] = frame;
    }
  }

  #judge(): void {
    const frame = this.#judged++;
    const slot = frame % this.#begins.length;
    if (this.#touched[slot] === 1) {
      this.#touched[slot] = 0;
      this.#take(this.#begins[slot] as Int32Array);
      this.#judgeArea(frame);
    }
    if (this.#isUnsafe) this.measure.unsafeFrames.push(frame);
  }

  #take(begins: Int32Array): void {
    this.#total = 0;
    for (let cell = 0; cell < begins.length; cell++) {
      this.#counts[cell] = (this.#counts[cell] as number) + (begins[cell] as number);
      this.#total += this.#counts[cell] as number;
    }
    begins.fill(0);
  }

  /** What flashes at one place again and again. */
  #judgeArea(frame: number): void {
    this.#isUnsafe = false;
    if (!this.#mayBeUnsafe(this.#total)) return;
    const cells = this.#cells(this.#counts);
    this.#isUnsafe = isUnsafeAt(cells, this.#askedWidth);
    this.#keepIfWorse(frame, cells, smallestUnsafeWidth(cells, this.#limit()));
  }

  /** Single flashes, wherever each of them is: more than three of a second are too many as well. */
  #judgeFlash(frame: number, ending: EndingFlashes): void {
    if (this.#mayBeUnsafe(ending.total)) {
      const cells = this.#cells(ending.counts);
      const width = smallestUnsafeWidth(cells, Math.max(this.#limit(), this.#askedWidth + 1));
      if (width !== null) {
        const { tooManyAt, frames } = ending.sequence.add(frame, width);
        if (tooManyAt !== null && tooManyAt < this.#limit()) this.#keepIfWorse(frame, cells, tooManyAt);
        if (tooManyAt !== null && tooManyAt <= this.#askedWidth) this.measure.unsafeFrames.push(...frames);
      }
    }
    ending.counts.fill(0);
    ending.total = 0;
  }

  #limit(): number {
    return this.measure.smallestUnsafeWidth ?? widestDisplay;
  }

  #mayBeUnsafe(pixels: number): boolean {
    const widest = Math.max(this.#limit(), this.#askedWidth);
    return pixels * (widest / this.#grid.width) ** 2 > maxFlashingArea;
  }

  #cells(counts: Int32Array): FlashingCells {
    const { width, columns, rows, cellSize } = this.#grid;
    return { columns, rows, cellSize, width, counts, fineness: this.#fineness };
  }

  #keepIfWorse(frame: number, cells: FlashingCells, width: number | null): void {
    if (width === null || width === this.measure.smallestUnsafeWidth) return;
    this.measure.smallestUnsafeWidth = width;
    this.measure.worst = {
      frame,
      cells: { ...cells, counts: Array.from(cells.counts), fineness: Array.from(cells.fineness) },
    };
  }
}
