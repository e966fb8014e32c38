import {
  analyseAccessibility,
  bundle,
  convert,
  crop,
  fromSvg,
  inspect,
  merge,
  optimise,
  portable,
  recolour,
  replaceText,
  resize,
  retime,
  reverse,
  sequence,
  split,
  toggleLayer,
  toAnimatedSvg,
  toSvg,
  trim,
  validate,
} from "@zoetrope/lottie";
import {
  createJpegEncoder,
  createPictureCodec,
  fitSize,
  gifFormat,
  openBooleans,
  openFrames,
  renderFrame,
  renderFrames,
  toApng,
  toDifferencePicture,
  toGif,
  toPicture,
  toPng,
  toSheet,
} from "@zoetrope/render";
import { asBytes, type SameBytes, written } from "./same-bytes.ts";
import { sameBytesContents } from "./same-bytes-contents.ts";

const width = 96;

/** Every operation whose bytes are the same wherever it runs: all but lossy WebP, AVIF and video. */
export const sameBytesOperations: Readonly<Record<string, SameBytes>> = {
  inspect: { run: async ({ bytes }) => asBytes(await inspect(bytes)) },
  validate: { run: async ({ bytes }) => asBytes(await validate(bytes)) },
  optimise: {
    run: async ({ bytes }) => (await optimise(bytes)).result,
    command: ["optimise", "walk.json", "--quick"],
  },
  "optimise to dotLottie": {
    run: async ({ bytes }) => (await optimise(bytes, { format: "dotlottie" })).result,
    command: ["optimise", "walk.json", "--to", "dotlottie", "--quick"],
  },
  "optimise, drawn": {
    run: async ({ bytes, core }) => {
      const renderers = [{ name: "ThorVG", openFrames: openFrames(core) }];
      return (await optimise(bytes, { renderers })).result;
    },
    command: ["optimise", "walk.json"],
  },
  "optimise: pictures": {
    run: async ({ read, webpWasm }) => {
      const pictureCodec = await createPictureCodec({ wasm: webpWasm });
      return (await optimise(await read("photo.json"), { pictureCodec })).result;
    },
    command: ["optimise", "photo.json", "--quick"],
  },
  "optimise: pictures, drawn": {
    run: async ({ read, core, webpWasm }) => {
      const pictureCodec = await createPictureCodec({ wasm: webpWasm });
      const renderers = [{ name: "ThorVG", openFrames: openFrames(core) }];
      return (await optimise(await read("photo.json"), { pictureCodec, renderers })).result;
    },
    command: ["optimise", "photo.json"],
  },
  convert: { run: async ({ bytes }) => (await convert(bytes)).result, command: ["convert", "walk.json"] },
  fromSvg: {
    run: async ({ svg }) => (await convert((await fromSvg(svg)).result, { format: "json" })).result,
    command: ["convert", "icon.svg"],
  },
  toSvg: {
    run: async ({ bytes }) => {
      const { result } = await split(bytes);
      return asBytes(toSvg(result[0]?.animations[0]?.json ?? {}, { frame: 3 }));
    },
  },
  toAnimatedSvg: {
    run: async ({ bytes }) => new TextEncoder().encode((await toAnimatedSvg(bytes)).result),
    command: ["convert", "walk.json", "--to", "svg"],
  },
  recolour: {
    run: async ({ bytes }) => await written(await recolour(bytes, { mapping: { "#ff0000": "#00aaff" } })),
    command: ["edit", "recolour", "walk.json", "--map", "#ff0000=#00aaff"],
  },
  trim: {
    run: async ({ bytes }) => await written(await trim(bytes, { from: 2, to: 8 })),
    command: ["edit", "trim", "walk.json", "--from", "2", "--to", "8"],
  },
  retime: {
    run: async ({ bytes }) => await written(await retime(bytes, { speed: 2 })),
    command: ["edit", "retime", "walk.json", "--speed", "2"],
  },
  reverse: {
    run: async ({ bytes }) => await written(await reverse(bytes)),
    command: ["edit", "reverse", "walk.json"],
  },
  crop: {
    run: async ({ bytes }) => await written(await crop(bytes, { x: 0, y: 0, width: 40, height: 30 })),
    command: ["edit", "crop", "walk.json", "--width", "40", "--height", "30"],
  },
  resize: {
    run: async ({ bytes }) => await written(await resize(bytes, { width: 128, height: 128 })),
    command: ["edit", "resize", "walk.json", "--width", "128", "--height", "128"],
  },
  portable: {
    run: async ({ bytes }) => await written(await portable(bytes, { targets: ["ios"], openBooleans })),
    command: ["portable", "walk.json", "--target", "ios"],
  },
  toggleLayer: {
    run: async ({ bytes }) => await written(await toggleLayer(bytes, { layers: ["Square"], isShown: false })),
  },
  replaceText: { run: async ({ bytes }) => await written(await replaceText(bytes, { text: "Hello" })) },
  merge: { run: async ({ bytes }) => await written(await merge([bytes, bytes])) },
  sequence: { run: async ({ bytes }) => await written(await sequence([bytes, bytes])) },
  bundle: { run: async ({ bytes }) => await written(await bundle([bytes, bytes])) },
  split: {
    run: async ({ bytes }) => asBytes((await split(bytes)).result.map(({ animations }) => animations)),
  },
  analyseAccessibility: {
    run: async ({ bytes, core }) =>
      asBytes(await analyseAccessibility(bytes, { openFrames: openFrames(core), drawnWidth: 128 })),
  },
  renderFrame: {
    run: async ({ bytes, core }) => (await renderFrame(bytes, { core, width, frame: 4.5 })).result.pixels,
  },
  renderFrames: {
    run: async ({ bytes, core }) => {
      const parts: number[] = [];
      const { result } = await renderFrames(bytes, { core, width: 24 });
      for await (const { pixels } of result) parts.push(...pixels);
      return Uint8Array.from(parts);
    },
  },
  toPng: {
    run: async ({ bytes, core }) => (await toPng(bytes, { core, width })).result,
    command: ["render", "walk.json", "--width", "96"],
  },
  "toPicture: JPEG": {
    run: async ({ bytes, core, jpegWasm }) => {
      const encoder = await createJpegEncoder({ wasm: jpegWasm });
      return (await toPicture(bytes, { core, width, encoder })).result;
    },
    command: ["render", "walk.json", "--width", "96", "--format", "jpeg"],
  },
  toGif: {
    run: async ({ bytes, core }) =>
      (await toGif(bytes, { core, width, matte: "#fff000", dither: true })).result,
    command: ["render", "walk.json", "--width", "96", "--format", "gif", "--matte", "#fff000", "--dither"],
  },
  toApng: {
    run: async ({ bytes, core }) => (await toApng(bytes, { core, width, plays: 2 })).result,
    command: ["render", "walk.json", "--width", "96", "--format", "apng", "--loop", "2"],
  },
  toSheet: {
    run: async ({ bytes, core }) =>
      (await toSheet(bytes, { core, width, count: 4, isNumbered: true, gap: 4 })).result,
    command: ["render", "walk.json", "--width", "96", "--format", "sheet", "--count", "4"],
  },
  "toSheet: JPEG": {
    run: async ({ bytes, core, jpegWasm }) => {
      const encoder = await createJpegEncoder({ wasm: jpegWasm });
      return (await toSheet(bytes, { core, width, count: 4, encoder })).result;
    },
  },
  fitSize: {
    run: async ({ bytes, core }) =>
      (await fitSize(bytes, { core, width, format: gifFormat({ dither: true }), maxBytes: 2_500 })).result,
  },
  toDifferencePicture: {
    run: async ({ bytes, read, core }) =>
      (await toDifferencePicture(bytes, await read("yours.json"), { core, width })).result,
  },
  ...sameBytesContents,
};
