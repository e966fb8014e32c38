import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OperationControl, Outcome, Source } from "@zoetrope/lottie";
import type { DrawOptions, Timing } from "../operations/drawing-options.ts";
import { type FramesReport, renderFrames } from "../operations/render-frames.ts";
import { requirePlays } from "./require-plays.ts";
import { runEncoder } from "./run-encoder.ts";

export interface ToVideoOptions extends DrawOptions, Timing {
  /** MP4 has no opacity: what is transparent becomes `background`, default white. WebM and animated AVIF keep it. */
  format: "mp4" | "webm" | "avif";
  /** Where ffmpeg is: it is never looked for. */
  ffmpeg: string;
  /** How often the animation plays in the video; default 1. An AVIF holds it once, and plays it for ever. */
  plays?: number;
}

/** The codecs keep colours for four pixels at once. */
const evenSize = "pad=ceil(iw/2)*2:ceil(ih/2)*2:color=black@0";
/** Said in the file too: players would have to guess. */
const toBt709 = "scale=out_color_matrix=bt709:out_range=tv";
const isBt709 = "-colorspace bt709 -color_primaries bt709 -color_trc bt709";
const filter = `${evenSize},${toBt709}`;
const encoders: Record<ToVideoOptions["format"], string> = {
  mp4: `-vf ${filter},format=yuv420p -c:v libx264 -crf 18 -movflags +faststart`,
  webm: `-vf ${filter},format=yuva420p -c:v libvpx-vp9 -crf 24 -b:v 0 -row-mt 1`,
  // Opacity is a second picture without colours.
  avif:
    `-filter_complex [0:v]${filter},format=yuva420p,split[own][all];[all]alphaextract[opacity] ` +
    "-map [own] -map [opacity] -c:v libaom-av1 -crf 24 -cpu-used 6 -pix_fmt:0 yuv420p -pix_fmt:1 gray",
};

/** The animation as a video, made by the ffmpeg that is given. Its bytes hang on that program. Throws BrokenProgram. */
export async function toVideo(
  source: Source,
  options: ToVideoOptions,
  control: OperationControl = {},
): Promise<Outcome<Uint8Array<ArrayBuffer>, FramesReport>> {
  const { format, ffmpeg } = options;
  const times = format === "avif" ? 1 : requirePlays(options.plays);
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
    await runEncoder(
      ffmpeg,
      [...args, ...`${encoders[format]} ${isBt709}`.split(" "), file],
      pixels(),
      control.signal,
    );
    return { result: new Uint8Array(await readFile(file)), report };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
