import { readFile, stat, writeFile, mkdir, rename, rm } from "node:fs/promises";
import { createReadStream, existsSync, statSync } from "node:fs";
import { dirname, isAbsolute, parse, resolve, sep } from "node:path";
import { setTimeout } from "node:timers/promises";
import { maxFileBytes } from "@zoetrope/lottie/max-file-bytes";
import { globSync } from "tinyglobby";

/** Files are looked at rather than listened to: that works on network folders, and a second is soon enough for people. */
const betweenLooksInMs = 500;

/** What a command touches outside of itself; a test hands in its own. */
export interface ProcessContext {
  /** Relative paths count from here. */
  folder: string;
  env: Readonly<Record<string, string | undefined>>;
  stdout: Output;
  stderr: Output;
  /** Of what is larger than any file may be the beginning, one byte more than that: it is refused for its size. */
  readInput(): Promise<Uint8Array>;
  /** The same of a file. */
  readFile(path: string): Promise<Uint8Array>;
  /** Makes folders that are missing, and replaces a file as a whole: whoever reads it finds the old or the new one. */
  writeFile(path: string, bytes: Uint8Array): Promise<void>;
  /** Another text whenever the file is another; null where there is none. */
  stateOf(path: string): Promise<string | null>;
  /** Resolves when it is time to look for changes; rejects when the command is ended. */
  untilNextLook(): Promise<void>;
  isFolder(path: string): Promise<boolean>;
  /** Files by a pattern such as `icons/*.json`, sorted; a file that is called so is that file. */
  glob(pattern: string): string[];
  signal: AbortSignal;
  /** How much of the work on the files is done, for whoever looks at no bar. */
  onProgress?: (share: number) => void;
}

export interface Output {
  isTerminal: boolean;
  columns: number;
  write(data: string | Uint8Array): void;
}

export function createProcessContext(signal: AbortSignal, folder = process.cwd()): ProcessContext {
  const outputOf = (stream: NodeJS.WriteStream): Output => ({
    isTerminal: stream.isTTY,
    // A terminal of no size says 0.
    columns: stream.columns > 0 ? stream.columns : 80,
    write: (data) => {
      stream.write(data);
    },
  });
  return {
    folder,
    env: process.env,
    stdout: outputOf(process.stdout),
    stderr: outputOf(process.stderr),
    signal,
    readInput: () => firstOf(process.stdin),
    async readFile(path) {
      const file = resolve(folder, path);
      const found = await stat(file);
      if (found.isFile() && found.size <= maxFileBytes) return new Uint8Array(await readFile(file));
      return await firstOf(createReadStream(file));
    },
    async writeFile(path, bytes) {
      const target = resolve(folder, path);
      await mkdir(dirname(target), { recursive: true });
      const unfinished = `${target}.${process.pid}.part`;
      try {
        await writeFile(unfinished, bytes);
        await rename(unfinished, target);
      } finally {
        await rm(unfinished, { force: true });
      }
    },
    async stateOf(path) {
      const found = await stat(resolve(folder, path)).catch(() => null);
      return found === null ? null : `${found.mtimeMs} ${found.size} ${found.ino}`;
    },
    untilNextLook: () => setTimeout(betweenLooksInMs, undefined, { signal }),
    isFolder: async (path) => (await stat(resolve(folder, path)).catch(() => null))?.isDirectory() ?? false,
    glob(pattern) {
      if (existsSync(resolve(folder, pattern))) return [pattern];
      // That of Node itself is newer than Node 20.
      return globSync(pattern.replaceAll(sep, "/"), {
        // Of folders that neither lie in this one nor around it nothing would be found from here.
        cwd: isAbsolute(pattern) ? parse(pattern).root : folder,
        absolute: isAbsolute(pattern),
        expandDirectories: false,
        followSymbolicLinks: false,
      })
        .filter((path) => statSync(resolve(folder, path), { throwIfNoEntry: false })?.isDirectory() !== true)
        .toSorted();
    },
  };
}

async function firstOf(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of stream) {
    parts.push(part);
    size += part.length;
    if (size > maxFileBytes) break;
  }
  return new Uint8Array(Buffer.concat(parts, Math.min(size, maxFileBytes + 1)));
}
