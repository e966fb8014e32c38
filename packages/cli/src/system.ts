import { readFile, stat, writeFile, mkdir, rename, rm } from "node:fs/promises";
import { globSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** What a command touches outside of itself; a test hands in its own. */
export interface System {
  /** Relative paths count from here. */
  folder: string;
  env: Readonly<Record<string, string | undefined>>;
  stdout: Output;
  stderr: Output;
  readInput(): Promise<Uint8Array>;
  readFile(path: string): Promise<Uint8Array>;
  /** Makes folders that are missing, and replaces a file as a whole: whoever reads it finds the old or the new one. */
  writeFile(path: string, bytes: Uint8Array): Promise<void>;
  isFolder(path: string): Promise<boolean>;
  /** Files by a pattern such as `icons/*.json`, sorted. */
  glob(pattern: string): string[];
  signal: AbortSignal;
}

export interface Output {
  isTerminal: boolean;
  columns: number;
  write(data: string | Uint8Array): void;
}

export function createSystem(signal: AbortSignal, folder = process.cwd()): System {
  const outputOf = (stream: NodeJS.WriteStream): Output => ({
    isTerminal: stream.isTTY,
    columns: stream.columns ?? 80,
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
    async readInput() {
      const parts: Buffer[] = [];
      for await (const part of process.stdin) parts.push(part as Buffer);
      return new Uint8Array(Buffer.concat(parts));
    },
    readFile: async (path) => new Uint8Array(await readFile(resolve(folder, path))),
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
    isFolder: async (path) => (await stat(resolve(folder, path)).catch(() => null))?.isDirectory() ?? false,
    glob: (pattern) => globSync(pattern, { cwd: folder }).toSorted(),
  };
}
