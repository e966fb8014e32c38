import { formatBytes } from "@zoetrope/i18n/format";
import { convert, fromSvg } from "@zoetrope/lottie";
import { animationOption, choiceOf, jsonOption, numberOf, outputOption } from "../arguments/options.ts";
import { type Command, textOf } from "../command.ts";
import { eachFile } from "../files/each-file.ts";
import { CommandError, exitCodes } from "../exit-codes.ts";
import { animationFormatOfName, extensionOf, formats } from "../files/formats.ts";
import { requireInputs } from "../files/inputs.ts";
import { requireTarget, write } from "../files/outputs.ts";
import { linesOfLeftOut, sentencesOf, sentencesOfDrawing } from "../messages/sentences-of.ts";
import { readSvgOptions, svgOptions } from "./svg/svg-options.ts";
import { writeSvg } from "./svg/write-svg.ts";
import { listed, printerOn } from "../terminal/printer.ts";
import { printable } from "../terminal/style.ts";

/** SVG is written of the whole animation, and moves by itself, or of one frame. */
const targets = [...formats, "tgs", "svg"] as const;

export const convertCommand: Command = {
  summary: (m) => m.summaries.convert,
  usage: "FILE... [--to FORMAT] [--output PATH]",
  options: {
    to: {
      type: "string",
      value: "FORMAT",
      choices: targets,
      help: (m) => m.options.convert.to({ formats: targets.join(", ") }),
    },
    frame: {
      type: "string",
      value: "N",
      help: (m) => m.options.convert.frame,
    },
    once: { type: "boolean", help: (m) => m.options.convert.once },
    ...svgOptions,
    output: outputOption,
    animation: animationOption,
    json: jsonOption,
  },
  examples: [
    "zoetrope convert walk.json --output walk.lottie",
    "zoetrope convert icons.lottie --animation night --output night.json",
    "zoetrope convert icon.svg --preset draw-on --stagger 0.2 --phase in-out --output icon.lottie",
    "zoetrope convert words.svg --font smallest.ttf --output words.lottie",
    "zoetrope convert walk.json --to svg",
    "zoetrope convert walk.json --frame 6 --output still.svg",
    "zoetrope convert walk.json --output walk.tgs",
    "zoetrope convert - --to json --output - < walk.lottie",
  ],
  async run(system, values, files) {
    const inputs = requireInputs(system, files);
    const isJson = values["json"] === true;
    const output = textOf(values, "output");
    const animationId = textOf(values, "animation");
    const byName = output?.toLowerCase().endsWith(".svg") === true ? "svg" : animationFormatOfName(output);
    const chosen = choiceOf(values, "to", targets) ?? byName;
    const format = chosen === "svg" ? undefined : chosen;
    const target = await requireTarget(system, inputs, { output, isInPlace: false, isReporting: isJson });
    const frame = numberOf(values, "frame", { min: 0, max: 1e7 });
    if (frame !== undefined && chosen !== "svg")
      throw new CommandError("usage", ({ usage }) => usage.frameOfSvg({ example: "--to svg" }));
    const optionsFor = await readSvgOptions(system, values);
    const printer = printerOn(system.stderr, system);
    const { paint } = printer;
    const { messages } = system;
    const bytesOf = (result: Uint8Array): string => formatBytes(messages.locale, result.length);
    return await eachFile(system, inputs, { isJson, lines: system.stderr }, async (input, control) => {
      const bytes = await input.read();
      const drawing = isMarkup(input.name, bytes) ? await fromSvg(bytes, optionsFor(bytes), control) : null;
      if (chosen === "svg") {
        const options = { animationId, frame, isLooping: values["once"] !== true };
        const svg = await writeSvg(drawing?.result ?? bytes, options, control);
        const path = target(input, "svg");
        await write(system, path, svg.bytes);
        return {
          report: { output: path, report: { ...drawing?.report, ...svg.report } },
          lines: [
            `${paint("bold", printable(input.name))}: ${listed([printable(path), bytesOf(svg.bytes)], messages)}`,
            ...sentencesOf(drawing?.report.diagnostics ?? [], printer).map((sentence) => `  ${sentence}`),
            ...sentencesOfDrawing(svg.losses, printer).map((sentence) => `  ${sentence}`),
          ],
        };
      }
      const options = {
        ...(drawing === null || format !== undefined ? {} : { format: "json" as const }),
        ...(format === undefined ? {} : { format }),
        ...(animationId === undefined ? {} : { animationId }),
      };
      const { result, report } = await convert(drawing?.result ?? bytes, options, control);
      const path = target(input, extensionOf[report.format]);
      await write(system, path, result);
      return {
        report: { output: path, report: { ...report, ...drawing?.report } },
        lines: [
          `${paint("bold", printable(input.name))}: ${listed([printable(path), bytesOf(result)], messages)}`,
          ...[
            ...linesOfLeftOut(report.leftOut, printer),
            ...sentencesOf([...(drawing?.report.diagnostics ?? []), ...report.refused], printer),
          ].map((sentence) => `  ${sentence}`),
        ],
        exitCode: report.refused.length > 0 ? exitCodes.findings : exitCodes.fine,
      };
    });
  },
};

/** SVG begins with a tag, which neither JSON nor an archive does; what is packed looks like a sticker but for its name. */
function isMarkup(name: string, bytes: Uint8Array): boolean {
  if (name.toLowerCase().endsWith(".svgz")) return true;
  const start = new TextDecoder(bytes[1] === 0 || bytes[0] === 0xff ? "utf-16le" : "utf-8").decode(
    bytes.subarray(0, 200),
  );
  return start.trimStart().startsWith("<");
}
