/** MP4 and WebM in pages and their workers, by WebCodecs; apart from the index, so that who makes no videos loads nothing of it. */
export { toVideo, type ToVideoOptions, type VideoReport } from "./video/browser/to-video.ts";
export { videoFormat, type VideoFormatOptions } from "./video/browser/video-format.ts";
export type { VideoCodec, VideoFormat } from "./video/browser/video-encoding.ts";
