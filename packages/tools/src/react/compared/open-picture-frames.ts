import type { MadeFile } from "../../engine/index.ts";

/** Pictures of a moving picture by their time. */
export interface PictureFrames {
  /** Draws what is seen after so many seconds, as large as it is; after the end the last picture. Rejects for what the browser cannot read. */
  draw(canvas: HTMLCanvasElement, seconds: number): Promise<void>;
  close(): void;
}

/** Whether this browser gives single pictures of GIF, APNG and WebP. */
export const canOpenPictureFrames = (): boolean => typeof ImageDecoder !== "undefined";

/** Equal pictures are one with a longer time in what encoders write, so that times are known of those alone that have been read. */
export function openPictureFrames({
  bytes,
  mediaType,
}: Pick<MadeFile, "bytes" | "mediaType">): PictureFrames {
  const type = mediaType === "image/apng" ? "image/png" : mediaType;
  const decoder = new ImageDecoder({ data: bytes.slice(), type, preferAnimation: true });
  /** When each picture ends, in microseconds. */
  const ends: number[] = [];
  let drawing = Promise.resolve();

  async function indexAt(seconds: number): Promise<number> {
    await decoder.completed;
    const count = decoder.tracks.selectedTrack?.frameCount ?? 1;
    while (ends.length < count && (ends.at(-1) ?? 0) <= seconds * 1e6) {
      const { image } = await decoder.decode({ frameIndex: ends.length });
      ends.push(image.timestamp + (image.duration ?? 0));
      image.close();
    }
    const found = ends.findIndex((end) => end > seconds * 1e6);
    return found === -1 ? count - 1 : found;
  }
  async function drawNow(canvas: HTMLCanvasElement, seconds: number): Promise<void> {
    const { image } = await decoder.decode({ frameIndex: await indexAt(seconds) });
    try {
      canvas.width = image.displayWidth;
      canvas.height = image.displayHeight;
      canvas.getContext("2d")?.drawImage(image, 0, 0);
    } finally {
      image.close();
    }
  }
  return {
    // One after the other: a decoder goes through its pictures in order.
    draw: (canvas, seconds) =>
      (drawing = drawing.catch(() => undefined).then(() => drawNow(canvas, seconds))),
    close: () => decoder.close(),
  };
}
