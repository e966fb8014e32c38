import { reducedMotion, replaceImage, replaceText, toggleLayer } from "@zoetrope/lottie";
import { textOf, textsOf } from "../../command.ts";
import { CommandError } from "../../exit-codes.ts";
import { readOptionFile } from "../../inputs.ts";
import { numberOf } from "../../options.ts";
import { createEditCommand } from "./create-edit-command.ts";

const layerOption = {
  type: "string",
  multiple: true,
  value: "NAME",
  help: "Only layers of this name. May be given several times.",
} as const;

export const textCommand = createEditCommand({
  summary: "Say something else in text layers.",
  usage: "--text TEXT",
  options: {
    text: { type: "string", value: "TEXT", help: "What they say, or what stands in the place of --find." },
    find: { type: "string", value: "TEXT", help: "Only this part of texts, each time it stands there." },
    layer: layerOption,
  },
  examples: ["zoetrope edit text hello.json --find Hello --text Hej --output hej.json"],
  prepare(values) {
    const text = textOf(values, "text");
    if (text === undefined) throw new CommandError("usage", "Say what the text becomes: --text 'Hej'.");
    const find = textOf(values, "find");
    const layers = textsOf(values, "layer");
    const options = {
      text,
      ...(find === undefined ? {} : { find }),
      ...(layers.length === 0 ? {} : { layers }),
    };
    return (bytes, only, control) => replaceText(bytes, { ...options, ...only }, control);
  },
  misses: ({ changes, missingGlyphs }, paint) => [
    ...(changes === 0 ? [`${paint("yellow", "not found")} no text became another`] : []),
    ...missingGlyphs.map((letter) => `${paint("yellow", "no outline")} ${letter}`),
  ],
});

export const imageCommand = createEditCommand({
  summary: "Put another picture in the place of one.",
  usage: "--image ID --picture FILE",
  options: {
    image: { type: "string", value: "ID", help: "The image, as `zoetrope inspect --json` names it." },
    picture: { type: "string", value: "FILE", help: "A PNG, JPEG, GIF or WebP." },
  },
  examples: ["zoetrope edit image badge.json --image photo --picture portrait.png --output mine.json"],
  prepare(values, system) {
    const [imageId, file] = [textOf(values, "image"), textOf(values, "picture")];
    if (imageId === undefined || file === undefined)
      throw new CommandError("usage", "Say which image and by what: --image photo --picture portrait.png.");
    let picture: Promise<Uint8Array> | null = null;
    return async (bytes, only, control) => {
      picture ??= readOptionFile(system, file);
      return await replaceImage(bytes, { imageId, picture: await picture, ...only }, control);
    };
  },
  misses: ({ isFound }, paint) => (isFound ? [] : [`${paint("yellow", "not found")} there is no such image`]),
});

export const layerCommand = createEditCommand({
  summary: "Hide layers or show them.",
  usage: "--layer NAME... [--show | --hide]",
  options: {
    layer: layerOption,
    show: { type: "boolean", help: "Show them; default is the opposite of what each is." },
    hide: { type: "boolean", help: "Hide them." },
  },
  examples: ["zoetrope edit layer walk.json --layer Square --hide --output empty.json"],
  prepare(values) {
    const layers = textsOf(values, "layer");
    if (layers.length === 0) throw new CommandError("usage", "Say which layers: --layer Square.");
    const [isShow, isHide] = [values["show"] === true, values["hide"] === true];
    if (isShow && isHide) throw new CommandError("usage", "--show and --hide exclude each other.");
    const options = { layers, ...(isShow || isHide ? { isShown: isShow } : {}) };
    return (bytes, only, control) => toggleLayer(bytes, { ...options, ...only }, control);
  },
  misses: ({ changes }, paint) => (changes > 0 ? [] : [`${paint("yellow", "not found")} no layer changed`]),
});

export const reducedMotionCommand = createEditCommand({
  summary: "Say which frame stands still for people who have asked for less motion.",
  usage: "[--frame N]",
  options: { frame: { type: "string", value: "N", help: "Default one that shows much of the drawing." } },
  examples: ["zoetrope edit reduced-motion walk.lottie --output calm.lottie"],
  prepare(values) {
    const frame = numberOf(values, "frame", { min: 0, max: 5_000_000 });
    const options = frame === undefined ? {} : { frame };
    return (bytes, only, control) => reducedMotion(bytes, { ...options, ...only }, control);
  },
});
