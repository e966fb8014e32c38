import { LottieError } from "@zoetrope/lottie";
import type { ReadResult } from "./read-result.ts";
import { readFacts } from "@zoetrope/tools/files";

// In a thread of its own, so that whatever a file does to its reader can be ended (read-file.ts).
addEventListener("message", ({ data }: MessageEvent<ArrayBuffer>) => {
  let answer: ReadResult;
  try {
    answer = { facts: readFacts(new Uint8Array(data)) };
  } catch (error) {
    answer = { refused: error instanceof LottieError ? error.code : "unknown-format" };
  }
  postMessage(answer);
});
