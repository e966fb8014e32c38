import { convert, diff, inspect, mergeChanges } from "@zoetrope/lottie";
import { type Command, textOf } from "../command.ts";
import { eachFile } from "../files/each-file.ts";
import { CommandError, exitCodes } from "../exit-codes.ts";
import { animationFormatOfName, extensionOf } from "../files/formats.ts";
import { requireInputs } from "../files/inputs.ts";
import { choiceOf, jsonOption, outputOption } from "../arguments/options.ts";
import { requireTarget, write } from "../files/outputs.ts";
import { linesOfLeftOut } from "../messages/sentences-of.ts";
import { labelled, listed, printerOn } from "../terminal/printer.ts";
import { printable } from "../terminal/style.ts";

const sides = ["ours", "theirs"] as const;

export const mergeCommand: Command = {
  summary: (m) => m.summaries.merge,
  usage: "BASE OURS THEIRS [--output PATH]",
  takesFilesTogether: true,
  options: {
    prefer: {
      type: "string",
      value: "SIDE",
      choices: sides,
      help: (m) => m.options.merge.prefer,
    },
    output: outputOption,
    json: jsonOption,
  },
  examples: ["zoetrope merge base.json mine.json yours.json --output merged.json"],
  async run(system, values, files) {
    const [base, ours, theirs, more] = requireInputs(system, files);
    if (base === undefined || ours === undefined || theirs === undefined || more !== undefined)
      throw new CommandError("usage", ({ usage }) => usage.threeFiles);
    const isJson = values["json"] === true;
    const preferred = choiceOf(values, "prefer", sides) ?? "ours";
    const output = textOf(values, "output");
    const target = await requireTarget(system, [ours], {
      output,
      isInPlace: false,
      isReporting: isJson,
    });
    const printer = printerOn(system.stderr, system);
    const { paint, messages } = printer;
    const { merging } = messages.commands;
    return await eachFile(system, [ours], { isJson, lines: system.stderr }, async (input, control) => {
      const [one, our, their] = await Promise.all([base.read(), input.read(), theirs.read()]);
      if (one.length === 0) {
        // As git hands it over where both sides added the file.
        const isSame = (await diff(our, their, {}, control)).result.diff === null;
        const taken = preferred === "ours" ? our : their;
        const path = target(input, extensionOf[(await inspect(taken, {}, control)).result.format]);
        await write(system, path, taken);
        const what = isSame ? merging.addedSame : merging.addedTwice({ side: preferred });
        return {
          report: {
            output: path,
            report: { conflicts: isSame ? [] : [{ kind: "added-twice" }], diagnostics: [] },
          },
          lines: [
            `${paint("bold", printable(input.name))}: ${listed([printable(path), paint(isSame ? "green" : "yellow", what)], messages)}`,
          ],
          exitCode: isSame ? exitCodes.fine : exitCodes.findings,
        };
      }
      const { result, report } = await mergeChanges(one, our, their, { preferred }, control);
      const format = animationFormatOfName(output) ?? result.format;
      const path = target(input, extensionOf[format]);
      const written = await convert(result, { format }, control);
      await write(system, path, written.result);
      const isClean = report.conflicts.length === 0;
      const verdict = isClean
        ? paint("green", merging.merged)
        : paint("yellow", merging.mergedPartly({ side: preferred }));
      return {
        report: { output: path, report },
        lines: [
          `${paint("bold", printable(input.name))}: ${listed([printable(path), verdict], messages)}`,
          ...linesOfLeftOut(written.report.leftOut, printer).map((line) => `  ${line}`),
          ...report.conflicts.map(
            ({ kind, animationId, pointer }) =>
              `  ${labelled(
                "yellow",
                messages.commands.words.conflict,
                `${printable([animationId, pointer].filter((each) => each !== null).join(" "))}: ${merging[kind]}`,
                printer,
              )}`,
          ),
        ],
        exitCode: isClean ? exitCodes.fine : exitCodes.findings,
      };
    });
  },
};
