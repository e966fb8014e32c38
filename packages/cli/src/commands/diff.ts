import { describeChanges } from "@zoetrope/i18n/describe-changes";
import { formatDecimal } from "@zoetrope/i18n/format";
import { diff, inspect, type Inspection } from "@zoetrope/lottie";
import type { Command } from "../command.ts";
import { eachFile } from "../files/each-file.ts";
import { CommandError, exitCodes } from "../exit-codes.ts";
import { type Input, requireInputs } from "../files/inputs.ts";
import { jsonOption } from "../arguments/options.ts";
import type { System } from "../system.ts";
import type { Messages } from "../messages/messages.ts";
import { printerOn } from "../terminal/printer.ts";
import { printable } from "../terminal/style.ts";

export const diffCommand: Command = {
  summary: (m) => m.summaries.diff,
  usage: "BEFORE AFTER",
  takesFilesTogether: true,
  options: {
    git: { type: "boolean", help: (m) => m.options.diff.git },
    json: jsonOption,
  },
  examples: ["zoetrope diff base.json mine.json", "zoetrope diff icons/sun.json icons/moon.json --json"],
  run(system, values, files) {
    const isGit = values["git"] === true;
    const isJson = values["json"] === true;
    const { name, before, after } = isGit ? fromGit(system, files) : fromNames(system, files);
    const { paint, messages } = printerOn(system.stdout, system);
    const { comparing, words: common } = messages.commands;
    const lone = before === null ? after : after === null ? before : null;
    if (before === null || after === null)
      return eachFile(
        system,
        lone === null ? [] : [lone],
        { isJson, lines: system.stdout },
        async (input, control) => {
          const change = before === null ? "new" : "removed";
          const { result } = await inspect(await input.read(), {}, control);
          const line = comparing[`${change}File`]({ facts: shortFacts(result, messages) });
          return {
            report: { change, facts: result.facts },
            lines: [`${paint("bold", printable(name))}: ${line}`],
          };
        },
      );
    const subject: Input = { name, read: () => after.read() };
    return eachFile(system, [subject], { isJson, lines: system.stdout }, async (input, control) => {
      const { result, report } = await diff(await before.read(), await input.read(), {}, control);
      const sentences = describeChanges(messages.changes, result.changes);
      const isSame = result.diff === null;
      return {
        report: { result, report },
        lines: [
          `${paint("bold", printable(name))}: ${isSame ? paint("green", comparing.same) : common.changes({ count: result.changes.length })}`,
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
  /** Null where there was, or is, no file. */
  before: Input | null;
  after: Input | null;
}

function shortFacts({ facts, layers }: Inspection, { commands, locale }: Messages): string {
  const { comparing, inspection } = commands;
  const [width, height, seconds, rate] = [
    facts.width,
    facts.height,
    facts.durationInSeconds,
    facts.frameRate,
  ].map((value) => formatDecimal(locale, value));
  return comparing.facts({
    canvas: `${width} × ${height}`,
    length: inspection.seconds({ seconds: seconds ?? "" }),
    rate: rate ?? "",
    layers: inspection.layers({ count: layers.length }),
  });
}

function fromNames(system: System, files: readonly string[]): Pair {
  const [before, after, more] = requireInputs(system, files);
  if (before === undefined || after === undefined || more !== undefined)
    throw new CommandError("usage", ({ usage }) => usage.twoFiles);
  return { name: `${before.name} → ${after.name}`, before, after };
}

/** path old-file old-hex old-mode new-file new-hex new-mode, as gitattributes(5) says; `/dev/null` where there was or is no file. */
function fromGit(system: System, files: readonly string[]): Pair {
  const [path, oldFile, , , newFile] = files;
  if (path === undefined || oldFile === undefined || newFile === undefined)
    throw new CommandError("usage", ({ usage }) => usage.forGit({ document: "docs/command-line.md" }));
  const inputOf = (file: string): Input | null =>
    file === nowhere ? null : (requireInputs(system, [file])[0] ?? null);
  return { name: path, before: inputOf(oldFile), after: inputOf(newFile) };
}

const nowhere = "/dev/null";
