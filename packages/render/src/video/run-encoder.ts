import { spawn } from "node:child_process";
import type { Writable } from "node:stream";

/** A program that was given could not be run, or did not do its work. */
export class BrokenProgram extends Error {
  readonly program: string;
  /** What it said itself, or how it ended; null where there is no such program. */
  readonly complaint: string | null;

  constructor(program: string, complaint: string | null, cause?: unknown) {
    super(
      complaint === null
        ? `${program} cannot be run: there is no such program`
        : `${program} could not make the video: ${complaint}`,
      { cause },
    );
    this.name = "BrokenProgram";
    this.program = program;
    this.complaint = complaint;
  }
}

const maxComplaint = 2_000;

/** Runs a program that reads from its standard input, and hands it all parts, no faster than it takes them. */
export async function runEncoder(
  program: string,
  args: readonly string[],
  parts: AsyncIterable<Uint8Array>,
  signal: AbortSignal | undefined,
): Promise<void> {
  const child = spawn(program, args, { stdio: ["pipe", "ignore", "pipe"], ...(signal ? { signal } : {}) });
  let complaint = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    if (complaint.length < maxComplaint) complaint += text;
  });
  // One that has ended reads no more; why is said by its end.
  child.stdin.on("error", () => {});
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  // Looked at below, when the parts are through.
  ended.catch(() => {});
  try {
    for await (const part of parts) {
      if (child.exitCode !== null || child.stdin.destroyed) break;
      if (!child.stdin.write(part)) await Promise.race([drained(child.stdin), ended]);
    }
    child.stdin.end();
    const code = await ended;
    if (code !== 0) throw new BrokenProgram(program, complaint.trim() || `exit code ${code}`);
  } catch (error) {
    child.kill("SIGKILL");
    signal?.throwIfAborted();
    if (error instanceof BrokenProgram || (error as NodeJS.ErrnoException | null)?.syscall === undefined)
      throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    throw new BrokenProgram(program, code === "ENOENT" ? null : message, error);
  }
}

const drained = (stream: Writable): Promise<void> =>
  new Promise((resolve) => {
    stream.once("drain", () => resolve());
  });
