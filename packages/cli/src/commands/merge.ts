import { convert, diff, inspect, mergeChanges } from "@zoetrope/lottie";
import { type Command, textOf } from "../command.ts";
import { eachFile } from "../each-file.ts";
import { CommandError, exitCodes } from "../exit-codes.ts";
import { animationFormatOfName, extensionOf } from "../formats.ts";
import { requireInputs } from "../inputs.ts";
import { choiceOf, jsonOption, outputOption } from "../options.ts";
import { requireTarget, write } from "../outputs.ts";
import { linesOfLeftOut } from "../sentences-of.ts";
import { paintOn, printable } from "../terminal/style.ts";

const sides = ["ours", "theirs"] as const;

const sentences = {
  "changed-twice": "both changed it, and differently",
  "changed-and-removed": "one changed it, the other took it away",
  "moved-twice": "both put it in order, and differently",
  "same-index":
    "two layers have the same number: what follows one of them as its parent may follow the other",
};

export const mergeCommand: Command = {
  summary: "Bring together what two people changed in one file. Exit code 1 when changes exclude each other.",
  usage: "BASE OURS THEIRS [--output PATH]",
  takesFilesTogether: true,
  options: {
    prefer: {
      type: "string",
      value: "SIDE",
      choices: sides,
      help: "What is taken where both exclude each other: ours (default) or theirs.",
    },
    output: outputOption,
    json: jsonOption,
  },
  examples: ["zoetrope merge base.json mine.json yours.json --output merged.json"],
  async run(system, values, files) {
    const [base, ours, theirs, more] = requireInputs(system, files);
    if (base === undefined || ours === undefined || theirs === undefined || more !== undefined)
      throw new CommandError("usage", "Name three files: the one that both began with, ours and theirs.");
    const isJson = values["json"] === true;
    const preferred = choiceOf(values, "prefer", sides) ?? "ours";
    const output = textOf(values, "output");
    const target = await requireTarget(system, [ours], {
      output,
      isInPlace: false,
      isReporting: isJson,
    });
    const paint = paintOn(system.stderr, system);
    return await eachFile(system, [ours], { isJson, lines: system.stderr }, async (input, control) => {
      const [one, our, their] = await Promise.all([base.read(), input.read(), theirs.read()]);
      if (one.length === 0) {
        // As git hands it over where both sides added the file.
        const isSame = (await diff(our, their, {}, control)).result.diff === null;
        const taken = preferred === "ours" ? our : their;
        const path = target(input, extensionOf[(await inspect(taken, {}, control)).result.format]);
        await write(system, path, taken);
        const what = isSame
          ? "both added the same file"
          : `both added it, and differently: ${preferred} is taken`;
        return {
          report: {
            output: path,
            report: { conflicts: isSame ? [] : [{ kind: "added-twice" }], diagnostics: [] },
          },
          lines: [
            `${paint("bold", printable(input.name))}: ${printable(path)}, ${paint(isSame ? "green" : "yellow", what)}`,
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
      return {
        report: { output: path, report },
        lines: [
          `${paint("bold", printable(input.name))}: ${printable(path)}, ${isClean ? paint("green", "merged") : paint("yellow", `merged, ${preferred} where changes exclude each other`)}`,
          ...linesOfLeftOut(written.report.leftOut, paint).map((line) => `  ${line}`),
          ...report.conflicts.map(
            ({ kind, animationId, pointer }) =>
              `  ${paint("yellow", "conflict")} ${printable([animationId, pointer].filter((each) => each !== null).join(" "))}: ${sentences[kind]}`,
          ),
        ],
        exitCode: isClean ? exitCodes.fine : exitCodes.findings,
      };
    });
  },
};
