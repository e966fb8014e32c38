import type { OperationControl } from "@zoetrope/lottie";
import {
  pageEngine,
  type EngineFile,
  type MadeFile,
  type OptionsOf,
  type ResultOf,
} from "../engine/index.ts";
import type { FileFacts } from "../files/file-facts.ts";
import type { PictureChoice } from "./picture-choice.ts";
import type { ToolStep } from "./tool-step.ts";

export interface MadeMoving {
  file: MadeFile;
  /** Where a largest size was asked for: how it was kept to. */
  fit?: ResultOf<"fitSize">["report"];
  /** Of a video. */
  codec?: ResultOf<"video">["report"]["codec"];
}

/** The step of a tool that makes moving pictures. */
export interface MovingStep<
  Choice extends PictureChoice,
  Made extends MadeMoving = MadeMoving,
> extends ToolStep<Choice, Made> {
  /** What the engine is asked for, whatever the size. */
  movingOptions(choice: Choice, facts: FileFacts): OptionsOf<"estimateSize">;
}

/** Makes the file; where only so many bytes are allowed, the best that fits. */
export async function makeMoving<Choice extends PictureChoice>(
  step: Pick<MovingStep<Choice>, "make" | "movingOptions">,
  file: EngineFile,
  choice: Choice,
  control: OperationControl,
  facts: FileFacts,
): Promise<MadeMoving> {
  const { maxKilobytes } = choice;
  if (maxKilobytes === null) return await step.make(file, choice, control, facts);
  const wishes = { ...step.movingOptions(choice, facts), maxBytes: maxKilobytes * 1_000 };
  const { file: made, report } = await pageEngine().run("fitSize", [file], wishes, control);
  return { file: made, fit: report };
}
