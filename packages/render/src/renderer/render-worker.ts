import { parentPort } from "node:worker_threads";
import {
  type AccessibilityAnalysis,
  analyseAccessibility,
  LottieError,
  parseAnimation,
} from "@zoetrope/lottie";
import {
  drawableJson,
  drawFrames,
  drawPicture,
  type LoadedFrames,
  loadFrames,
} from "../drawing/draw-animation.ts";
import { BrokenFrame, type DrawingCore } from "../drawing/drawing-core.ts";
import { openDrawingCore } from "../node.ts";
import { openFrames } from "../drawing/open-frames.ts";
import type { Answer, Job, JobResult } from "./jobs.ts";
import {
  checkAnimation,
  describeAnimation,
  measureAnimation,
  pictureAnimation,
  prepareAnimation,
} from "../posters/prepare-animation.ts";

/** A worker thread of the renderer: one job at a time, one answer for each. */
const port = parentPort;
if (port === null) throw new Error("render-worker.ts runs as a worker thread");
const player = await openDrawingCore();
// Whatever a file asks for, nothing leaves this thread.
globalThis.fetch = () => Promise.reject(new Error("drawing needs no network"));
let isDamaged = false;
port.on("message", (job: Job) => {
  void answerTo(job, player).then((answer) => {
    if ("refused" in answer) isDamaged ||= answer.isDamaged;
    port.postMessage(answer, "result" in answer ? buffersOf(answer.result) : []);
  });
});
// A timer of the player's throws as well once it is broken, and the end of the thread would overtake the answer that says why.
process.on("uncaughtException", (error) => {
  if (!isDamaged) throw error;
});
port.postMessage("ready");

async function answerTo(job: Job, drawing: DrawingCore): Promise<Answer> {
  try {
    return { result: await run(job, drawing) };
  } catch (error) {
    if (error instanceof LottieError)
      return { refused: { code: error.code, reason: error.message }, isDamaged: false };
    const reason =
      error instanceof BrokenFrame
        ? `The animation cannot be drawn: the player breaks down on frame ${Math.round(error.frame)}. Change what happens there and export it again.`
        : "The animation cannot be drawn: something in it confuses the player. Export it again from the tool it was made with.";
    // After a trap inside the WASM its memory cannot be trusted: the renderer starts a new thread.
    return { refused: { code: "cannot-be-drawn", reason }, isDamaged: true };
  }
}

/** The frames that were drawn last, while nothing else is loaded. */
let loaded: (LoadedFrames & { drawing: number }) | null = null;

function run(job: Job, drawing: DrawingCore): JobResult | Promise<JobResult> {
  if (job.kind === "frames") {
    if (loaded?.drawing !== job.drawing) {
      loaded = null;
      loaded = { ...loadFrames(drawing, job.bytes, job.width), drawing: job.drawing };
    }
    return drawFrames(drawing, loaded, job);
  }
  loaded = null;
  if (job.kind === "check") return checkAnimation(job.bytes);
  if (job.kind === "analyse") return analyseInBackground(drawing, job);
  if (job.kind === "measure") return measureAnimation(drawing, job.bytes);
  if (job.kind === "describe") return describeAnimation(drawing, job.bytes);
  if (job.kind === "picture") return pictureAnimation(drawing, job.bytes);
  if (job.kind === "prepare") return prepareAnimation(drawing, job.bytes);
  const json = drawableJson(parseAnimation(job.bytes));
  return drawPicture(drawing, json, JSON.stringify(json), job);
}

/** Coarser than for somebody who asks, and no longer than a thread may take. */
const background = { drawnWidth: 256, maxFrames: 900 };

async function analyseInBackground(
  drawing: DrawingCore,
  { bytes, width }: Extract<Job, { kind: "analyse" }>,
): Promise<AccessibilityAnalysis> {
  const { result } = await analyseAccessibility(bytes, {
    openFrames: openFrames(drawing),
    width,
    ...background,
  });
  return result;
}

/** Buffers that belong to one array alone: these can be moved to the other thread. */
function buffersOf(result: JobResult): ArrayBuffer[] {
  const arrays: Uint8Array[] = [];
  if (("diagnostics" in result && !("files" in result)) || "look" in result || "findings" in result)
    return [];
  if ("files" in result) arrays.push(...Object.values(result.files));
  if ("poster" in result) arrays.push(result.poster.pixels);
  if ("frames" in result) arrays.push(...result.frames.map(({ pixels }) => pixels));
  if ("pixels" in result) arrays.push(result.pixels);
  const buffers = new Set<ArrayBuffer>();
  for (const array of arrays) {
    if (array.buffer instanceof ArrayBuffer && array.buffer.byteLength === array.byteLength)
      buffers.add(array.buffer);
  }
  return [...buffers];
}
