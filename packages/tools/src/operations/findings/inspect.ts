import { inspect, type Inspection } from "@zoetrope/lottie";
import { requireFile, type EngineOperation } from "../../engine/engine-operation.ts";

/** All that there is to say of a file. */
export const run: EngineOperation<null, Inspection> = async (files, _options, control) =>
  (await inspect(requireFile(files).bytes, {}, control)).result;
