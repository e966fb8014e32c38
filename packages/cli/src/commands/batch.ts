import { basename } from "node:path";
import { writeZip } from "@zoetrope/lottie/write-zip";
import { type Command, textOf } from "../command.ts";
import { CommandError, exitCodes } from "../exit-codes.ts";
import { outputOption } from "../options.ts";
import { write } from "../outputs.ts";
import { counted } from "../terminal/counted.ts";
import { paintOn, printable } from "../terminal/style.ts";

/** A folder of results that is nowhere but in the archive. */
const folder = "results/";

export const batchCommand: Command = {
  summary: "Do one thing with many files and put the results into one zip.",
  usage: "--output FILE.zip -- COMMAND [OPTIONS] FILE...",
  options: { output: outputOption },
  examples: ["zoetrope batch --output small.zip -- optimise 'icons/*.json' --to dotlottie"],
  async run(system, values, args, { call }) {
    const output = textOf(values, "output");
    if (output === undefined || args.length === 0)
      throw new CommandError(
        "usage",
        "Name the zip and the command: --output small.zip -- optimise 'icons/*.json'.",
      );
    if (args.includes("--in-place") || args.some((each) => /^(-o|--output)(=|$)/.test(each)))
      throw new CommandError(
        "usage",
        "The results go into the zip: leave --output and --in-place out of the command.",
      );
    const files = new Map<string, Uint8Array>();
    const exitCode = await call([...args, "--output", folder], {
      ...system,
      isFolder: (path) => Promise.resolve(path === folder),
      writeFile(path, bytes) {
        files.set(basename(path), bytes);
        return Promise.resolve();
      },
    });
    if (exitCode === exitCodes.usage || files.size === 0) return exitCode;
    await write(system, output, writeZip([...files].toSorted(([one], [other]) => (one < other ? -1 : 1))));
    const paint = paintOn(system.stderr, system);
    system.stderr.write(`${paint("bold", printable(output))}: ${counted(files.size, "file")}\n`);
    return exitCode;
  },
};
