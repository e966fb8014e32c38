import { parseAnimation } from "@zoetrope/lottie";
import { requireFile, type EngineOperation } from "../../engine/engine-operation.ts";

/** The state machines of a file, as they stand in it. */
export const run: EngineOperation<null, { id: string; json: unknown }[]> = (files) => {
  const { stateMachines } = parseAnimation(requireFile(files).bytes);
  return Promise.resolve(stateMachines.map(({ id, json }) => ({ id, json })));
};
