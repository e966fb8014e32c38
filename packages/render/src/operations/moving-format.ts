import type { RawFrame, Size } from "../drawing/raw-frame.ts";

/** A file that is being written, frame after frame. */
export interface MovingFile {
  add(frame: RawFrame): void | Promise<void>;
  finish(): Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>;
  /** Frees what it holds, finished or not. */
  close?(): void;
}

/** What is to be written, before anything is. */
export interface MovingPicture {
  size: Size;
  framesPerSecond: number;
  /** 0 is for ever, where a format knows that; a video plays once. */
  plays: number;
  /** True where a colour lies behind it. */
  isOpaque: boolean;
  /** Frames from the in point. */
  frames: readonly number[];
  draw(frame: number): RawFrame;
}

/** How an animation becomes a file, for operations that hold for all such formats. */
export interface MovingFormat {
  name: "gif" | "apng" | "webp" | "mp4" | "webm";
  /** In words of the format: colours of a GIF's palette, quality of others; null where nothing can be chosen. */
  detail: { name: "colours" | "quality"; value: number } | null;
  /** Lies behind where nothing else was asked for; null for nothing. */
  usualBackground: string | null;
  /** Frames a second, of an animation with so many, where so many are wished for. */
  framesPerSecond(own: number, wanted: number | undefined): number;
  /** After so many frames one is written anew, whatever changed; Infinity for none. */
  framesBetweenKeys(framesPerSecond: number): number;
  /** Looks at the whole; what it gives begins a file each time it is called, of all frames or of some. */
  prepare(picture: MovingPicture): Promise<() => MovingFile | Promise<MovingFile>>;
  /** The same with fewer colours or of less quality, from the next best to the smallest that is worth looking at. */
  coarser(): MovingFormat[];
}
