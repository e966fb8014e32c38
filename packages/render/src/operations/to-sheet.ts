import type { OperationControl, Outcome, Source } from "@zoetrope/lottie";
import { OperationProgress } from "@zoetrope/lottie/operation";
import { onBackground } from "../encode/on-background.ts";
import type { PictureEncoder, QualityOptions } from "../encode/picture-encoder.ts";
import { encodePng } from "../encode/png/encode-png.ts";
import { stampNumber } from "../encode/stamp-number.ts";
import type { RawFrame } from "../drawing/raw-frame.ts";
import { type DrawOptions, RenderError, type Timing } from "./drawing-options.ts";
import { maxSideInPixels, openDrawing } from "./open-drawing.ts";
import type { FramesReport } from "./render-frames.ts";
import { chooseFrames } from "./timing.ts";

export interface ToSheetOptions extends DrawOptions, Timing, QualityOptions {
  /** So many frames, evenly spread, instead of all. */
  count?: number;
  /** Default: as many as make it square. */
  columns?: number;
  /** Pixels between the frames; default 0. */
  gap?: number;
  /** Writes its number into the corner of each frame, for people; default false. */
  isNumbered?: boolean;
  /** Default: PNG. */
  encoder?: PictureEncoder;
}

export interface SheetCell {
  /** Frames from the in point. */
  frame: number;
  left: number;
  top: number;
}

export interface SheetReport extends FramesReport {
  /** In the order of time, from left to right and down; each has the `width` and `height` of the report. */
  cells: SheetCell[];
  sheetWidth: number;
  sheetHeight: number;
}

const maxPixels = 64 * 1024 * 1024;

/** Many frames in one picture: a sprite sheet of all, or a contact sheet of some. */
export async function toSheet(
  source: Source,
  options: ToSheetOptions,
  control: OperationControl = {},
): Promise<Outcome<Uint8Array<ArrayBuffer>, SheetReport>> {
  const progress = new OperationProgress(control);
  await progress.checkpoint(0);
  const { background, gap = 0, isNumbered = false, encoder, quality, ...others } = options;
  const drawing = await openDrawing(source, others);
  const { width, height } = drawing.size;
  const { frames, framesPerSecond } = chooseFrames(drawing, withCount(drawing, options));
  const columns = Math.min(
    frames.length,
    Math.max(1, Math.floor(options.columns ?? Math.ceil(Math.sqrt(frames.length)))),
  );
  const rows = Math.ceil(frames.length / columns);
  const sheetWidth = columns * width + (columns - 1) * gap;
  const sheetHeight = rows * height + (rows - 1) * gap;
  if (!(Math.max(sheetWidth, sheetHeight) <= 2 * maxSideInPixels && sheetWidth * sheetHeight <= maxPixels))
    throw new RenderError(
      "too-large",
      `The sheet would have ${sheetWidth} × ${sheetHeight} pixels. Ask for smaller or for fewer frames.`,
      { of: "sheet", width: sheetWidth, height: sheetHeight, max: maxPixels / 1024 ** 2 },
    );
  const sheet: RawFrame = {
    pixels: new Uint8Array(sheetWidth * sheetHeight * 4),
    width: sheetWidth,
    height: sheetHeight,
    frame: 0,
  };
  const cells: SheetCell[] = [];
  for (const [index, frame] of frames.entries()) {
    await progress.checkpoint(index / frames.length);
    const cell = {
      frame,
      left: (index % columns) * (width + gap),
      top: Math.floor(index / columns) * (height + gap),
    };
    const drawn = drawing.draw(frame);
    for (let y = 0; y < height; y++)
      sheet.pixels.set(
        drawn.pixels.subarray(y * width * 4, (y + 1) * width * 4),
        ((cell.top + y) * sheetWidth + cell.left) * 4,
      );
    cells.push(cell);
  }
  const whole = background === undefined ? sheet : onBackground(sheet, background);
  if (isNumbered) for (const { frame, left, top } of cells) stampNumber(whole, Math.round(frame), left, top);
  const result =
    encoder === undefined ? encodePng(whole) : await encoder(whole, quality === undefined ? {} : { quality });
  await progress.checkpoint(1);
  return {
    result,
    report: {
      ...drawing.report,
      frameCount: frames.length,
      framesPerSecond,
      cells,
      sheetWidth,
      sheetHeight,
    },
  };
}

/** So many frames as a number of them a second. */
function withCount(
  { frameRate, frameCount }: { frameRate: number; frameCount: number },
  { count, range, framesPerSecond }: ToSheetOptions,
): Timing {
  const timing = range === undefined ? {} : { range };
  if (count === undefined) return framesPerSecond === undefined ? timing : { ...timing, framesPerSecond };
  const length = Math.min(frameCount, range?.to ?? frameCount) - Math.max(0, range?.from ?? 0);
  return { ...timing, framesPerSecond: (Math.max(1, Math.floor(count)) * frameRate) / length };
}
