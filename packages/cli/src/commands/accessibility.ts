import { describeAccessibility } from "@zoetrope/i18n/describe-accessibility";
import { formatDecimal } from "@zoetrope/i18n/format";
import {
  type AccessibilityAnalysis,
  analyseAccessibility,
  embedCertificate,
  parseAnimation,
  verifyCertificate,
} from "@zoetrope/lottie";
import { openFrames } from "@zoetrope/render";
import { type Command, textOf } from "../command.ts";
import { eachFile } from "../files/each-file.ts";
import { exitCodes } from "../exit-codes.ts";
import { requireInputs } from "../files/inputs.ts";
import { animationOption, choiceOf, jsonOption, numberOf, outputOption } from "../arguments/options.ts";
import { requireTarget, write } from "../files/outputs.ts";
import { openCore } from "./render/drawing.ts";
import { severityLine } from "../messages/sentences-of.ts";
import { listed, type Printer, printerOn } from "../terminal/printer.ts";
import { printable } from "../terminal/style.ts";

const modes = ["wcag", "iris"] as const;

export const accessibilityCommand: Command = {
  summary: (m) => m.summaries.accessibility,
  usage: "FILE... [--width PIXELS] [--certificate --output PATH]",
  options: {
    width: {
      type: "string",
      short: "w",
      value: "PIXELS",
      help: (m) => m.options.accessibility.width,
    },
    mode: {
      type: "string",
      value: "MODE",
      choices: modes,
      help: (m) => m.options.accessibility.mode,
    },
    certificate: {
      type: "boolean",
      help: (m) => m.options.accessibility.certificate,
    },
    verify: {
      type: "boolean",
      help: (m) => m.options.accessibility.verify,
    },
    output: outputOption,
    animation: animationOption,
    json: jsonOption,
  },
  examples: [
    "zoetrope accessibility walk.json",
    "zoetrope accessibility --width 320 'icons/*.json'",
    "zoetrope accessibility walk.json --certificate --output walk.certified.lottie",
  ],
  async run(system, values, files) {
    const inputs = requireInputs(system, files);
    const isJson = values["json"] === true;
    const isCertified = values["certificate"] === true;
    const width = numberOf(values, "width", { min: 1, max: 1920 });
    const animationId = textOf(values, "animation");
    const mode = choiceOf(values, "mode", modes);
    const target = isCertified
      ? await requireTarget(system, inputs, {
          output: textOf(values, "output"),
          isInPlace: false,
          isReporting: isJson,
        })
      : null;
    const lines = isCertified ? system.stderr : system.stdout;
    const printer = printerOn(lines, system);
    const { paint } = printer;
    const { accessibility } = system.messages.commands;
    return await eachFile(system, inputs, { isJson, lines }, async (input, control) => {
      const parsed = parseAnimation(await input.read());
      const frames = openFrames(await openCore());
      const which = { openFrames: frames, ...(animationId === undefined ? {} : { animationId }) };
      const name = paint("bold", printable(input.name));
      if (values["verify"] === true) {
        const { result } = await verifyCertificate(parsed, which, control);
        const verdict =
          result.fault === null
            ? paint("green", accessibility.holds)
            : paint("red", accessibility.holdsNot({ fault: result.fault }));
        return {
          report: { result },
          lines: [`${name}: ${verdict}`],
          exitCode: result.fault === null ? exitCodes.fine : exitCodes.findings,
        };
      }
      const path = target?.(input, "lottie");
      const { result } = await analyseAccessibility(
        parsed,
        { ...which, ...(width === undefined ? {} : { width }), ...(mode === undefined ? {} : { mode }) },
        control,
      );
      if (path !== undefined) await write(system, path, await embedCertificate(parsed, result));
      return {
        report: { result, ...(path === undefined ? {} : { output: path }) },
        lines: [`${name}: ${verdictOf(result, printer)}`, ...linesOf(result, printer)],
        exitCode: result.isSafe ? exitCodes.fine : exitCodes.findings,
      };
    });
  },
};

function verdictOf(
  { isSafe, largestSafeWidth, width, score }: AccessibilityAnalysis,
  { paint, messages }: Printer,
): string {
  const { locale } = messages;
  const { accessibility: texts } = messages.commands;
  const written = (value: number): string => formatDecimal(locale, value);
  const verdict = isSafe
    ? paint("green", texts.safe({ width: written(width) }))
    : paint("red", texts.unsafe({ width: written(width) }));
  const most = largestSafeWidth === null ? [] : [texts.safeUpTo({ width: written(largestSafeWidth) })];
  const sum = score.deductions.map(({ code, points }) => ` - ${written(points)} (${code})`).join("");
  return `${listed([verdict, ...most], messages)}; ${texts.score({ score: written(score.value) })}${sum === "" ? "" : ` = 100${sum}`}`;
}

function linesOf(
  { findings, frames, isCutShort, framesPerSecond }: AccessibilityAnalysis,
  printer: Printer,
): string[] {
  const { paint, messages } = printer;
  const { accessibility: texts } = messages.commands;
  const round = (frame: number): string => formatDecimal(messages.locale, frame, 1);
  const described = describeAccessibility(messages.accessibility, findings);
  const lines = findings.flatMap(({ code, severity, frames: ranges, layers }, index) => {
    const when = ranges.slice(0, 3).map(({ first, last }) => `${round(first)}-${round(last)}`);
    const rest = [
      texts.frames({ ranges: `${when.join(", ")}${ranges.length > 3 ? ", …" : ""}` }),
      ...layers.slice(0, 3).map(({ pointer, name }) => (name === null ? pointer : `${name} ${pointer}`)),
      code,
    ].join("; ");
    return [
      `  ${severityLine(severity, `${described[index]?.sentence ?? ""} ${paint("dim", `(${printable(rest)})`)}`, printer)}`,
      `    ${described[index]?.fix ?? ""}`,
    ];
  });
  if (isCutShort)
    lines.push(
      `  ${paint("yellow", texts.cutShort({ seconds: formatDecimal(messages.locale, frames / framesPerSecond, 0) }))}`,
    );
  return lines;
}
