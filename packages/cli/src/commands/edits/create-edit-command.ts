import {
  convert,
  type EditReport,
  type OperationControl,
  type Outcome,
  type ParsedAnimation,
  type WrittenFormat,
} from "@zoetrope/lottie";
import { type Command, type OptionText, type OptionValues, textOf } from "../../command.ts";
import { eachFile } from "../../files/each-file.ts";
import { type ExitCode, exitCodes } from "../../exit-codes.ts";
import { animationFormatOfName, extensionOf } from "../../files/formats.ts";
import { requireInputs } from "../../files/inputs.ts";
import { animationOption, inPlaceOption, jsonOption, outputOption } from "../../arguments/options.ts";
import { linesOfLeftOut, sentencesOf } from "../../messages/sentences-of.ts";
import { requireTarget, write } from "../../files/outputs.ts";
import type { System } from "../../system.ts";
import { listed, type Printer, printerOn } from "../../terminal/printer.ts";
import { printable } from "../../terminal/style.ts";
import type { LocalisedMessage } from "../../messages/messages.ts";

type Edit<Report extends EditReport> = (
  bytes: Uint8Array,
  only: { animationId?: string },
  control: OperationControl,
) => Promise<Outcome<ParsedAnimation, Report>>;

interface EditSpecification<Report extends EditReport> {
  summary: LocalisedMessage;
  /** The options that it cannot do without, as they are typed. */
  usage: string;
  options: Readonly<Record<string, OptionText>>;
  examples: readonly string[];
  /** What is written where the name of the output says nothing of it: default the format that came. */
  format?(values: OptionValues): WrittenFormat | undefined;
  /** Reads what was asked for, once for all files; throws CommandError for what makes no sense. */
  prepare(values: OptionValues, system: System): Edit<Report>;
  /** Lines about what was done. */
  notes?(report: Report, printer: Printer): string[];
  /** Lines about what was not found; the files have findings then. */
  misses?(report: Report, printer: Printer): string[];
}

/** What edits on the command line have in common: files in, the same kind of files out. */
export function createEditCommand<Report extends EditReport>(spec: EditSpecification<Report>): Command {
  return {
    summary: spec.summary,
    usage: `FILE... ${spec.usage} [--output PATH | --in-place]`,
    examples: spec.examples,
    options: {
      ...spec.options,
      output: outputOption,
      "in-place": inPlaceOption,
      animation: { ...animationOption, help: (m) => m.options.animationOrAll },
      json: jsonOption,
    },
    async run(system, values, files) {
      const edit = spec.prepare(values, system);
      const animationId = textOf(values, "animation");
      const inputs = requireInputs(system, files);
      const isJson = values["json"] === true;
      const output = textOf(values, "output");
      const isInPlace = values["in-place"] === true;
      const wanted = animationFormatOfName(output) ?? (isInPlace ? undefined : spec.format?.(values));
      const target = await requireTarget(system, inputs, {
        output,
        isInPlace,
        isReporting: isJson,
      });
      const printer = printerOn(system.stderr, system);
      const { paint } = printer;
      const { words } = system.messages.commands;
      return await eachFile(system, inputs, { isJson, lines: system.stderr }, async (input, control) => {
        const bytes = await input.read();
        const only = animationId === undefined ? {} : { animationId };
        const { result, report } = await edit(bytes, only, control);
        const format = wanted ?? result.format;
        // A dotLottie keeps the others as they were.
        const written = await convert(result, { format, ...(format === "dotlottie" ? {} : only) });
        const path = target(input, extensionOf[format]);
        await write(system, path, written.result);
        const { leftOut } = written.report;
        const leftOutLines = linesOfLeftOut(leftOut, printer);
        const misses = [
          ...new Set([
            ...(spec.misses?.(report, printer) ?? []),
            ...sentencesOf(written.report.refused, printer),
          ]),
        ];
        const exitCode: ExitCode = misses.length > 0 ? exitCodes.findings : exitCodes.fine;
        return {
          report: { output: path, report, ...(leftOutLines.length === 0 ? {} : { leftOut }) },
          lines: [
            `${paint("bold", printable(input.name))}: ${listed([printable(path), words.changes({ count: report.changes })], system.messages)}`,
            ...[...leftOutLines, ...(spec.notes?.(report, printer) ?? []), ...misses].map(
              (line) => `  ${line}`,
            ),
          ],
          exitCode,
        };
      });
    },
  };
}
