import { describeAccessibility } from "@zoetrope/i18n/describe-accessibility";
import { getAccessibilityMessages } from "@zoetrope/i18n/accessibility";
import {
  type AccessibilityAnalysis,
  analyseAccessibility,
  embedCertificate,
  parseAnimation,
  verifyCertificate,
} from "@zoetrope/lottie";
import { openFrames } from "@zoetrope/render";
import { type Command, textOf } from "../command.ts";
import { eachFile } from "../each-file.ts";
import { exitCodes } from "../exit-codes.ts";
import { requireInputs } from "../inputs.ts";
import { animationOption, choiceOf, jsonOption, numberOf, outputOption } from "../options.ts";
import { requireTarget, write } from "../outputs.ts";
import { openCore } from "./render/drawing.ts";
import { type Paint, paintOn, printable, type Style } from "../terminal/style.ts";

const modes = ["wcag", "iris"] as const;
const styles: Record<AccessibilityAnalysis["findings"][number]["severity"], Style> = {
  error: "red",
  warning: "yellow",
  info: "cyan",
};

export const accessibilityCommand: Command = {
  summary: "Look for flashes and what else keeps people out. Exit code 1 where one is unsafe at the width.",
  usage: "FILE... [--width PIXELS] [--certificate --output PATH]",
  options: {
    width: {
      type: "string",
      short: "w",
      value: "PIXELS",
      help: "CSS pixels at which it is to be shown: 1 to 1920; default 512.",
    },
    mode: {
      type: "string",
      value: "MODE",
      choices: modes,
      help: "wcag (default) looks at each pixel; iris compares means of whole frames.",
    },
    certificate: {
      type: "boolean",
      help: "Write a dotLottie to --output that says what was found of it.",
    },
    verify: {
      type: "boolean",
      help: "Compute the certificate in the file again. Exit code 1 where it does not hold.",
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
    const paint = paintOn(lines, system);
    return await eachFile(system, inputs, { isJson, lines }, async (input, control) => {
      const parsed = parseAnimation(await input.read());
      const frames = openFrames(await openCore());
      const which = { openFrames: frames, ...(animationId === undefined ? {} : { animationId }) };
      const name = paint("bold", printable(input.name));
      if (values["verify"] === true) {
        const { result } = await verifyCertificate(parsed, which, control);
        const verdict =
          result.fault === null
            ? paint("green", "the certificate holds")
            : paint("red", `the certificate does not hold (${result.fault})`);
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
        lines: [`${name}: ${verdictOf(result, paint)}`, ...linesOf(result, paint)],
        exitCode: result.isSafe ? exitCodes.fine : exitCodes.findings,
      };
    });
  },
};

function verdictOf({ isSafe, largestSafeWidth, width, score }: AccessibilityAnalysis, paint: Paint): string {
  const verdict = isSafe
    ? paint("green", `safe at ${width} pixels`)
    : paint("red", `unsafe at ${width} pixels`);
  const most = largestSafeWidth === null ? "" : `, safe up to ${largestSafeWidth}`;
  const sum = score.deductions.map(({ code, points }) => ` - ${points} (${code})`).join("");
  return `${verdict}${most}; score ${score.value}${sum === "" ? "" : ` = 100${sum}`}`;
}

function linesOf(
  { findings, frames, isCutShort, framesPerSecond }: AccessibilityAnalysis,
  paint: Paint,
): string[] {
  const words = describeAccessibility(getAccessibilityMessages("en"), findings);
  const described = findings.flatMap(({ code, severity, frames: ranges, layers }, index) => {
    const when = ranges.slice(0, 3).map(({ first, last }) => `${round(first)}-${round(last)}`);
    const rest = [
      `frames ${when.join(", ")}${ranges.length > 3 ? ", …" : ""}`,
      ...layers.slice(0, 3).map(({ pointer, name }) => (name === null ? pointer : `${name} ${pointer}`)),
      code,
    ].join("; ");
    return [
      `  ${paint(styles[severity], severity)} ${words[index]?.sentence ?? ""} ${paint("dim", `(${printable(rest)})`)}`,
      `    ${words[index]?.fix ?? ""}`,
    ];
  });
  if (isCutShort)
    described.push(
      `  ${paint("yellow", "Only the beginning was looked at")}: ${Math.round(frames / framesPerSecond)} s`,
    );
  return described;
}

const round = (frame: number): string => String(Math.round(frame * 10) / 10);
