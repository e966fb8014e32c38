import { getChangesMessages } from "@zoetrope/i18n/changes";
import { describeChanges } from "@zoetrope/i18n/describe-changes";
import { diff } from "@zoetrope/lottie";
import type { Command } from "../command.ts";
import { eachFile } from "../each-file.ts";
import { CommandError, exitCodes } from "../exit-codes.ts";
import { type Input, requireInputs } from "../inputs.ts";
import { jsonOption } from "../options.ts";
import type { System } from "../system.ts";
import { paintOn, printable } from "../terminal/style.ts";

export const diffCommand: Command = {
  summary: "Tell what is different between two files. Exit code 1 when something is.",
  usage: "BEFORE AFTER",
  takesFilesTogether: true,
  options: {
    git: { type: "boolean", help: "As git calls it: path, file and hash before, file and hash after." },
    json: jsonOption,
  },
  examples: ["zoetrope diff base.json mine.json", "zoetrope diff icons/sun.json icons/moon.json --json"],
  run(system, values, files) {
    const isGit = values["git"] === true;
    const isJson = values["json"] === true;
    const { name, before, after } = isGit ? fromGit(system, files) : fromNames(system, files);
    const paint = paintOn(system.stdout, system);
    const subject: Input = { name, read: () => after.read() };
    return eachFile(system, [subject], { isJson, lines: system.stdout }, async (input, control) => {
      const { result, report } = await diff(await before.read(), await input.read(), {}, control);
      const sentences = describeChanges(getChangesMessages("en"), result.changes);
      const isSame = result.diff === null;
      return {
        report: { result, report },
        lines: [
          `${paint("bold", printable(name))}: ${isSame ? paint("green", "no difference") : `${result.changes.length} changes`}`,
          ...sentences.map((sentence) => `  ${printable(sentence)}`),
        ],
        // git takes another code than 0 for a broken driver.
        exitCode: isSame || isGit ? exitCodes.fine : exitCodes.findings,
      };
    });
  },
};

interface Pair {
  name: string;
  before: Input;
  after: Input;
}

function fromNames(system: System, files: readonly string[]): Pair {
  const [before, after, more] = requireInputs(system, files);
  if (before === undefined || after === undefined || more !== undefined)
    throw new CommandError("usage", "Name two files: the one before and the one after.");
  return { name: `${before.name} → ${after.name}`, before, after };
}

/** path old-file old-hex old-mode new-file new-hex new-mode, as gitattributes(5) says; `/dev/null` where there was or is no file. */
function fromGit(system: System, files: readonly string[]): Pair {
  const [path, oldFile, , , newFile] = files;
  if (path === undefined || oldFile === undefined || newFile === undefined)
    throw new CommandError("usage", "--git is for git: see docs/command-line.md.");
  const inputOf = (file: string): Input => {
    const input = requireInputs(system, [file === nowhere ? path : file])[0];
    if (file !== nowhere && input !== undefined) return input;
    return { name: path, read: () => Promise.resolve(new TextEncoder().encode(emptyAnimation)) };
  };
  return { name: path, before: inputOf(oldFile), after: inputOf(newFile) };
}

const nowhere = "/dev/null";
/** A file that comes or goes is told as one that was or becomes empty. */
const emptyAnimation = JSON.stringify({ v: "5.7.0", fr: 1, ip: 0, op: 1, w: 1, h: 1, layers: [] });
