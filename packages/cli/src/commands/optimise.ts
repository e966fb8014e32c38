import {
  type ComparedReport,
  maxComparedFrames,
  optimise,
  optimisePasses,
  type OptimiseReport,
} from "@zoetrope/lottie";
import { openFrames } from "@zoetrope/render";
import {
  animationOption,
  choiceOf,
  choicesOf,
  inPlaceOption,
  jsonOption,
  numberOf,
  outputOption,
} from "../options.ts";
import { type Command, textOf, textsOf } from "../command.ts";
import { eachFile } from "../each-file.ts";
import { animationFormatOfName, extensionOf, formats } from "../formats.ts";
import { requireInputs } from "../inputs.ts";
import { requireTarget, write } from "../outputs.ts";
import { openCore } from "./render/drawing.ts";
import { counted } from "../terminal/counted.ts";
import { formatSaving } from "../terminal/format-saving.ts";
import { paintOn, printable } from "../terminal/style.ts";

export const optimiseCommand: Command = {
  summary: "Make files smaller that look the same; never larger.",
  usage: "FILE... [--output PATH | --in-place]",
  options: {
    output: outputOption,
    "in-place": inPlaceOption,
    to: {
      type: "string",
      value: "FORMAT",
      choices: formats,
      help: `Write ${formats.join(" or ")}; default by the name of the output, else the format of the file.`,
    },
    without: {
      type: "string",
      multiple: true,
      value: "PASS",
      choices: optimisePasses,
      help: `Leave out a pass: ${optimisePasses.join(", ")}. May be given several times.`,
    },
    "max-error": {
      type: "string",
      value: "N",
      help: "How far any pixel of a frame may be off, of 255 at 512 pixels; default 4. The mean may be a fortieth.",
    },
    "max-frames": {
      type: "string",
      value: "N",
      help: `Compare N frames at most, those at which something turns among them; default ${maxComparedFrames}. Fewer are faster.`,
    },
    quick: { type: "boolean", help: "Leave out only what shows nowhere, and draw nothing." },
    "keep-name": {
      type: "string",
      multiple: true,
      value: "NAME",
      help: "Keep layers of this name, and the name. May be given several times.",
    },
    animation: animationOption,
    json: jsonOption,
  },
  examples: [
    "zoetrope optimise walk.json --output walk.min.json",
    "zoetrope optimise 'icons/*.json' --to dotlottie --output small/",
    "zoetrope optimise --in-place --without names walk.json",
    "zoetrope optimise walk.json --max-error 1 --output exact.json",
    "zoetrope optimise --quick 'icons/*.json' --output small/",
  ],
  async run(system, values, files) {
    const inputs = requireInputs(system, files);
    const isJson = values["json"] === true;
    const output = textOf(values, "output");
    const byName = animationFormatOfName(output);
    const wanted = choiceOf(values, "to", formats) ?? formats.find((format) => format === byName);
    const animationId = textOf(values, "animation");
    const passes = Object.fromEntries(
      choicesOf(values, "without", optimisePasses).map((name) => [name, false]),
    );
    const max = numberOf(values, "max-error", { min: 0, max: 255 });
    const maxFrames = numberOf(values, "max-frames", { min: 1, max: maxComparedFrames });
    const target = await requireTarget(system, inputs, {
      output,
      isInPlace: values["in-place"] === true,
      isReporting: isJson,
    });
    const paint = paintOn(system.stderr, system);
    return await eachFile(system, inputs, { isJson, lines: system.stderr }, async (input, control) => {
      const bytes = await input.read();
      const renderers =
        values["quick"] === true ? [] : [{ name: "ThorVG", openFrames: openFrames(await openCore()) }];
      const { result, report } = await optimise(
        bytes,
        {
          passes,
          renderers,
          ...(maxFrames === undefined ? {} : { maxFrames: Math.floor(maxFrames) }),
          ...(max === undefined ? {} : { bound: { max, mean: max / 40 } }),
          keepNames: textsOf(values, "keep-name"),
          ...(wanted === undefined ? {} : { format: wanted }),
          ...(animationId === undefined ? {} : { animationId }),
        },
        control,
      );
      const path = target(input, extensionOf[report.format]);
      await write(system, path, result);
      return {
        report: { output: path, report },
        lines: [
          `${paint("bold", printable(input.name))}: ${formatSaving(report.bytesBefore, report.bytesAfter)}`,
          ...sentencesOf(report).map((line) => `  ${paint("dim", line)}`),
        ],
      };
    });
  },
};

const sentencesOf = ({ passes, compared, isUnchanged }: OptimiseReport): string[] => [
  ...passes
    .filter(({ changes, reverted }) => changes > 0 || reverted > 0)
    .map(({ name, bytesBefore, bytesAfter, changes, reverted }) => {
      const back = reverted === 0 ? "" : `, ${reverted} taken back because they showed`;
      return `${name.padEnd(12)}  ${bytesAfter - bytesBefore} B, ${counted(changes, "change")}${back}`;
    }),
  ...(compared === null ? [] : sentencesOfComparing(compared)),
  ...(isUnchanged ? ["Nothing smaller was found: the file is as it came."] : []),
];

function sentencesOfComparing({
  renderers,
  unsteady,
  error,
  frames,
  isAll,
  bound,
}: ComparedReport): string[] {
  const steady = renderers.filter((name) => !unsteady.includes(name));
  const some = isAll
    ? `All ${frames} frames`
    : `${frames} frames, those at which something turns among them,`;
  return [
    ...unsteady.map(
      (name) =>
        `${name} draws it differently each time, or not at all: only what shows nowhere was left out.`,
    ),
    ...(steady.length === 0 || frames === 0
      ? []
      : [
          `${some} were compared in ${steady.join(", ")}: at most ${error.max.toFixed(1)} of 255 off (${bound.max} allowed), ${error.mean.toFixed(3)} on average.`,
        ]),
  ];
}
