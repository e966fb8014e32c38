import { formatBytes, formatDecimal } from "@zoetrope/i18n/format";
import { renderFrame } from "@zoetrope/render";
import { type Command, textOf } from "../../command.ts";
import { eachFile } from "../../files/each-file.ts";
import { requireInputs } from "../../files/inputs.ts";
import { requireTarget, write } from "../../files/outputs.ts";
import { sentencesOf, severityLine } from "../../messages/sentences-of.ts";
import { listed, type Printer, printerOn } from "../../terminal/printer.ts";
import { printable } from "../../terminal/style.ts";
import { terminalPicture, terminalWidth } from "../../terminal/terminal-picture.ts";
import { openCore } from "./drawing.ts";
import { formats } from "./formats.ts";
import { renderFile } from "./render-file.ts";
import { readSettings, renderOptions } from "./render-options.ts";

export const renderCommand: Command = {
  summary: (m) => m.summaries.render,
  usage: "FILE... [--format FORMAT] [--output PATH]",
  options: renderOptions,
  examples: [
    "zoetrope render walk.json --output walk.png",
    "zoetrope render walk.json --frame 12 --width 256 --background '#ffffff' --output walk.webp",
    "zoetrope render walk.lottie --width 128 --matte '#ffffff' --output walk.gif",
    "zoetrope render walk.lottie --range 0-6 --loop 1 --output walk.apng",
    "zoetrope render walk.json --format sheet --count 6 --width 96 --output walk.sheet.png",
    "zoetrope render walk.json --format sheet --background '#ffffff' --output walk.sheet.jpg",
    "zoetrope render walk.json --terminal",
  ],
  async run(system, values, files) {
    const inputs = requireInputs(system, files);
    const isJson = values["json"] === true;
    const settings = readSettings(values);
    const printer = printerOn(system.stderr, system);
    const { paint, messages } = printer;
    const target = settings.isForTerminal
      ? null
      : await requireTarget(system, inputs, {
          output: textOf(values, "output"),
          isInPlace: false,
          isReporting: isJson,
        });

    return await eachFile(system, inputs, { isJson, lines: system.stderr }, async (input, control) => {
      const bytes = await input.read();
      if (target === null) {
        const width = Math.min(settings.drawing.width ?? Infinity, terminalWidth(system));
        const options = { ...settings.drawing, width, frame: settings.frame, core: await openCore() };
        const { result, report } = await renderFrame(bytes, options, control);
        const { diagnostics } = report;
        if (!isJson) system.stdout.write(terminalPicture(result, system));
        return { report: { frame: result.frame, diagnostics }, lines: sentencesOf(diagnostics, printer) };
      }
      const { format, sheetFormat } = settings;
      const path = target(input, formats[format === "sheet" ? sheetFormat : format].extension);
      const { result, report } = await renderFile(bytes, settings, control);
      await write(system, path, result);
      return {
        report: { output: path, format, bytes: result.length, ...report },
        lines: [
          `${paint("bold", printable(input.name))}: ${listed([printable(path), formatBytes(messages.locale, result.length)], messages)}`,
          ...beyondTheEnd(settings.frame, report, printer).map((line) => `  ${line}`),
          ...sentencesOf(report.diagnostics, printer).map((line) => `  ${line}`),
        ],
      };
    });
  },
};

function beyondTheEnd(asked: number | "poster", report: object, printer: Printer): string[] {
  const { commands, locale } = printer.messages;
  if (asked === "poster" || !("frame" in report) || Number(report.frame) >= asked) return [];
  const [frame, last] = [asked, Number(report.frame)].map((each) => formatDecimal(locale, each));
  const sentence = commands.rendering.lastFrame({ frame: frame ?? "", last: last ?? "" });
  return [severityLine("warning", sentence, printer)];
}
