import { reducedMotion, replaceImage, replaceText, toggleLayer } from "@zoetrope/lottie";
import { type OptionText, textOf, textsOf } from "../../command.ts";
import { CommandError } from "../../exit-codes.ts";
import { readOptionFile } from "../../files/inputs.ts";
import { numberOf } from "../../arguments/options.ts";
import { labelled } from "../../terminal/printer.ts";
import { createEditCommand } from "./create-edit-command.ts";

const layerOption: OptionText = {
  type: "string",
  multiple: true,
  value: "NAME",
  help: (m) => m.options.content.layer,
};

export const textCommand = createEditCommand({
  summary: (m) => m.summaries["edit text"],
  usage: "--text TEXT",
  options: {
    text: { type: "string", value: "TEXT", help: (m) => m.options.content.text },
    find: { type: "string", value: "TEXT", help: (m) => m.options.content.find },
    layer: layerOption,
  },
  examples: ["zoetrope edit text hello.json --find Hello --text Hej --output hej.json"],
  prepare(values) {
    const text = textOf(values, "text");
    if (text === undefined)
      throw new CommandError("usage", ({ usage }) => usage.whichText({ example: "--text 'Hej'" }));
    const find = textOf(values, "find");
    const layers = textsOf(values, "layer");
    const options = {
      text,
      ...(find === undefined ? {} : { find }),
      ...(layers.length === 0 ? {} : { layers }),
    };
    return (bytes, only, control) => replaceText(bytes, { ...options, ...only }, control);
  },
  misses: ({ changes, missingGlyphs }, printer) => {
    const { editing, words } = printer.messages.commands;
    return [
      ...(changes === 0 ? [labelled("yellow", words.notFound, editing.textUnchanged, printer)] : []),
      ...missingGlyphs.map((letter) => labelled("yellow", words.noOutline, letter, printer)),
    ];
  },
});

export const imageCommand = createEditCommand({
  summary: (m) => m.summaries["edit image"],
  usage: "--image ID --picture FILE",
  options: {
    image: {
      type: "string",
      value: "ID",
      help: (m) => m.options.content.image({ command: "zoetrope inspect --json" }),
    },
    picture: { type: "string", value: "FILE", help: (m) => m.options.content.picture },
  },
  examples: ["zoetrope edit image badge.json --image photo --picture portrait.png --output mine.json"],
  prepare(values, system) {
    const [imageId, file] = [textOf(values, "image"), textOf(values, "picture")];
    if (imageId === undefined || file === undefined)
      throw new CommandError("usage", ({ usage }) =>
        usage.whichImage({ example: "--image photo --picture portrait.png" }),
      );
    let picture: Promise<Uint8Array> | null = null;
    return async (bytes, only, control) => {
      picture ??= readOptionFile(system, file);
      return await replaceImage(bytes, { imageId, picture: await picture, ...only }, control);
    };
  },
  misses: ({ isFound }, printer) => {
    const { editing, words } = printer.messages.commands;
    return isFound ? [] : [labelled("yellow", words.notFound, editing.imageMissing, printer)];
  },
});

export const layerCommand = createEditCommand({
  summary: (m) => m.summaries["edit layer"],
  usage: "--layer NAME... [--show | --hide]",
  options: {
    layer: layerOption,
    show: { type: "boolean", help: (m) => m.options.content.show },
    hide: { type: "boolean", help: (m) => m.options.content.hide },
  },
  examples: ["zoetrope edit layer walk.json --layer Square --hide --output empty.json"],
  prepare(values) {
    const layers = textsOf(values, "layer");
    if (layers.length === 0)
      throw new CommandError("usage", ({ usage }) => usage.whichLayers({ example: "--layer Square" }));
    const [isShow, isHide] = [values["show"] === true, values["hide"] === true];
    if (isShow && isHide)
      throw new CommandError("usage", ({ usage }) => usage.exclusive({ one: "--show", other: "--hide" }));
    const options = { layers, ...(isShow || isHide ? { isShown: isShow } : {}) };
    return (bytes, only, control) => toggleLayer(bytes, { ...options, ...only }, control);
  },
  misses: ({ changes }, printer) => {
    const { editing, words } = printer.messages.commands;
    return changes > 0 ? [] : [labelled("yellow", words.notFound, editing.layersUnchanged, printer)];
  },
});

export const reducedMotionCommand = createEditCommand({
  summary: (m) => m.summaries["edit reduced-motion"],
  usage: "[--frame N]",
  options: { frame: { type: "string", value: "N", help: (m) => m.options.content.frame } },
  examples: ["zoetrope edit reduced-motion walk.lottie --output calm.lottie"],
  prepare(values) {
    const frame = numberOf(values, "frame", { min: 0, max: 5_000_000 });
    const options = frame === undefined ? {} : { frame };
    return (bytes, only, control) => reducedMotion(bytes, { ...options, ...only }, control);
  },
});
