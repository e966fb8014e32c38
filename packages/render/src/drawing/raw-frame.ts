/** Pixels as they are: 4 bytes each (red, green, blue, opacity), colours not multiplied by opacity. */
export interface RawFrame {
  pixels: Uint8Array;
  width: number;
  height: number;
  /** Frames from the in point. */
  frame: number;
}

export interface Size {
  width: number;
  height: number;
}
