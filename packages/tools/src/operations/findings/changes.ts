import { diff, type DocumentDiff } from "@zoetrope/lottie";
import type { EngineOperation } from "../../engine/engine-operation.ts";

/** What two files say differently. */
export const run: EngineOperation<null, DocumentDiff["changes"]> = async (files, _options, control) => {
  const [before, after] = files;
  if (before === undefined || after === undefined) throw new Error("the operation needs two files");
  return (await diff(before.bytes, after.bytes, {}, control)).result.changes;
};
