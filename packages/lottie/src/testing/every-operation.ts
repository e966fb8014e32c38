import { LottieError } from "../lottie-error.ts";
import {
  bundle,
  convert,
  crop,
  diff,
  extractTheme,
  inspect,
  merge,
  mergeChanges,
  optimise,
  portable,
  recolour,
  reducedMotion,
  replaceImage,
  replaceText,
  resize,
  retime,
  reverse,
  sequence,
  setSlots,
  type Source,
  split,
  toAnimatedSvg,
  toggleLayer,
  trim,
  UnknownAnimation,
  validate,
} from "../operations/index.ts";
import { asObject } from "../json/json-values.ts";
import type { ParsedAnimation } from "../contract.ts";
import { validateAgainstSchema } from "../schema/validate-against-schema.ts";
import { MachineSimulation, readStateMachine, validateStateMachines } from "../state-machine/index.ts";
import { toSvg } from "../svg/index.ts";

const smallestGif = Uint8Array.from(
  "4749463839610100010000ff002c00000000010001000002003b".match(/../g) ?? [],
  (byte) => Number.parseInt(byte, 16),
);
const slotsOf = ({ animations }: ParsedAnimation): string[] =>
  Object.keys(asObject(animations[0]?.json["slots"]) ?? {});
const imageOf = ({ animations }: ParsedAnimation): string => {
  const assets: unknown = animations[0]?.json["assets"];
  const images = Array.isArray(assets)
    ? assets.map(asObject).filter((asset) => asset?.["p"] !== undefined)
    : [];
  return String(images[0]?.["id"]);
};

/** Every operation that needs nothing but files, by what it is asked for. */
export const everyOperation: { [name: string]: (from: ParsedAnimation, original: Source) => unknown } = {
  inspect: (from) => inspect(from),
  inspectFrames: (from) => inspect(from, { sampledFrames: 2 }),
  optimise: (from) => optimise(from),
  optimiseToDotLottie: (from) => optimise(from, { format: "dotlottie" }),
  convert: (from) => convert(from, { format: "dotlottie" }),
  convertToSticker: (from) => convert(from, { format: "tgs" }),
  validate: (from) => validate(from),
  toSvg: (from) => toSvg(from.animations[0]?.json ?? {}, { frame: 7 }),
  toAnimatedSvg: (from) => toAnimatedSvg(from),
  recolour: (from) => recolour(from, { mapping: { "#ff0000": "#00ff00" } }),
  trim: (from) => trim(from, { from: 3, to: 11 }),
  retime: (from) => retime(from, { speed: 1.5 }),
  reverse: (from) => reverse(from),
  crop: (from) => crop(from, { x: 1, y: 2, width: 30, height: 40 }),
  resize: (from) => resize(from, { width: 64, height: 32 }),
  replaceText: (from) => replaceText(from, { text: "Hello" }),
  toggleLayer: (from) => toggleLayer(from, { layers: ["Layer"] }),
  extractTheme: (from) => extractTheme(from),
  reducedMotion: (from) => reducedMotion(from),
  merge: (from, original) => merge([from, original]),
  bundle: (from, original) => bundle([from, original]),
  split: (from) => split(from),
  diff: (from, original) => diff(from, original),
  mergeChanges: (from, original) => mergeChanges(original, from, original),
  portable: (from) => portable(from, { targets: ["telegram", "ios"] }),
  sequence: (from, original) => sequence([from, original]),
  setSlots: (from) =>
    setSlots(from, { values: Object.fromEntries(slotsOf(from).map((id) => [id, "#00ff00"])) }),
  replaceImage: (from) => replaceImage(from, { imageId: imageOf(from), picture: smallestGif }),
  validateAgainstSchema: (from) => validateAgainstSchema(from),
  stateMachines: (from) => validateStateMachines(from),
  simulation(from) {
    for (const { json } of from.stateMachines) {
      const machine = readStateMachine(json);
      if (machine === null) continue;
      const simulation = new MachineSimulation(machine);
      simulation.take({ type: "post", interaction: "Click" });
      simulation.take({ type: "complete" });
    }
  },
};

/** What an operation may say of a file. A stack or a list that grew too large is no answer. */
export const isAnswer = (error: unknown): boolean =>
  error instanceof LottieError ||
  error instanceof UnknownAnimation ||
  (error instanceof RangeError &&
    !/call stack|Invalid (?:array|string|typed array)|out of memory/i.test(error.message));
