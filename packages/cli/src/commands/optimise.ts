import { formatBytes, formatDecimal } from "@zoetrope/i18n/format";
import {
  type ComparedReport,
  maxComparedFrames,
  optimise,
  optimisePasses,
  type OptimiseReport,
  pictureFormats,
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
} from "../arguments/options.ts";
import { type Command, textOf, textsOf } from "../command.ts";
import { eachFile } from "../files/each-file.ts";
import { animationFormatOfName, extensionOf, formats } from "../files/formats.ts";
import { requireInputs } from "../files/inputs.ts";
import { requireTarget, write } from "../files/outputs.ts";
import { openCore, pictureCodec } from "./render/drawing.ts";
import type { Messages } from "../messages/messages.ts";
import { formatSaving } from "../terminal/format-saving.ts";
import { listed, printerOn } from "../terminal/printer.ts";
import { printable } from "../terminal/style.ts";

export const optimiseCommand: Command = {
  summary: (m) => m.summaries.optimise,
  usage: "FILE... [--output PATH | --in-place]",
  options: {
    output: outputOption,
    "in-place": inPlaceOption,
    to: {
      type: "string",
      value: "FORMAT",
      choices: formats,
      help: (m) => m.options.optimise.to({ formats: formats.join(", ") }),
    },
    without: {
      type: "string",
      multiple: true,
      value: "PASS",
      choices: optimisePasses,
      help: (m) => m.options.optimise.without({ passes: optimisePasses.join(", ") }),
    },
    "max-error": {
      type: "string",
      value: "N",
      help: (m) => m.options.optimise.maxError,
    },
    "max-frames": {
      type: "string",
      value: "N",
      help: (m) => m.options.optimise.maxFrames({ max: maxComparedFrames }),
    },
    quick: { type: "boolean", help: (m) => m.options.optimise.quick },
    "picture-format": {
      type: "string",
      value: "FORMAT",
      choices: pictureFormats,
      help: (m) => m.options.optimise.pictureFormat({ formats: pictureFormats.join(", ") }),
    },
    "keep-name": {
      type: "string",
      multiple: true,
      value: "NAME",
      help: (m) => m.options.optimise.keepName,
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
    "zoetrope optimise badge.json --picture-format png --output badge.min.json",
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
    const pictureFormat = choiceOf(values, "picture-format", pictureFormats) ?? "webp";
    const maxFrames = numberOf(values, "max-frames", { min: 1, max: maxComparedFrames });
    const target = await requireTarget(system, inputs, {
      output,
      isInPlace: values["in-place"] === true,
      isReporting: isJson,
    });
    const { paint, messages } = printerOn(system.stderr, system);
    return await eachFile(system, inputs, { isJson, lines: system.stderr }, async (input, control) => {
      const bytes = await input.read();
      const renderers =
        values["quick"] === true ? [] : [{ name: "ThorVG", openFrames: openFrames(await openCore()) }];
      const { result, report } = await optimise(
        bytes,
        {
          passes,
          renderers,
          pictureFormat,
          pictureCodec,
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
          `${paint("bold", printable(input.name))}: ${formatSaving(messages.locale, report.bytesBefore, report.bytesAfter)}`,
          ...sentencesOf(report, messages).map((line) => `  ${paint("dim", line)}`),
        ],
      };
    });
  },
};

function sentencesOf(
  { passes, picturesToWebp, compared, isUnchanged }: OptimiseReport,
  messages: Messages,
): string[] {
  const { optimising, words: common } = messages.commands;
  return [
    ...passes
      .filter(({ changes, reverted }) => changes > 0 || reverted > 0)
      .map(({ name, bytesBefore, bytesAfter, changes, reverted }) => {
        const back = reverted === 0 ? [] : [optimising.reverted({ count: reverted })];
        const saved = formatBytes(messages.locale, bytesAfter - bytesBefore);
        return `${name.padEnd(12)}  ${listed([saved, common.changes({ count: changes }), ...back], messages)}`;
      }),
    ...(picturesToWebp === 0 ? [] : [optimising.toWebp({ count: picturesToWebp })]),
    ...(compared === null ? [] : sentencesOfComparing(compared, messages)),
    ...(isUnchanged ? [optimising.unchanged] : []),
  ];
}

function sentencesOfComparing(
  { renderers, unsteady, error, frames, isAll, bound }: ComparedReport,
  { locale, commands: { optimising } }: Messages,
): string[] {
  const steady = renderers.filter((name) => !unsteady.includes(name));
  return [
    ...unsteady.map((renderer) => optimising.unsteady({ renderer })),
    ...(steady.length === 0 || frames === 0
      ? []
      : [
          optimising[isAll ? "comparedAll" : "comparedSome"]({
            count: frames,
            renderers: steady.join(", "),
            max: formatDecimal(locale, error.max, 1),
            bound: formatDecimal(locale, bound.max),
            mean: formatDecimal(locale, error.mean, 3),
          }),
        ]),
  ];
}
