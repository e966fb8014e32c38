import type { CommandsMessages } from "@zoetrope/i18n";
import { formatBytes } from "@zoetrope/i18n/format";
import { maxFileBytes } from "@zoetrope/lottie/max-file-bytes";
import { CommandError } from "../exit-codes.ts";
import type { System } from "../system.ts";
import type { LocalisedMessage } from "../messages/messages.ts";

export interface Input {
  /** As it is named in reports; `-` for standard input. */
  name: string;
  read(): Promise<Uint8Array>;
}

/** Files by name or pattern, and `-`. A pattern that finds nothing is a mistake, as a name of nothing is. */
export function requireInputs(system: System, names: readonly string[]): Input[] {
  if (names.length === 0)
    throw new CommandError("usage", ({ usage }) => usage.nameFile({ pattern: "'icons/*.json'" }));
  if (names.filter((name) => name === "-").length > 1)
    throw new CommandError("usage", ({ usage }) => usage.inputOnce);
  return names.flatMap((name): Input[] => {
    if (name === "-") return [{ name, read: () => system.readInput() }];
    const paths = /[*?[{]/.test(name) ? system.glob(name) : [name];
    if (paths.length === 0)
      throw new CommandError("unreadable", ({ files }) => files.noMatch({ pattern: JSON.stringify(name) }));
    return paths.map((path) => ({ name: path, read: () => readInput(system, path) }));
  });
}

/** A file that an option names, whole, or standard input. Throws CommandError. */
export async function readOptionFile(system: System, path: string): Promise<Uint8Array> {
  const bytes = path === "-" ? await system.readInput() : await readInput(system, path);
  if (bytes.length > maxFileBytes)
    throw new CommandError("unreadable", ({ files }, locale) =>
      files.tooLarge({ path, size: formatBytes(locale, maxFileBytes) }),
    );
  return bytes;
}

async function readInput(system: System, path: string): Promise<Uint8Array> {
  try {
    return await system.readFile(path);
  } catch (error) {
    throw new CommandError("unreadable", reasonOf(error));
  }
}

/** What the operating system says, in words. */
export const reasonOf = (error: unknown): LocalisedMessage => {
  const code = (error as NodeJS.ErrnoException | null)?.code ?? "";
  const name = Object.hasOwn(reasons, code) ? reasons[code] : undefined;
  return (messages, locale) => {
    const { files } = messages;
    // A system that guards files says itself why it does not hand one out.
    if (error instanceof CommandError) return error.say({ commands: messages, locale });
    if (name === "folder") return files.reasons.folder({ example: "'folder/*.json'" });
    if (name !== undefined) return files.reasons[name];
    return error instanceof Error ? error.message : String(error);
  };
};

const reasons: Readonly<Record<string, keyof CommandsMessages["files"]["reasons"]>> = {
  ENOENT: "missing",
  ENAMETOOLONG: "longName",
  EISDIR: "folder",
  EACCES: "forbidden",
  EPERM: "forbidden",
  ENOSPC: "full",
  ENOTDIR: "notFolder",
  EEXIST: "notFolder",
  EROFS: "readOnly",
};
