import type { ParsedAnimation } from "../../contract.ts";
import { diagnoseUse } from "../../diagnostics/diagnose-use.ts";
import { locateDiagnostics } from "../../diagnostics/locate-diagnostics.ts";
import { LottieError, type LottieErrorCode } from "../../lottie-error.ts";
import {
  openSource,
  type OperationControl,
  type Outcome,
  OperationProgress,
  type Source,
} from "../operation.ts";

export type Validation =
  | { isPlayable: true; format: ParsedAnimation["format"]; animationIds: string[] }
  /** Why no player should be given it, in plain English for its maker. */
  | { isPlayable: false; refusal: { code: LottieErrorCode; message: string } };

/** Whether a file can be played, as lenient as players are; its report says what they forgive or leave out. */
export async function validate(
  source: Source,
  _options: Record<string, never> = {},
  control: OperationControl = {},
): Promise<Outcome<Validation>> {
  const progress = new OperationProgress(control);
  await progress.checkpoint(0);
  try {
    const { parsed, diagnostics } = openSource(source);
    await progress.checkpoint(0.7);
    const uses = diagnoseUse(parsed);
    const located = source instanceof Uint8Array ? locateDiagnostics(source, uses) : uses;
    await progress.checkpoint(1);
    return {
      result: {
        isPlayable: true,
        format: parsed.format,
        animationIds: parsed.animations.map(({ id }) => id),
      },
      report: { diagnostics: [...diagnostics, ...located] },
    };
  } catch (error) {
    if (!(error instanceof LottieError)) throw error;
    const { code, message } = error;
    return { result: { isPlayable: false, refusal: { code, message } }, report: { diagnostics: [] } };
  }
}
