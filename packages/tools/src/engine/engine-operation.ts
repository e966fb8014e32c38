import type { OperationControl, PictureCodec } from "@zoetrope/lottie";
import type { ExpressionInterpreter } from "@zoetrope/lottie/expressions";
import type { DrawingCore, PictureEncoder } from "@zoetrope/render";
import type { EngineFile } from "./engine-protocol.ts";

/** What draws, encodes and interprets in this worker, opened when it is first asked for. */
export interface EngineParts {
  core(): Promise<DrawingCore>;
  webpEncoder(): Promise<PictureEncoder>;
  /** What pictures inside of files are packed with. */
  pictureCodec(): Promise<PictureCodec>;
  /** The sandbox in which expressions run. */
  interpreter(): Promise<ExpressionInterpreter>;
}

/** One thing that the worker can do. Options and result cross threads, so they are what structured cloning takes. */
export type EngineOperation<Options, Result> = (
  files: readonly EngineFile[],
  options: Options,
  control: OperationControl,
  parts: EngineParts,
) => Promise<Result>;

/** The only file of an operation that takes one. */
export function requireFile(files: readonly EngineFile[]): EngineFile {
  const [file] = files;
  if (file === undefined) throw new Error("the operation needs a file");
  return file;
}

/** `walk.json` with `gif` becomes `walk.gif`. */
export const renamed = (name: string, extension: string): string =>
  `${name.replace(/\.[^.]+$/, "") || "animation"}.${extension}`;
