import { availableParallelism } from "node:os";
import { AppError } from "@zoetrope/kit";
import type {
  AnimationPictures,
  FramesRequest,
  PrepareResult,
  RawFrame,
  Refusal,
  Renderer,
} from "./contract.ts";
import { encodePicture, type EncodeOptions } from "../encode/encode-picture.ts";
import type { Answer, Job, JobResults } from "./jobs.ts";
import { decodePicture } from "../pictures/decode-picture.ts";
import { paletteOfPixels, withoutGround } from "../colours/pixel-palette.ts";
import { pictureVectorsOf } from "../vectors/animation-vectors.ts";
import { exampleKindOf } from "../vectors/example-kind.ts";
import { previewFile, previewFrames, previewSideInPixels } from "../posters/preview-file.ts";
import { releasePixels } from "../drawing/release-pixels.ts";
import { createWorkerPool, JobLost } from "../worker-pool.ts";

export interface RendererOptions {
  /** Threads at most; default 2, or 1 on a single core. */
  workers?: number;
  /** Time one job may take before its thread is ended; default 10,000. */
  timeoutInMs?: number;
  /** Time after which a thread without work ends; default 10,000. */
  idleInMs?: number;
}

/**
 * What a file is read into lives as long as its job. V8 takes it for what stays, and would look through the heap of a thread for every
 * five of them.
 */
const unsweptHeapInMb = 64;
const pictureTimeoutInMs = 10_000;
const noExample =
  "The file is no Lottie, dotLottie, SVG, PNG, JPEG or WebP that can be read. Export it again, or send another.";
const maxFrames = 5_000;
const framesAtOnce = 8;
const tooLong = "The animation takes too long to draw. Simplify it: fewer layers, effects or points.";
const crashed = "The animation cannot be drawn: it brought the player down. Simplify it, or export it again.";

/** Draws with ThorVG in worker threads; encodes with libvips. Close it when done. */
export function createRenderer(options: RendererOptions = {}): Renderer {
  const pool = createWorkerPool<Job, Answer>({
    script: new URL("./render-worker.ts", import.meta.url),
    maxWorkers: Math.max(1, options.workers ?? Math.min(2, availableParallelism())),
    timeoutInMs: options.timeoutInMs ?? 10_000,
    idleInMs: options.idleInMs ?? 10_000,
    unsweptHeapInMb,
  });

  let drawings = 0;

  async function run<Kind extends Job["kind"]>(job: Extract<Job, { kind: Kind }>): Promise<JobResults[Kind]> {
    const answer = await pool.run(job).catch((error: unknown) => {
      throw error instanceof JobLost ? lostJobError(error) : error;
    });
    if ("refused" in answer) {
      throw new AppError("bad-request", `${answer.refused.code}: ${answer.refused.reason}`, {
        publicMessage: answer.refused.reason,
      });
    }
    // The worker answers a job with the result of its kind.
    return answer.result as JobResults[Kind];
  }

  /** What brings the thread down or takes too long is refused as well. */
  async function look<Kind extends "analyse" | "check" | "describe" | "measure" | "picture" | "prepare">(
    job: Extract<Job, { kind: Kind }>,
  ): Promise<JobResults[Kind] | Refusal> {
    try {
      const answer = await pool.run(job);
      return "refused" in answer ? { refused: answer.refused } : (answer.result as JobResults[Kind]);
    } catch (error) {
      if (!(error instanceof JobLost) || error.reason === "closed")
        throw error instanceof JobLost ? lostJobError(error) : error;
      return error.reason === "takes-too-long"
        ? { refused: { code: "takes-too-long", reason: tooLong } }
        : { refused: { code: "cannot-be-drawn", reason: crashed } };
    }
  }

  async function* renderFrames({ bytes, width, frames }: FramesRequest): AsyncGenerator<RawFrame> {
    if (frames !== undefined && frames.length > maxFrames) throw tooManyFrames();
    const drawing = ++drawings;
    const draw = (from: number): Promise<JobResults["frames"]> =>
      run<"frames">({
        kind: "frames",
        drawing,
        bytes,
        width,
        frames: frames ?? null,
        from,
        count: framesAtOnce,
      });
    for (let from = 0, total = 1; from < total; from += framesAtOnce) {
      const drawn = await draw(from);
      total = drawn.total;
      if (total > maxFrames) throw tooManyFrames();
      yield* drawn.frames;
    }
  }

  return {
    async renderFrame(request) {
      const { bytes, frame, width } = request;
      const { pixels, ...drawn } = await run<"draw">({ kind: "draw", bytes, frame, width });
      return { ...drawn, bytes: await encodeOnce({ pixels, ...drawn }, request) };
    },

    check: (bytes) => look<"check">({ kind: "check", bytes }),

    analyse: (bytes, width) => look<"analyse">({ kind: "analyse", bytes, width }),

    measure: (bytes) => look<"measure">({ kind: "measure", bytes }),

    async measureExample(bytes) {
      const kind = exampleKindOf(bytes);
      if (kind === "animation") return await look<"measure">({ kind: "measure", bytes });
      const picture = kind === null ? null : await decodePicture(bytes, pictureTimeoutInMs);
      if (picture === "too-long") return { refused: { code: "takes-too-long", reason: tooLong } };
      if (picture === null) return { refused: { code: "unknown-kind", reason: noExample } };
      const { small, large } = picture;
      const palette = paletteOfPixels(withoutGround(large.pixels, large.width));
      return pictureVectorsOf(small.pixels, small.width, palette);
    },

    describe: (bytes) => look<"describe">({ kind: "describe", bytes }),

    async picture(bytes) {
      const result = await look<"picture">({ kind: "picture", bytes });
      return "refused" in result ? result : { ...result, poster: await encodedPoster(result.poster) };
    },

    async prepare(bytes): Promise<PrepareResult> {
      const result = await look<"prepare">({ kind: "prepare", bytes });
      return "refused" in result ? result : { ...result, poster: await encodedPoster(result.poster) };
    },

    async preview(bytes, shape) {
      const known = shape ?? (await run<"check">({ kind: "check", bytes })).facts;
      const width = Math.max(1, Math.round(previewSideInPixels * Math.min(1, known.width / known.height)));
      const frames = previewFrames(known);
      // All at once: they are few and small, and each round would read the file again.
      const drawn = await run<"frames">({
        kind: "frames",
        drawing: ++drawings,
        bytes,
        width,
        frames,
        from: 0,
        count: frames.length,
      });
      return await previewFile(known, drawn.frames).finally(() =>
        releasePixels(...drawn.frames.map(({ pixels }) => pixels)),
      );
    },

    renderFrames,

    close: () => pool.close(),
  };
}

async function encodedPoster(drawn: RawFrame): Promise<AnimationPictures["poster"]> {
  const { pixels: _, ...size } = drawn;
  return { ...size, bytes: await encodeOnce(drawn, { format: "webp" }) };
}

/** Of a picture that is needed for nothing else. */
const encodeOnce = (picture: RawFrame, options: EncodeOptions): Promise<Uint8Array> =>
  encodePicture(picture, options).finally(() => releasePixels(picture.pixels));

function lostJobError(lost: JobLost): AppError {
  if (lost.reason === "closed") return new AppError("unavailable", "the renderer is closed", { cause: lost });
  const publicMessage = lost.reason === "takes-too-long" ? tooLong : crashed;
  return new AppError("unavailable", lost.message, { publicMessage, cause: lost });
}

const tooManyFrames = (): AppError =>
  new AppError("too-large", `more than ${maxFrames} frames were asked for`, {
    publicMessage: `At most ${maxFrames} frames can be drawn in one go. Choose a shorter part.`,
  });
