import { parentPort } from "node:worker_threads";
import { LottieError, parseAnimation } from "@zoetrope/lottie";
import { drawableJson, drawFrames, drawPicture } from "./draw-animation.ts";
import { BrokenFrame, createDrawingPlayer, type DrawingPlayer } from "./drawing-player.ts";
import type { Answer, Job, JobResult } from "./jobs.ts";
import { checkAnimation, measureAnimation, prepareAnimation } from "./prepare-animation.ts";

/** A worker thread of the renderer: one job at a time, one answer for each. */
const port = parentPort;
if (port === null) throw new Error("render-worker.ts runs as a worker thread");
const player = await createDrawingPlayer();
let isDamaged = false;
port.on("message", (job: Job) => {
  const answer = answerTo(job, player);
  if ("refused" in answer) isDamaged ||= answer.isDamaged;
  port.postMessage(answer, "result" in answer ? buffersOf(answer.result) : []);
});
// A timer of the player's throws as well once it is broken, and the end of the thread would overtake the answer that says why.
process.on("uncaughtException", (error) => {
  if (!isDamaged) throw error;
});
port.postMessage("ready");

function answerTo(job: Job, drawing: DrawingPlayer): Answer {
  try {
    return { result: run(job, drawing) };
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

function run(job: Job, drawing: DrawingPlayer): JobResult {
  if (job.kind === "check") return checkAnimation(job.bytes);
  if (job.kind === "measure") return measureAnimation(drawing, job.bytes);
  if (job.kind === "prepare") return prepareAnimation(drawing, job.bytes);
  const json = drawableJson(parseAnimation(job.bytes));
  const text = JSON.stringify(json);
  return job.kind === "draw" ? drawPicture(drawing, json, text, job) : drawFrames(drawing, json, text, job);
}

/** Buffers that belong to one array alone: these can be moved to the other thread. */
function buffersOf(result: JobResult): ArrayBuffer[] {
  const arrays: Uint8Array[] = [];
  if (("diagnostics" in result && !("files" in result)) || "look" in result) return [];
  if ("files" in result) arrays.push(...Object.values(result.files), result.poster.pixels);
  else if ("frames" in result) arrays.push(...result.frames.map(({ pixels }) => pixels));
  else arrays.push(result.pixels);
  const buffers = new Set<ArrayBuffer>();
  for (const array of arrays) {
    if (array.buffer instanceof ArrayBuffer && array.buffer.byteLength === array.byteLength)
      buffers.add(array.buffer);
  }
  return [...buffers];
}
