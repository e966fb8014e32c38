import type { MovingFormat } from "../../operations/moving-format.ts";
import { coarserQualities } from "../../operations/moving-formats.ts";
import { createVideoFileEncoder, secondsBetweenKeyFrames } from "./encode-video.ts";
import { evenSize } from "./planar-frame.ts";
import { chooseVideoEncoding, type VideoFormat } from "./video-encoding.ts";

export interface VideoFormatOptions {
  format: VideoFormat;
  /** 1 to 100, default 80. */
  quality?: number;
}

/** MP4 and WebM, as `toVideo` makes them, for `estimateSize` and `fitSize`. */
export function videoFormat({ format, quality = 80 }: VideoFormatOptions): MovingFormat {
  return {
    name: format,
    detail: { name: "quality", value: quality },
    usualBackground: format === "mp4" ? "#ffffff" : null,
    framesPerSecond: (own, wanted) => wanted ?? own,
    framesBetweenKeys: (framesPerSecond) =>
      Math.max(1, Math.round(secondsBetweenKeyFrames * framesPerSecond)),
    async prepare({ size, framesPerSecond, isOpaque }) {
      const hasOpacity = !isOpaque;
      const request = { ...evenSize(size), format, framesPerSecond, hasOpacity, quality, bitrate: undefined };
      const encoding = await chooseVideoEncoding(request);
      return () => createVideoFileEncoder({ size, format, encoding, hasOpacity, framesPerSecond });
    },
    coarser: () => coarserQualities(quality).map((each) => videoFormat({ format, quality: each })),
  };
}
