import { requireFile, type EngineOperation } from "../../engine/engine-operation.ts";
import type { FileFacts } from "../../files/file-facts.ts";
import { readFacts } from "../../files/read-facts.ts";

/** What is in a file, and what plays it. */
export const run: EngineOperation<null, FileFacts> = async (files) => readFacts(requireFile(files).bytes);
