import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from "mediabunny";
import type { RawFrame, Size } from "../../drawing/raw-frame.ts";
import { createPlanarConverter, evenSize } from "./planar-frame.ts";
import type { VideoEncoding, VideoFormat } from "./video-encoding.ts";

export interface VideoFileOptions {
  /** Of the frames; the video's sides are even. */
  size: Size;
  format: VideoFormat;
  encoding: VideoEncoding;
  hasOpacity: boolean;
  framesPerSecond: number;
}

export interface VideoFileEncoder {
  /** Resolves when the next frame may come. */
  add(frame: RawFrame): Promise<void>;
  finish(): Promise<Uint8Array<ArrayBuffer>>;
  /** Ends the encoders, whatever they are at. */
  close(): void;
}

export const secondsBetweenKeyFrames = 2;
/** Frames that wait in an encoder at most: each is held in memory. */
const maxWaiting = 4;
const bt709: VideoColorSpaceInit = {
  primaries: "bt709",
  transfer: "bt709",
  matrix: "bt709",
  fullRange: false,
};

/**
 * A video by the encoders of the browser (WebCodecs). Opacity is encoded as a second picture beside the first, since no browser does
 * that by itself; a key frame of one is a key frame of the other, so that both can be begun at the same places.
 */
export async function createVideoFileEncoder(options: VideoFileOptions): Promise<VideoFileEncoder> {
  const { format, encoding, hasOpacity, framesPerSecond } = options;
  const { codec, config, quantizer } = encoding;
  const size = evenSize(options.size);
  const toPlanes = createPlanarConverter(options.size, hasOpacity);
  const target = new BufferTarget();
  const output = new Output({
    format: format === "mp4" ? new Mp4OutputFormat({ fastStart: "in-memory" }) : new WebMOutputFormat(),
    target,
  });
  const track = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(track, { frameRate: framesPerSecond });
  await output.start();

  let fault: Error | null = null;
  const fail = (error: Error): void => {
    fault ??= error;
  };
  const checkFault = (): void => {
    if (fault !== null) throw new Error("the video could not be encoded", { cause: fault });
  };
  /** Opacities that wait until it is known whether the colours before them became a key frame. */
  const opacities: VideoFrame[] = [];
  const colours: { chunk: EncodedVideoChunk; metadata: EncodedVideoChunkMetadata | undefined }[] = [];
  let written = Promise.resolve();
  const write = (
    chunk: EncodedVideoChunk,
    metadata: EncodedVideoChunkMetadata | undefined,
    opacity: EncodedVideoChunk | null,
  ): void => {
    const sideData = opacity === null ? {} : { alpha: bytesOf(opacity) };
    const packet = EncodedPacket.fromEncodedChunk(chunk, sideData);
    const { decoderConfig } = metadata ?? {};
    // Not every encoder hands on what it was told, and who plays would take older colours for these.
    const described = decoderConfig && {
      ...metadata,
      decoderConfig: { ...decoderConfig, colorSpace: bt709 },
    };
    written = written.then(() => track.add(packet, described)).catch(fail);
  };
  const quantized = quantizer === null ? {} : { [codec]: { quantizer } };

  const opacityEncoder = hasOpacity
    ? new VideoEncoder({
        output(chunk) {
          const colour = colours.shift();
          if (colour !== undefined) write(colour.chunk, colour.metadata, chunk);
        },
        error: fail,
      })
    : null;
  const encoder = new VideoEncoder({
    output(chunk, metadata) {
      if (opacityEncoder === null) return write(chunk, metadata, null);
      colours.push({ chunk, metadata });
      const opacity = opacities.shift();
      if (opacity === undefined || opacityEncoder.state !== "configured") return opacity?.close();
      opacityEncoder.encode(opacity, { keyFrame: chunk.type === "key", ...quantized });
      opacity.close();
    },
    error: fail,
  });
  encoder.configure(config);
  opacityEncoder?.configure(config);

  let count = 0;
  let nextKeyFrame = 0;
  return {
    async add(frame) {
      const { colour, opacity } = toPlanes(frame);
      const start = Math.round((count * 1e6) / framesPerSecond);
      const isKey = count >= nextKeyFrame;
      if (isKey) nextKeyFrame = count + Math.max(1, Math.round(secondsBetweenKeyFrames * framesPerSecond));
      count++;
      const timing = { timestamp: start, duration: Math.round((count * 1e6) / framesPerSecond) - start };
      const planes = {
        format: "I420" as const,
        codedWidth: size.width,
        codedHeight: size.height,
        ...timing,
        colorSpace: bt709,
      };
      checkFault();
      if (opacity !== null) opacities.push(new VideoFrame(opacity, planes));
      const picture = new VideoFrame(colour, planes);
      encoder.encode(picture, { keyFrame: isKey, ...quantized });
      picture.close();
      await waitForEncoder(encoder);
      if (opacityEncoder !== null) await waitForEncoder(opacityEncoder);
      checkFault();
      await written;
    },
    async finish() {
      checkFault();
      await encoder.flush().catch(fail);
      await opacityEncoder?.flush().catch(fail);
      await written;
      checkFault();
      await output.finalize();
      if (target.buffer === null) throw new Error("the video could not be written");
      return new Uint8Array(target.buffer);
    },
    close() {
      for (const each of [encoder, opacityEncoder])
        if (each !== null && each.state !== "closed") each.close();
      for (const each of opacities.splice(0)) each.close();
    },
  };
}

/** One that breaks down is closed, and waits for nothing. */
async function waitForEncoder(encoder: VideoEncoder): Promise<void> {
  while (encoder.state !== "closed" && encoder.encodeQueueSize > maxWaiting)
    await new Promise<void>((resolve) => {
      encoder.addEventListener("dequeue", () => resolve(), { once: true });
    });
}

function bytesOf(chunk: EncodedVideoChunk): Uint8Array {
  const bytes = new Uint8Array(chunk.byteLength);
  chunk.copyTo(bytes);
  return bytes;
}
