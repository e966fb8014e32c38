import type { ParsedAnimation } from "../../contract.ts";
import { toDotLottie } from "../../convert/to-dotlottie.ts";
import { standaloneJson } from "../../convert/to-json.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import {
  openSource,
  type OperationControl,
  type OperationReport,
  type Outcome,
  OperationProgress,
  requireAnimation,
  type Source,
} from "../operation.ts";

/** `tgs`: Lottie JSON packed with gzip, as Telegram's animated stickers are. */
export type WrittenFormat = ParsedAnimation["format"] | "tgs";

export interface ConvertOptions {
  /** Default: the other one than the source has, of JSON and dotLottie. */
  format?: WrittenFormat;
  /** A Lottie JSON and a sticker hold one animation: which; default the first. A dotLottie holds all of them, or the one named. */
  animationId?: string;
}

export interface ConvertReport extends OperationReport {
  format: WrittenFormat;
  /** Of a sticker: what Telegram would refuse, such as more than 64 KB; empty of the other formats. */
  refused: Diagnostic[];
  /** What the other format has no place for: ids. */
  leftOut: { animations: string[]; themes: string[]; stateMachines: string[] };
}

/** The bytes of a file in a format. Throws LottieError for bytes that are refused, UnknownAnimation. */
export async function convert(
  source: Source,
  options: ConvertOptions = {},
  control: OperationControl = {},
): Promise<Outcome<Uint8Array, ConvertReport>> {
  const progress = new OperationProgress(control);
  await progress.checkpoint(0);
  const { parsed, diagnostics } = openSource(source);
  const format = options.format ?? (parsed.format === "json" ? "dotlottie" : "json");
  const chosen = requireAnimation(parsed, options.animationId);
  const isAlone = format !== "dotlottie";
  const isOne = isAlone || options.animationId !== undefined;
  const animations = isOne ? [chosen] : parsed.animations;
  await progress.checkpoint(0.5);
  const json = isAlone ? (standaloneJson(parsed, chosen.id) ?? chosen.json) : null;
  // Stickers bring along a deflater of their own, which the other formats can do without.
  const sticker =
    json !== null && format === "tgs" ? (await import("../../convert/to-tgs.ts")).toTgs(json) : null;
  const result =
    json === null
      ? toDotLottie({ ...parsed, animations })
      : (sticker?.bytes ?? new TextEncoder().encode(JSON.stringify(json)));
  await progress.checkpoint(1);
  const idsOf = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);
  return {
    result,
    report: {
      diagnostics,
      format,
      refused: sticker?.diagnostics ?? [],
      leftOut: {
        animations: idsOf(parsed.animations.filter((each) => !animations.includes(each))),
        themes: isAlone ? idsOf(parsed.themes) : [],
        stateMachines: isAlone ? idsOf(parsed.stateMachines) : [],
      },
    },
  };
}
