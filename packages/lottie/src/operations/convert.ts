import type { ParsedAnimation } from "../contract.ts";
import { toDotLottie } from "../convert/to-dotlottie.ts";
import { standaloneJson } from "../convert/to-json.ts";
import {
  openSource,
  type OperationControl,
  type OperationReport,
  type Outcome,
  Pace,
  requireAnimation,
  type Source,
} from "./operation.ts";

export interface ConvertOptions {
  /** Default: the other one than the source has. */
  format?: ParsedAnimation["format"];
  /** A Lottie JSON holds one animation: which; default the first. A dotLottie holds all of them, or the one named. */
  animationId?: string;
}

export interface ConvertReport extends OperationReport {
  format: ParsedAnimation["format"];
  /** What the other format has no place for: ids. */
  leftOut: { animations: string[]; themes: string[]; stateMachines: string[] };
}

/** The bytes of a file in a format. Throws LottieError for bytes that are refused, UnknownAnimation. */
export async function convert(
  source: Source,
  options: ConvertOptions = {},
  control: OperationControl = {},
): Promise<Outcome<Uint8Array, ConvertReport>> {
  const pace = new Pace(control);
  await pace.reach(0);
  const { parsed, diagnostics } = openSource(source);
  const format = options.format ?? (parsed.format === "json" ? "dotlottie" : "json");
  const chosen = requireAnimation(parsed, options.animationId);
  const isOne = format === "json" || options.animationId !== undefined;
  const animations = isOne ? [chosen] : parsed.animations;
  await pace.reach(0.5);
  const result =
    format === "json"
      ? new TextEncoder().encode(JSON.stringify(standaloneJson(parsed, chosen.id)))
      : toDotLottie({ ...parsed, animations });
  await pace.reach(1);
  const idsOf = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);
  return {
    result,
    report: {
      diagnostics,
      format,
      leftOut: {
        animations: idsOf(parsed.animations.filter((each) => !animations.includes(each))),
        themes: format === "json" ? idsOf(parsed.themes) : [],
        stateMachines: format === "json" ? idsOf(parsed.stateMachines) : [],
      },
    },
  };
}
