import type { OperationControl } from "@zoetrope/lottie";
import type { EngineFile, MadeFile } from "../engine/index.ts";
import type { FileFacts } from "../files/file-facts.ts";

/** What a tool does to one file: on its own page with settings, in a batch with those that stand before anybody chose. */
export interface ToolStep<Options, Made extends { file: MadeFile } = { file: MadeFile }> {
  /** What is chosen before anybody chose, for a file. */
  initialOptions(facts: FileFacts): Options;
  make(file: EngineFile, options: Options, control: OperationControl, facts: FileFacts): Promise<Made>;
}
