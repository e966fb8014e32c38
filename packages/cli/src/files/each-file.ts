import { defaultLocale } from "@zoetrope/i18n/locales";
import { LottieError, type OperationControl } from "@zoetrope/lottie";
import { type ExitCode, exitCodes } from "../exit-codes.ts";
import { faultOf, sentenceOfRefusal } from "../messages/fault-of.ts";
import type { Input } from "./inputs.ts";
import type { Output } from "../process-context.ts";
import type { System } from "../system.ts";
import { createProgressBar } from "../terminal/progress-bar.ts";
import { labelled, printerOn } from "../terminal/printer.ts";
import { printable } from "../terminal/style.ts";
import { loadMessages } from "@zoetrope/i18n/load-messages";
import type { Messages } from "../messages/messages.ts";

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
  const { messages } = system;
  const bar = createProgressBar(system);
  const printer = printerOn(system.stderr, system);
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
      const { exitCode, say } = sayerOf(error);
      codes.push(exitCode);
      // Reports are for programs, which read the same in any language.
      if (isJson) reports.push({ file: input.name, error: say(await loadMessages(defaultLocale)) });
      const text = `${printable(input.name)}: ${printable(say(messages))}`;
      system.stderr.write(`${labelled("red", messages.commands.words.error, text, printer)}\n`);
    }
  }
  if (isJson) system.stdout.write(`${JSON.stringify(reports, null, 2)}\n`);
  return codes.reduce((worst, code) => (code > worst ? code : worst), exitCodes.fine);
}

function sayerOf(error: unknown): { exitCode: ExitCode; say(messages: Messages): string } {
  if (error instanceof LottieError)
    return {
      exitCode: exitCodes.unreadable,
      say: (messages) => `${sentenceOfRefusal(error, messages)} (${error.code})`,
    };
  const fault = faultOf(error);
  return { exitCode: fault.exitCode, say: (messages) => fault.say(messages) };
}
