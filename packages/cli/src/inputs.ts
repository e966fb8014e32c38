import { maxFileBytes } from "@zoetrope/lottie/max-file-bytes";
import { CommandError } from "./exit-codes.ts";
import type { System } from "./system.ts";

export interface Input {
  /** As it is named in reports; `-` for standard input. */
  name: string;
  read(): Promise<Uint8Array>;
}

/** Files by name or pattern, and `-`. A pattern that finds nothing is a mistake, as a name of nothing is. */
export function requireInputs(system: System, names: readonly string[]): Input[] {
  if (names.length === 0)
    throw new CommandError(
      "usage",
      "Name a file, a pattern such as 'icons/*.json', or - for standard input.",
    );
  if (names.filter((name) => name === "-").length > 1)
    throw new CommandError("usage", "Standard input (-) can be read once only.");
  return names.flatMap((name): Input[] => {
    if (name === "-") return [{ name, read: () => system.readInput() }];
    const paths = /[*?[{]/.test(name) ? system.glob(name) : [name];
    if (paths.length === 0) throw new CommandError("unreadable", `Nothing matches ${JSON.stringify(name)}.`);
    return paths.map((path) => ({ name: path, read: () => readInput(system, path) }));
  });
}

/** A file that an option names, whole, or standard input. Throws CommandError. */
export async function readOptionFile(system: System, path: string): Promise<Uint8Array> {
  const bytes = path === "-" ? await system.readInput() : await readInput(system, path);
  if (bytes.length > maxFileBytes)
    throw new CommandError("unreadable", `${path} is larger than ${maxFileBytes / 1_000_000} MB.`);
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
export function reasonOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException | null)?.code ?? "";
  const known: { [code: string]: string } = {
    ENOENT: "there is no such file",
    ENAMETOOLONG: "its name is too long",
    EISDIR: "it is a folder; name the files in it, such as 'folder/*.json'",
    EACCES: "you may not open it",
    EPERM: "you may not open it",
    ENOSPC: "the disk is full",
    ENOTDIR: "a part of its path is no folder",
    EEXIST: "a part of its path is no folder",
    EROFS: "the disk cannot be written to",
  };
  return known[code] ?? (error instanceof Error ? error.message : String(error));
}
