import { basename } from "node:path";
import { writeZip } from "@zoetrope/lottie/write-zip";
import { type Command, textOf } from "../command.ts";
import { CommandError, exitCodes } from "../exit-codes.ts";
import { outputOption } from "../arguments/options.ts";
import { write } from "../files/outputs.ts";
import { printerOn } from "../terminal/printer.ts";
import { printable } from "../terminal/style.ts";

/** A folder of results that is nowhere but in the archive. */
const folder = "results/";

export const batchCommand: Command = {
  summary: (m) => m.summaries.batch,
  usage: "--output FILE.zip -- COMMAND [OPTIONS] FILE...",
  options: { output: outputOption },
  cannotBeWatched: ({ usage }) => usage.watchBatch,
  examples: ["zoetrope batch --output small.zip -- optimise 'icons/*.json' --to dotlottie"],
  async run(system, values, args, { call }) {
    const output = textOf(values, "output");
    if (output === undefined || args.length === 0)
      throw new CommandError("usage", ({ usage }) =>
        usage.zipAndCommand({ example: "--output small.zip -- optimise 'icons/*.json'" }),
      );
    if (args.includes("--in-place") || args.some((each) => /^(-o|--output)(=|$)/.test(each)))
      throw new CommandError("usage", ({ usage }) => usage.resultsIntoZip);
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
    const { paint, messages } = printerOn(system.stderr, system);
    system.stderr.write(
      `${paint("bold", printable(output))}: ${messages.commands.words.files({ count: files.size })}\n`,
    );
    return exitCode;
  },
};
