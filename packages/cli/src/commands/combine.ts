import {
  bundle,
  convert,
  merge,
  type OperationControl,
  type ParsedAnimation,
  sequence,
} from "@zoetrope/lottie";
import { type Command, textOf } from "../command.ts";
import { eachFile } from "../files/each-file.ts";
import { CommandError } from "../exit-codes.ts";
import { animationFormatOfName, extensionOf } from "../files/formats.ts";
import { requireInputs } from "../files/inputs.ts";
import { choiceOf, jsonOption, numberOf, outputOption } from "../arguments/options.ts";
import { requireTarget, write } from "../files/outputs.ts";
import { linesOfLeftOut, sentencesOf } from "../messages/sentences-of.ts";
import { labelled, printerOn } from "../terminal/printer.ts";
import { printable } from "../terminal/style.ts";

const arrangements = ["bundle", "layers", "sequence"] as const;
type Arrangement = (typeof arrangements)[number];

export const combineCommand: Command = {
  summary: (m) => m.summaries.combine,
  usage: "FILE... [--as HOW] [--output PATH]",
  takesFilesTogether: true,
  options: {
    as: {
      type: "string",
      value: "HOW",
      choices: arrangements,
      help: (m) => m.options.combine.as,
    },
    pause: { type: "string", value: "SECONDS", help: (m) => m.options.combine.pause },
    output: outputOption,
    json: jsonOption,
  },
  examples: [
    "zoetrope combine 'icons/*.json' --output icons-in-one.lottie",
    "zoetrope combine walk.json badge.json --as layers --output walk-with-badge.json",
    "zoetrope combine walk.json door.lottie --as sequence --pause 0.5 --output story.json",
  ],
  async run(system, values, files) {
    const inputs = requireInputs(system, files);
    const [first, second] = inputs;
    if (first === undefined || second === undefined)
      throw new CommandError("usage", ({ usage }) => usage.twoOrMore);
    const arrangement = choiceOf(values, "as", arrangements) ?? "bundle";
    const pauseInSeconds = numberOf(values, "pause", { min: 0, max: 60 });
    if (pauseInSeconds !== undefined && arrangement !== "sequence")
      throw new CommandError("usage", ({ usage }) =>
        usage.belongsTo({ option: "--pause", other: "--as sequence" }),
      );
    const isJson = values["json"] === true;
    const output = textOf(values, "output");
    const target = await requireTarget(system, [first], { output, isInPlace: false, isReporting: isJson });
    const printer = printerOn(system.stderr, system);
    const { paint } = printer;
    const { words } = system.messages.commands;
    return await eachFile(system, [first], { isJson, lines: system.stderr }, async (_, control) => {
      const sources = await Promise.all(inputs.map((input) => input.read()));
      const made = await combined(arrangement, sources, pauseInSeconds, control);
      const byName = arrangement === "bundle" ? undefined : animationFormatOfName(output);
      const format = byName ?? made.result.format;
      const path = target(first, extensionOf[format]);
      await write(system, path, (await convert(made.result, { format }, control)).result);
      return {
        report: { files: inputs.map(({ name }) => name), output: path, report: made.report },
        lines: [
          `${paint("bold", printable(path))}: ${words.files({ count: inputs.length })}`,
          ...made.renamed.map(
            ({ from, to }) => `  ${labelled("yellow", words.renamed, printable(`${from} → ${to}`), printer)}`,
          ),
          ...[...linesOfLeftOut(made.leftOut, printer), ...sentencesOf(made.report.diagnostics, printer)].map(
            (sentence) => `  ${sentence}`,
          ),
        ],
      };
    });
  },
};

interface Combined {
  result: ParsedAnimation;
  report: Awaited<ReturnType<typeof bundle | typeof merge>>["report"];
  renamed: { from: string; to: string }[];
  /** Names of markers, ids of all else. */
  leftOut: Readonly<Record<string, readonly string[]>>;
}

async function combined(
  arrangement: Arrangement,
  sources: readonly Uint8Array[],
  pauseInSeconds: number | undefined,
  control: OperationControl,
): Promise<Combined> {
  if (arrangement === "bundle") {
    const { result, report } = await bundle(sources, {}, control);
    return { result, report, renamed: report.renamed, leftOut: {} };
  }
  const { result, report } =
    arrangement === "layers"
      ? await merge(sources, {}, control)
      : await sequence(sources, pauseInSeconds === undefined ? {} : { pauseInSeconds }, control);
  return { result, report, renamed: [], leftOut: { ...report.leftOut } };
}
