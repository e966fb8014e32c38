import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { EditOptions, OperationControl, Outcome, ParsedAnimation, Source } from "@zoetrope/lottie";
import type { BakeExpressionsReport, ExpressionInterpreter } from "@zoetrope/lottie/expressions";
import type { OptionText } from "../command.ts";

export const bakeOption: OptionText = {
  type: "boolean",
  help: "Run expressions in a sandbox and write what they give as keyframes; without it they are taken out.",
};

let opening: Promise<ExpressionInterpreter> | null = null;

/** Nothing of it is loaded where nothing is baked. */
export async function bakeInSandbox(
  source: Source,
  options: EditOptions & { tolerance?: number },
  control: OperationControl,
): Promise<Outcome<ParsedAnimation, BakeExpressionsReport>> {
  const { bakeExpressions, createExpressionInterpreter } = await import("@zoetrope/lottie/expressions");
  opening ??= readFile(fileURLToPath(import.meta.resolve("@jitl/quickjs-wasmfile-release-sync/wasm"))).then(
    (wasm) => createExpressionInterpreter({ wasm }),
  );
  const { animationId, tolerance } = options;
  return await bakeExpressions(
    source,
    {
      interpreter: await opening,
      ...(animationId === undefined ? {} : { animationId }),
      ...(tolerance === undefined ? {} : { tolerance }),
    },
    control,
  );
}
