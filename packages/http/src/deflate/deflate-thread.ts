// A thread that compresses what `createDeflateThread` sends, in the order in which it comes.
import { parentPort } from "node:worker_threads";
import { deflateTexts } from "./deflate-texts.ts";

parentPort?.on("message", (texts: readonly Uint8Array[]) => {
  const deflated = deflateTexts(texts);
  // One array of its own, which changes hands: what zlib gives is a part of a larger one.
  const all = new Uint8Array(deflated.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  const placed = deflated.map((blocks) => {
    all.set(blocks, end);
    return all.subarray(end, (end += blocks.length));
  });
  parentPort?.postMessage(placed, [all.buffer]);
});
