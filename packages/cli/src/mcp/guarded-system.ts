import { realpathSync } from "node:fs";
import { stat } from "node:fs/promises";
import { dirname, isAbsolute, relative, resolve, sep } from "node:path";
import { maxFileBytes } from "@zoetrope/lottie/max-file-bytes";
import { english } from "../messages/english.ts";
import { CommandError } from "../exit-codes.ts";
import { createProcessContext, type Output } from "../process-context.ts";
import type { System } from "../system.ts";

export interface GuardedSystem {
  system: System;
  /** What the command has written to standard output and to standard error. */
  written(): { out: Uint8Array; err: string };
}

/**
 * What a command may touch when a program calls it: files below `folders` (real paths, the first is where relative ones count from),
 * also behind symbolic links, and nothing of the process. Throws CommandError for any other path.
 */
export function createGuardedSystem(folders: readonly string[], signal: AbortSignal): GuardedSystem {
  const [folder = ""] = folders;
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  const inside = createProcessContext(signal, folder);
  return {
    written: () => ({
      out: new Uint8Array(Buffer.concat(out)),
      err: Buffer.concat(err).toString(),
    }),
    system: {
      folder,
      env: { NO_COLOR: "1" },
      messages: english,
      stdout: outputTo(out),
      stderr: outputTo(err),
      signal,
      readInput: () =>
        Promise.reject(new CommandError("usage", "There is no standard input here: name a file.")),
      async readFile(path) {
        const real = requireInside(folders, path);
        const { size } = await stat(real);
        // The engine would refuse it as well, after all of it was read.
        if (size > maxFileBytes)
          throw new CommandError("unreadable", `it has more than ${maxFileBytes / 1_000_000} MB`);
        return await inside.readFile(real);
      },
      writeFile: (path, bytes) => inside.writeFile(requireInside(folders, path), bytes),
      stateOf: (path) => inside.stateOf(requireInside(folders, path)),
      untilNextLook: () => inside.untilNextLook(),
      isFolder: (path) => inside.isFolder(requireInside(folders, path)),
      glob(pattern) {
        // Only within the first folder: a pattern such as /** would look through the whole disk.
        if (isAbsolute(pattern) || pattern.split(/[\\/]/).includes(".."))
          throw new CommandError("usage", "A pattern counts from the first folder and does not leave it.");
        return inside.glob(pattern).filter((path) => isInside(folders, path));
      },
    },
  };
}

const outputTo = (parts: Buffer[]): Output => ({
  isTerminal: false,
  columns: 80,
  write: (data) => {
    parts.push(Buffer.from(data));
  },
});

/** The path behind symbolic links, of what is there or is to be made. Throws CommandError outside of the folders. */
function requireInside(folders: readonly string[], path: string): string {
  const [first = ""] = folders;
  const wanted = resolve(first, path);
  const real = realPathOf(wanted);
  if (folders.some((folder) => isBelow(folder, real))) return real;
  throw new CommandError(
    "usage",
    `${JSON.stringify(path.slice(0, 200))} is outside of the folders that were named: ${folders.join(", ")}.`,
  );
}

function isInside(folders: readonly string[], path: string): boolean {
  try {
    requireInside(folders, path);
    return true;
  } catch {
    return false;
  }
}

function isBelow(folder: string, path: string): boolean {
  const relativePath = relative(folder, path);
  return relativePath !== ".." && !relativePath.startsWith(`..${sep}`) && !isAbsolute(relativePath);
}

/** Of a file that is not there yet: its name in the nearest folder that is. */
function realPathOf(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    const parent = dirname(path);
    if ((error as NodeJS.ErrnoException).code === "ENAMETOOLONG")
      throw new CommandError("usage", "The name of a file is too long.");
    // A circle of links, or a folder that may not be entered, is nowhere inside.
    if ((error as NodeJS.ErrnoException).code !== "ENOENT" || parent === path) return sep;
    return resolve(realPathOf(parent), relative(parent, path));
  }
}
