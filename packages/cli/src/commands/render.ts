import { formatBytes } from "@zoetrope/i18n/format";
import { inspectJson, parseAnimation } from "@zoetrope/lottie";
import {
  BrokenFrame,
  drawableJson,
  drawFrames,
  drawPicture,
  encodeGif,
  encodePng,
  onBackground,
  type RawFrame,
} from "@zoetrope/render";
import { choiceOf, hexColour, jsonOption, numberOf, outputOption } from "../options.ts";
import { type Command, textOf } from "../command.ts";
import { eachFile } from "../each-file.ts";
import { CommandError } from "../exit-codes.ts";
import { requireInputs } from "../inputs.ts";
import { requireTarget, write } from "../outputs.ts";
import { openPlayer, openWebpEncoder } from "../rendering.ts";
import { paintOn, printable } from "../terminal/style.ts";

const pictures = ["png", "webp", "gif"] as const;
const framesAtOnce = 8;
/** Viewers slow down what is faster. */
const maxGifFramesPerSecond = 50;

export const renderCommand: Command = {
  summary: "Draw a frame as PNG or WebP, or the whole animation as GIF.",
  usage: "FILE... [--format FORMAT] [--output PATH]",
  options: {
    format: {
      type: "string",
      short: "f",
      value: "FORMAT",
      help: `${pictures.join(", ")}; default by the name of the output, else png.`,
    },
    frame: {
      type: "string",
      value: "N",
      help: "Frame from the start, or poster (the default): the first that shows something worth showing.",
    },
    width: {
      type: "string",
      short: "w",
      value: "PIXELS",
      help: "1 to 2048; default 512. The height follows the animation's shape.",
    },
    background: { type: "string", value: "COLOUR", help: "#rrggbb behind it; default transparent." },
    quality: { type: "string", value: "N", help: "Of WebP: 1 to 100, default 80." },
    fps: {
      type: "string",
      value: "N",
      help: `Frames a second of a GIF: at most ${maxGifFramesPerSecond}; default that of the animation, up to 25.`,
    },
    output: outputOption,
    json: jsonOption,
  },
  examples: [
    "zoetrope render walk.json --output walk.png",
    "zoetrope render walk.json --frame 12 --width 256 --background '#ffffff' --output walk.webp",
    "zoetrope render walk.lottie --width 128 --output walk.gif",
  ],
  async run(system, values, files) {
    const inputs = requireInputs(system, files);
    const isJson = values["json"] === true;
    const output = textOf(values, "output");
    const format =
      choiceOf(values, "format", pictures) ?? pictures.find((each) => output?.endsWith(`.${each}`)) ?? "png";
    const width = numberOf(values, "width", { min: 1, max: 2048 }) ?? 512;
    const quality = numberOf(values, "quality", { min: 1, max: 100 }) ?? 80;
    const fps = numberOf(values, "fps", { min: 0.1, max: maxGifFramesPerSecond });
    const frame =
      textOf(values, "frame") === "poster"
        ? "poster"
        : (numberOf(values, "frame", { min: 0, max: 1e7 }) ?? "poster");
    const background = requireColour(textOf(values, "background"));
    const target = await requireTarget(system, inputs, { output, isInPlace: false, isReporting: isJson });
    const paint = paintOn(system.stderr, system);
    const finish = (drawn: RawFrame): RawFrame =>
      background === undefined ? drawn : onBackground(drawn, background);

    return await eachFile(
      system,
      inputs,
      { isJson, lines: system.stderr },
      async (input, { signal, onProgress }) => {
        const json = drawableJson(parseAnimation(await input.read()));
        const text = JSON.stringify(json);
        const player = await openPlayer();
        const drawAll = async (): Promise<Uint8Array> => {
          const { frameRate, frameCount } = inspectJson(json);
          const framesPerSecond = fps ?? Math.min(25, frameRate);
          const count = Math.max(1, Math.round((frameCount / frameRate) * framesPerSecond));
          const frames = Array.from({ length: count }, (_, index) => (index * frameCount) / count);
          const drawn: RawFrame[] = [];
          for (let from = 0; from < count; from += framesAtOnce) {
            const some = drawFrames(player, json, text, { frames, from, count: framesAtOnce, width });
            drawn.push(...some.frames.map(finish));
            onProgress?.((0.8 * drawn.length) / count);
            await new Promise((resolve) => setTimeout(resolve));
            signal?.throwIfAborted();
          }
          return encodeGif(drawn, { framesPerSecond });
        };
        const drawOne = async (): Promise<Uint8Array> => {
          const drawn = finish(drawPicture(player, json, text, { frame, width }));
          return format === "webp" ? await (await openWebpEncoder())(drawn, { quality }) : encodePng(drawn);
        };
        const bytes = await (format === "gif" ? drawAll() : drawOne()).catch((error: unknown) => {
          throw error instanceof BrokenFrame
            ? new CommandError(
                "unreadable",
                `The player breaks down on frame ${Math.round(error.frame)}. Change what happens there.`,
              )
            : error;
        });
        const path = target(input, format);
        await write(system, path, bytes);
        return {
          report: { output: path, format, bytes: bytes.length },
          lines: [
            `${paint("bold", printable(input.name))}: ${printable(path)}, ${formatBytes("en", bytes.length)}`,
          ],
        };
      },
    );
  },
};

function requireColour(text: string | undefined): string | undefined {
  if (text === undefined || hexColour.test(text)) return text;
  throw new CommandError("usage", `--background is a colour such as #ffffff, not ${JSON.stringify(text)}.`);
}
