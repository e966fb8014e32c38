import { LottieError, type OperationControl, UnknownAnimation } from "@zoetrope/lottie";
import { BrokenFrame, UnreadableDrawing } from "@zoetrope/render";
import { CommandError, type ExitCode, exitCodes } from "./exit-codes.ts";
import type { Input } from "./inputs.ts";
import type { Output, System } from "./system.ts";
import { createProgressBar } from "./terminal/progress-bar.ts";
import { paintOn, printable } from "./terminal/style.ts";

/** What went well is reported, what did not is said, and the next file is taken either way. */
export async function eachFile(
  system: System,
  inputs: readonly Input[],
  { isJson, lines: output }: { isJson: boolean; lines: Output },
  work: (
    input: Input,
    control: OperationControl,
  ) => Promise<{ report: object; lines: string[]; exitCode?: ExitCode }>,
): Promise<ExitCode> {
  const bar = createProgressBar(system);
  const paint = paintOn(system.stderr, system);
  const reports: object[] = [];
  const codes: ExitCode[] = [];
  for (const [index, input] of inputs.entries()) {
    const onProgress = (share: number): void => {
      const done = (index + share) / inputs.length;
      bar.show(done, input.name);
      system.onProgress?.(done);
    };
    try {
      const {
        report,
        lines,
        exitCode = exitCodes.fine,
      } = await work(input, { signal: system.signal, onProgress });
      bar.clear();
      codes.push(exitCode);
      if (isJson) reports.push({ file: input.name, ...report });
      else for (const line of lines) output.write(`${line}\n`);
    } catch (error) {
      bar.clear();
      if (system.signal.aborted) throw error;
      const { message, exitCode } = faultOf(error);
      codes.push(exitCode);
      if (isJson) reports.push({ file: input.name, error: message });
      system.stderr.write(`${paint("red", "error")} ${printable(input.name)}: ${printable(message)}\n`);
    }
  }
  if (isJson) system.stdout.write(`${JSON.stringify(reports, null, 2)}\n`);
  return codes.reduce((worst, code) => (code > worst ? code : worst), exitCodes.fine);
}

function faultOf(error: unknown): { message: string; exitCode: ExitCode } {
  if (error instanceof CommandError) return error;
  if (error instanceof LottieError)
    return { message: `${error.message} (${error.code})`, exitCode: exitCodes.unreadable };
  if (error instanceof BrokenFrame)
    return {
      message: `The player breaks down on frame ${Math.round(error.frame)}. Change what happens there.`,
      exitCode: exitCodes.unreadable,
    };
  if (error instanceof UnreadableDrawing)
    return {
      message: "The player cannot read it, although it is an animation. Simplify it and export it again.",
      exitCode: exitCodes.unreadable,
    };
  if (error instanceof UnknownAnimation) return { message: `${error.message}.`, exitCode: exitCodes.usage };
  throw error;
}
