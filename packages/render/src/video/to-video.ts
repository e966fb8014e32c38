import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OperationControl, Outcome, Source } from "@zoetrope/lottie";
import type { DrawOptions, Timing } from "../operations/drawing-options.ts";
import { type FramesReport, renderFrames } from "../operations/render-frames.ts";
import { requirePlays } from "./require-plays.ts";
import { runEncoder } from "./run-encoder.ts";

export interface ToVideoOptions extends DrawOptions, Timing {
  /** MP4 has no opacity: what is transparent becomes `background`, default white. WebM keeps it. */
  format: "mp4" | "webm";
  /** Where ffmpeg is: it is never looked for. */
  ffmpeg: string;
  /** How often the animation plays in the video; default 1. */
  plays?: number;
}

const encoders: Record<ToVideoOptions["format"], readonly string[]> = {
  mp4: ["-c:v", "libx264", "-pix_fmt", "yuv420p", "-crf", "18", "-movflags", "+faststart"],
  webm: ["-c:v", "libvpx-vp9", "-pix_fmt", "yuva420p", "-crf", "24", "-b:v", "0", "-row-mt", "1"],
};
/** Both codecs keep colours for four pixels at once. */
const evenSize = "pad=ceil(iw/2)*2:ceil(ih/2)*2:color=black@0";

/** The animation as a video, made by the ffmpeg that is given. Its bytes hang on that program. Throws BrokenProgram. */
export async function toVideo(
  source: Source,
  options: ToVideoOptions,
  control: OperationControl = {},
): Promise<Outcome<Uint8Array<ArrayBuffer>, FramesReport>> {
  const { format, ffmpeg } = options;
  const times = requirePlays(options.plays);
  const opaque = format === "mp4" ? { background: options.background ?? "#ffffff" } : {};
  const { result, report } = await renderFrames(source, { ...options, ...opaque }, control);
  const folder = await mkdtemp(join(tmpdir(), "zoetrope-video-"));
  try {
    const file = join(folder, `video.${format}`);
    const input = ["-f", "rawvideo", "-pix_fmt", "rgba", "-s", `${report.width}x${report.height}`];
    const rate = ["-framerate", String(report.framesPerSecond)];
    const args = ["-hide_banner", "-loglevel", "error", "-y", ...input, ...rate, "-i", "pipe:0"];
    async function* pixels(): AsyncGenerator<Uint8Array> {
      for (let round = 0; round < times; round++) for await (const frame of result) yield frame.pixels;
    }
    await runEncoder(ffmpeg, [...args, "-vf", evenSize, ...encoders[format], file], pixels(), control.signal);
    return { result: new Uint8Array(await readFile(file)), report };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
