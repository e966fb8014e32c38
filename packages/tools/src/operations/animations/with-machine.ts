import { parseAnimation, toDotLottie, type Diagnostic } from "@zoetrope/lottie";
import { validateStateMachines } from "@zoetrope/lottie/state-machine";
import { requireFile, type EngineOperation } from "../../engine/engine-operation.ts";
import type { MadeFile } from "../../engine/engine-protocol.ts";
import type { FileFacts } from "../../files/file-facts.ts";
import { readFacts } from "../../files/read-facts.ts";
import { animationFile } from "./animation-file.ts";

export interface MadeWithMachine {
  file: MadeFile;
  facts: FileFacts;
  /** What is wrong with the machine. */
  diagnostics: Diagnostic[];
}

/** A dotLottie with a state machine that starts with it, instead of one of the same id. */
export const run: EngineOperation<{ machine: { id: string; json: unknown } }, MadeWithMachine> = (
  files,
  { machine },
) => {
  const { name, bytes } = requireFile(files);
  const parsed = parseAnimation(bytes);
  const added = { ...machine, name: null, inManifest: {} };
  const stateMachines = [...parsed.stateMachines.filter(({ id }) => id !== machine.id), added];
  const file = animationFile(
    name,
    "dotlottie",
    toDotLottie({ ...parsed, stateMachines, initialStateMachineId: machine.id }),
  );
  const diagnostics = validateStateMachines({ ...parsed, stateMachines: [added] });
  return Promise.resolve({ file, facts: readFacts(file.bytes), diagnostics });
};
