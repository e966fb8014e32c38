import { english } from "../messages/english.ts";
import { CommandError } from "../exit-codes.ts";
import type { Output } from "../process-context.ts";
import type { System } from "../system.ts";

export interface MemoryFiles {
  system: System;
  /** What was written, by the names that it was given. */
  written: ReadonlyMap<string, Uint8Array>;
  out(): Uint8Array;
  err(): string;
}

/** What a command may touch that works on files which were sent: these, results of up to `maxResultBytes`, and nothing else. */
export function createMemorySystem({
  files,
  maxResultBytes,
  signal,
  onProgress,
}: {
  files: ReadonlyMap<string, Uint8Array>;
  maxResultBytes: number;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}): MemoryFiles {
  const written = new Map<string, Uint8Array>();
  const out: Uint8Array[] = [];
  const err: Uint8Array[] = [];
  let bytesLeft = maxResultBytes;
  const take = (bytes: number): void => {
    bytesLeft -= bytes;
    if (bytesLeft < 0)
      throw new CommandError(
        "unwritable",
        `The result has more than ${maxResultBytes / 1_000_000} MB: make it smaller or shorter.`,
      );
  };
  const outputTo = (parts: Uint8Array[]): Output => ({
    isTerminal: false,
    columns: 80,
    write(data) {
      const bytes = typeof data === "string" ? new TextEncoder().encode(data) : data;
      take(bytes.byteLength);
      parts.push(bytes);
    },
  });
  return {
    written,
    out: () => Buffer.concat(out),
    err: () => Buffer.concat(err).toString(),
    system: {
      folder: "",
      env: { NO_COLOR: "1" },
      messages: english,
      stdout: outputTo(out),
      stderr: outputTo(err),
      signal,
      onProgress,
      readInput: () => Promise.reject(new CommandError("usage", "There is no standard input here.")),
      async readFile(path) {
        const bytes = files.get(path);
        if (bytes === undefined)
          throw new CommandError("unreadable", `there is no file ${JSON.stringify(path)}`);
        return bytes;
      },
      async writeFile(path, bytes) {
        take(bytes.byteLength);
        written.set(path, bytes);
      },
      stateOf: () => Promise.resolve(null),
      untilNextLook: () => Promise.reject(new CommandError("usage", "Nothing is watched here.")),
      isFolder: () => Promise.resolve(false),
      glob: () => [],
    },
  };
}
