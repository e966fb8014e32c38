import { RenderError } from "../../operations/drawing-options.ts";
import type { Size } from "../../drawing/raw-frame.ts";

export type VideoFormat = "mp4" | "webm";
export type VideoCodec = "avc" | "av1" | "vp9" | "vp8";

/** How a browser is asked to encode. */
export interface VideoEncoding {
  codec: VideoCodec;
  config: VideoEncoderConfig;
  /** Of every frame, where the browser lets that be chosen; null where the bit rate stands in for it. */
  quantizer: number | null;
}

export interface VideoRequest extends Size {
  format: VideoFormat;
  framesPerSecond: number;
  hasOpacity: boolean;
  /** 1 to 100. */
  quality: number;
  /** Bits a second, instead of a quality. */
  bitrate: number | undefined;
}

/** The best one first: what most players play, then what packs best. */
const codecsOf: Record<VideoFormat, readonly VideoCodec[]> = {
  mp4: ["avc", "av1", "vp9"],
  webm: ["vp9", "av1", "vp8"],
};
/** Opacity is a second picture beside the first, which players know of these. */
const codecsWithOpacity: readonly VideoCodec[] = ["vp9", "vp8"];
const coarsest: Record<VideoCodec, number> = { avc: 51, av1: 63, vp9: 63, vp8: 63 };

/** What this browser encodes of what was asked for. Throws RenderError where it is nothing. */
export async function chooseVideoEncoding(request: VideoRequest): Promise<VideoEncoding> {
  const { format, hasOpacity, quality, bitrate, width, height, framesPerSecond } = request;
  const codecs = hasOpacity ? codecsWithOpacity : codecsOf[format];
  const isThere = typeof VideoEncoder === "function";
  for (const codec of isThere ? codecs : []) {
    const common: VideoEncoderConfig = {
      codec: codecText(codec, request),
      width,
      height,
      framerate: framesPerSecond,
      latencyMode: "quality",
      ...(codec === "avc" ? { avc: { format: "avc" } } : {}),
    };
    if (bitrate === undefined) {
      const config: VideoEncoderConfig = { ...common, bitrateMode: "quantizer" };
      const quantizer = Math.round(coarsest[codec] * (1 - quality * 0.0078));
      if (codec !== "vp8" && (await isSupported(config))) return { codec, config, quantizer };
    }
    const config: VideoEncoderConfig = {
      ...common,
      bitrateMode: "variable",
      bitrate: bitrate ?? usualBitrate(request),
    };
    if (await isSupported(config)) return { codec, config, quantizer: null };
  }
  throw new RenderError(
    "no-encoder",
    `This browser encodes no ${format === "mp4" ? "MP4" : "WebM"} of ${width} × ${height} pixels${hasOpacity ? " with opacity" : ""}.`,
  );
}

const isSupported = async (config: VideoEncoderConfig): Promise<boolean> =>
  await VideoEncoder.isConfigSupported(config).then(
    ({ supported }) => supported === true,
    () => false,
  );

/** A tenth of a bit for each pixel is good for drawings; every 20 of quality double it. */
const usualBitrate = ({ width, height, framesPerSecond, quality }: VideoRequest): number =>
  Math.max(50_000, Math.round(0.1 * width * height * framesPerSecond * 2 ** ((quality - 80) / 20)));

/** Levels of H.264 (table A-1), AV1 (annex A.3) and VP9: pixels a picture and a second at most, and how each is written. */
const levels: readonly { picture: number; second: number; avc: string; av1: string; vp9: string }[] = [
  { picture: 921_600, second: 27_648_000, avc: "1f", av1: "05", vp9: "31" },
  { picture: 2_097_152, second: 62_914_560, avc: "28", av1: "08", vp9: "40" },
  { picture: 2_228_224, second: 133_693_440, avc: "2a", av1: "09", vp9: "41" },
  { picture: 8_847_360, second: 251_658_240, avc: "33", av1: "12", vp9: "50" },
  { picture: 8_847_360, second: 530_841_600, avc: "34", av1: "13", vp9: "51" },
  { picture: Infinity, second: Infinity, avc: "3e", av1: "16", vp9: "62" },
];

/** As RFC 6381 names it: high profile of H.264, the main ones of the others, 8 bits. */
function codecText(codec: VideoCodec, { width, height, framesPerSecond }: VideoRequest): string {
  const pixels = width * height;
  const level = levels.find(({ picture, second }) => pixels <= picture && pixels * framesPerSecond <= second);
  switch (codec) {
    case "avc":
      return `avc1.6400${level?.avc}`;
    case "av1":
      return `av01.0.${level?.av1}M.08`;
    case "vp9":
      return `vp09.00.${level?.vp9}.08`;
    case "vp8":
      return "vp8";
  }
}
