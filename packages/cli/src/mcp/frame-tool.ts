import type { Tool } from "@modelcontextprotocol/sdk/types.js";
import { renderCommand } from "../commands/render/render.ts";
import { CommandError, exitCodes } from "../exit-codes.ts";
import type { System } from "../system.ts";
import { noOtherCommands } from "./no-other-commands.ts";

/** Larger pictures cost an agent more than they show it. */
const maxWidth = 1_024;

export const frameTool: Tool = {
  name: "render_frame",
  title: "Look at a frame",
  description:
    "Draws one frame of an animation as a PNG to look at. Use it before and after a change, and at several frames of what moves.",
  inputSchema: {
    type: "object",
    properties: {
      file: { type: "string", description: "Path of a Lottie or dotLottie in the folders of this server." },
      frame: {
        type: ["number", "string"],
        description:
          "Frame from the start, or poster (the default): the first that shows something worth showing.",
      },
      width: { type: "number", description: `Pixels; default 512, at most ${maxWidth}.` },
      background: { type: "string", description: "#rrggbb behind it; default transparent." },
      animation: {
        type: "string",
        description: "The animation of a dotLottie of several; default the first.",
      },
      theme: { type: "string", description: "A theme of a dotLottie." },
    },
    required: ["file"],
    additionalProperties: false,
  },
  annotations: { readOnlyHint: true, openWorldHint: false },
};

/** What the tool was asked for, as options of `render`. Throws CommandError. */
export function frameRequest(given: Readonly<Record<string, unknown>>): {
  file: string;
  options: Record<string, string>;
} {
  const { file, ...wanted } = given;
  if (typeof file !== "string") throw new CommandError("usage", 'render_frame takes "file", a path.');
  if (Number(wanted["width"] ?? 0) > maxWidth)
    throw new CommandError("usage", `"width" is at most ${maxWidth}.`);
  const options: Record<string, string> = { format: "png" };
  for (const [name, value] of Object.entries(wanted)) {
    if (
      !Object.hasOwn(frameTool.inputSchema.properties ?? {}, name) ||
      !["string", "number"].includes(typeof value)
    )
      throw new CommandError(
        "usage",
        `render_frame takes no ${JSON.stringify(name)}, or not such a value for it.`,
      );
    options[name] = String(value);
  }
  return { file, options };
}

/** Which frame is shown, by the report of `render`: what is beyond the end shows the last. */
export function frameNotice(asked: string | undefined, report: object | undefined): string {
  const drawn = report !== undefined && "frame" in report ? Number(report.frame) : Number.NaN;
  return Number(asked) > drawn
    ? `There is no frame ${asked}: this is frame ${drawn}, the last.`
    : `This is frame ${drawn}.`;
}

/** Null where it cannot be drawn: the reason is on the system's standard error. Throws CommandError. */
export async function drawFrame(
  given: Readonly<Record<string, unknown>>,
  system: System,
): Promise<{ png: Uint8Array; notice: string } | null> {
  const { file, options } = frameRequest(given);
  let png: Uint8Array = new Uint8Array();
  let words = "";
  const inMemory: System = {
    ...system,
    stdout: { ...system.stdout, write: (data) => void (words += String(data)) },
    isFolder: () => Promise.resolve(false),
    writeFile: async (_, bytes) => void (png = bytes),
  };
  const values = { ...options, output: "frame.png", json: true };
  const exitCode = await renderCommand.run(inMemory, values, [file], noOtherCommands);
  if (exitCode !== exitCodes.fine) return null;
  const [report] = JSON.parse(words) as object[];
  return { png, notice: frameNotice(options["frame"], report) };
}
