import { validate } from "@zoetrope/lottie";
import { jsonOption } from "../arguments/options.ts";
import type { Command } from "../command.ts";
import { eachFile } from "../files/each-file.ts";
import { exitCodes } from "../exit-codes.ts";
import { sentenceOfRefusal } from "../messages/fault-of.ts";
import { requireInputs } from "../files/inputs.ts";
import { sentencesOf } from "../messages/sentences-of.ts";
import { labelled, printerOn } from "../terminal/printer.ts";
import { printable } from "../terminal/style.ts";

export const validateCommand: Command = {
  summary: (m) => m.summaries.validate,
  usage: "FILE...",
  options: {
    strict: { type: "boolean", help: (m) => m.options.validate.strict },
    schema: { type: "boolean", help: (m) => m.options.validate.schema },
    json: jsonOption,
  },
  examples: ["zoetrope validate walk.json", "zoetrope validate --strict 'icons/**/*.lottie'"],
  run(system, values, files) {
    const printer = printerOn(system.stdout, system);
    const { paint, messages } = printer;
    const { validation } = messages.commands;
    const isStrict = values["strict"] === true;
    const isSchema = values["schema"] === true;
    const isJson = values["json"] === true;
    return eachFile(
      system,
      requireInputs(system, files),
      { isJson, lines: system.stdout },
      async (input, control) => {
        const bytes = await input.read();
        const { result, report } = await validate(bytes, {}, control);
        if (isSchema && result.isPlayable) {
          // Loaded by those who ask for it alone: the schema is as large as everything else that validates.
          const { validateAgainstSchema } = await import("@zoetrope/lottie/schema");
          const known = new Set(report.diagnostics.map((each) => JSON.stringify(each)));
          const strict = await validateAgainstSchema(bytes, {}, control);
          report.diagnostics.push(
            ...strict.report.diagnostics.filter((each) => !known.has(JSON.stringify(each))),
          );
        }
        const isWrong =
          !result.isPlayable ||
          report.diagnostics.some(
            ({ severity }) => severity === "error" || ((isStrict || isSchema) && severity === "warning"),
          );
        const verdict = result.isPlayable
          ? isWrong
            ? paint("yellow", validation.hasFaults)
            : paint("green", validation.fine)
          : labelled(
              "red",
              validation.refused,
              `${printable(sentenceOfRefusal(result.refusal, messages))} ${paint("dim", `(${result.refusal.code})`)}`,
              printer,
            );
        return {
          report: { result, report },
          lines: [
            `${paint("bold", printable(input.name))}: ${verdict}`,
            ...sentencesOf(report.diagnostics, printer).map((line) => `  ${line}`),
          ],
          exitCode: isWrong ? exitCodes.findings : exitCodes.fine,
        };
      },
    );
  },
};
