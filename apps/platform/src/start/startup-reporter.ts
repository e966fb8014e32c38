import type { Writable } from "node:stream";

type Output = Writable & { isTTY?: boolean; columns?: number };

const barWidth = 24;
/** The longest title, so that the times stand below each other. */
const titleWidth = 27;
const plainStep = 10;

const seconds = (ms: number): string =>
  ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`;

/** What a person sees while the platform starts: a line for each step with its time, a bar for long ones. */
export class StartupReporter {
  readonly #output: Output;
  readonly #startedAt = performance.now();

  constructor(output: Output) {
    this.#output = output;
  }

  line(text = ""): void {
    this.#output.write(`${text}\n`);
  }

  /** Runs `work` under its title. What `work` returns as `note` is shown behind it. */
  async step<T>(
    title: string,
    work: (progress: (done: number, total: number) => void) => Promise<T>,
    note?: (result: T) => string,
  ): Promise<T> {
    const startedAt = performance.now();
    const isTerminal = this.#output.isTTY === true;
    // Where the bar of what goes on behind stands.
    if (isTerminal) this.#output.write(`\r\u001B[2K  … ${title}`);
    const result = await work(this.#progress(title)).catch((error: unknown) => {
      this.#replace(`  ✗ ${title}`);
      throw error;
    });
    const suffix = note?.(result) ?? "";
    this.#replace(
      `  ✓ ${title.padEnd(titleWidth)} ${seconds(performance.now() - startedAt).padStart(7)}${suffix && `   ${suffix}`}`,
    );
    return result;
  }

  /** The same of what goes on behind everything else, without a time: several may go on at once, and each may begin again. */
  follow(title: string): (done: number, total: number) => void {
    const progress = this.#progress(title);
    return (done, total) => {
      if (done < total) progress(done, total);
      else this.#replace(`  ✓ ${title.padEnd(titleWidth)} ${String(done).padStart(7)}`);
    };
  }

  ready(addresses: readonly (readonly [string, string])[]): void {
    this.line();
    for (const [name, url] of addresses) this.line(`    ${name.padEnd(9)} ${url}`);
    this.line();
    this.line(`  Ready after ${seconds(performance.now() - this.#startedAt)}. Ctrl+C stops.`);
  }

  #replace(text: string): void {
    this.#output.write(this.#output.isTTY ? `\r\u001B[2K${text}\n` : `${text}\n`);
  }

  /** A moving bar in a terminal; elsewhere a plain line at every tenth. */
  #progress(title: string): (done: number, total: number) => void {
    let lastTenth = -1;
    return (done, total) => {
      const share = total === 0 ? 1 : done / total;
      if (this.#output.isTTY) {
        const filled = Math.round(share * barWidth);
        this.#output.write(
          `\r\u001B[2K  … ${title} ${"█".repeat(filled)}${"░".repeat(barWidth - filled)} ${done}/${total}`,
        );
        return;
      }
      const tenth = Math.floor(share * plainStep);
      if (tenth === lastTenth) return;
      lastTenth = tenth;
      this.line(`  … ${title} ${done}/${total}`);
    };
  }
}
