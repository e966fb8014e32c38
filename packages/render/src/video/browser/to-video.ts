import type { OperationControl, Outcome, Source } from "@zoetrope/lottie";
import { OperationProgress } from "@zoetrope/lottie/operation";
import type { QualityOptions } from "../../encode/picture-encoder.ts";
import { type DrawOptions, RenderError, type Timing } from "../../operations/drawing-options.ts";
import { openDrawing } from "../../operations/open-drawing.ts";
import type { FramesReport } from "../../operations/render-frames.ts";
import { chooseFrames } from "../../operations/timing.ts";
import { requirePlays } from "../require-plays.ts";
import { createVideoFileEncoder } from "./encode-video.ts";
import { evenSize } from "./planar-frame.ts";
import { chooseVideoEncoding, type VideoCodec, type VideoFormat } from "./video-encoding.ts";

export interface ToVideoOptions extends DrawOptions, Timing, QualityOptions {
  /** MP4 has no opacity: what is transparent becomes `background`, default white. WebM keeps it, unless there is a `background`. */
  format: VideoFormat;
  /** Bits a second, instead of a quality. */
  bitrate?: number;
  /** How often the animation plays in the video; default 1, at most 100. */
  plays?: number;
}

/** `width` and `height` are those of the video, whose sides are even. */
export interface VideoReport extends FramesReport {
  /** By which the browser encoded it: MP4 is H.264 (`avc`) where it can, else AV1 or VP9; WebM is VP9, else AV1 or VP8. */
  codec: VideoCodec;
  hasOpacity: boolean;
}

const usualQuality = 80;

/**
 * The animation as a video, by the encoders of the browser: a page or a worker of one that has WebCodecs. The bytes hang on it. Throws
 * LottieError for bytes that are refused, RenderError, `no-encoder` among them, BrokenFrame.
 */
export async function toVideo(
  source: Source,
  options: ToVideoOptions,
  control: OperationControl = {},
): Promise<Outcome<Uint8Array<ArrayBuffer>, VideoReport>> {
  const { format, bitrate, quality = usualQuality } = options;
  const plays = requirePlays(options.plays);
  if (bitrate !== undefined && !(bitrate >= 1_000 && bitrate <= 1e9))
    throw new RenderError("bad-option", `A video has 1,000 to 1,000,000,000 bits a second, not ${bitrate}.`);
  const progress = new OperationProgress(control);
  await progress.checkpoint(0);
  const background = options.background ?? (format === "mp4" ? "#ffffff" : undefined);
  const hasOpacity = background === undefined;
  const drawing = await openDrawing(source, {
    ...options,
    ...(background === undefined ? {} : { background }),
  });
  const { frames, framesPerSecond } = chooseFrames(drawing, options);
  const size = evenSize(drawing.size);
  const encoding = await chooseVideoEncoding({
    ...size,
    format,
    framesPerSecond,
    hasOpacity,
    quality: Math.min(100, Math.max(1, quality)),
    bitrate,
  });
  const encoder = await createVideoFileEncoder({
    size: drawing.size,
    format,
    encoding,
    hasOpacity,
    framesPerSecond,
  });
  const count = frames.length * plays;
  try {
    for (let index = 0; index < count; index++) {
      await progress.checkpoint(index / count);
      await encoder.add(drawing.draw(frames[index % frames.length] ?? 0));
    }
    const result = await encoder.finish();
    await progress.checkpoint(1);
    const report = { ...drawing.report, ...size, frameCount: frames.length, framesPerSecond };
    return { result, report: { ...report, codec: encoding.codec, hasOpacity } };
  } finally {
    encoder.close();
  }
}
