import {
  bundle,
  convert,
  merge,
  type OperationControl,
  type ParsedAnimation,
  sequence,
} from "@zoetrope/lottie";
import { type Command, textOf } from "../command.ts";
import { eachFile } from "../each-file.ts";
import { CommandError } from "../exit-codes.ts";
import { animationFormatOfName, extensionOf } from "../formats.ts";
import { requireInputs } from "../inputs.ts";
import { choiceOf, jsonOption, numberOf, outputOption } from "../options.ts";
import { requireTarget, write } from "../outputs.ts";
import { linesOfLeftOut, sentencesOf } from "../sentences-of.ts";
import { paintOn, printable } from "../terminal/style.ts";

const arrangements = ["bundle", "layers", "sequence"] as const;
type Arrangement = (typeof arrangements)[number];

export const combineCommand: Command = {
  summary: "Make one file of several: side by side in a dotLottie, over each other, or one after the other.",
  usage: "FILE... [--as HOW] [--output PATH]",
  takesFilesTogether: true,
  options: {
    as: {
      type: "string",
      value: "HOW",
      choices: arrangements,
      help: "bundle (the default): a dotLottie that holds them all; layers: one animation, the first over the next; sequence: one after the other.",
    },
    pause: { type: "string", value: "SECONDS", help: "Of a sequence: between two of them; default 0." },
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
      throw new CommandError("usage", "Name two files or more.");
    const arrangement = choiceOf(values, "as", arrangements) ?? "bundle";
    const pauseInSeconds = numberOf(values, "pause", { min: 0, max: 60 });
    if (pauseInSeconds !== undefined && arrangement !== "sequence")
      throw new CommandError("usage", "--pause goes with --as sequence.");
    const isJson = values["json"] === true;
    const output = textOf(values, "output");
    const target = await requireTarget(system, [first], { output, isInPlace: false, isReporting: isJson });
    const paint = paintOn(system.stderr, system);
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
          `${paint("bold", printable(path))}: ${inputs.length} files`,
          ...made.renamed.map(
            ({ from, to }) => `  ${paint("yellow", "renamed")} ${printable(`${from}: ${to}`)}`,
          ),
          ...[...linesOfLeftOut(made.leftOut, paint), ...sentencesOf(made.report.diagnostics, paint)].map(
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
