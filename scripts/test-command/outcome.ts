/** What vitest's JSON reporter says of a run, as far as it is told at the end. */
export interface Report {
  testResults: {
    name: string;
    /** Why the file itself could not be run; empty where it could. */
    message?: string;
    status?: string;
    assertionResults: {
      status: string;
      fullName: string;
      tags?: string[];
      failureMessages?: string[] | null;
      /** Of browser tests: traces and pictures of what failed, as paths. */
      meta?: { attachments?: string[] };
    }[];
  }[];
}

interface TestNote {
  /** File, relative to the project, and the test's name. */
  name: string;
  why: string;
  attachments?: string[];
}

const linesOfAReason = 6;

/** What several runs came to, for the last screen of the test command: names first seen far above are said again there. */
export class Outcome {
  passed = 0;
  #failed = 0;
  #skipped = 0;
  #leftToLongTests = 0;
  readonly #failures: TestNote[] = [];
  readonly #retried: TestNote[] = [];
  readonly #runAgain: string[] = [];
  readonly #leftOut: string[] = [];
  readonly #root: string;

  constructor(root: string) {
    this.#root = root.endsWith("/") ? root : `${root}/`;
  }

  /** @param runAgain Files whose process was ended in the middle: named, and counted with the report of their second run. */
  add(report: Report, runAgain: readonly string[] = []): void {
    for (const file of report.testResults) {
      const path = file.name.replace(this.#root, "");
      if (runAgain.includes(file.name)) {
        this.#runAgain.push(path);
        continue;
      }
      // Not one of its tests: the file itself, or what stands before and after them.
      if (file.status === "failed" && file.assertionResults.every(({ status }) => status !== "failed"))
        this.#failures.push({ name: path, why: firstLines(file.message) });
      for (const { status, fullName, failureMessages, meta, tags } of file.assertionResults) {
        const note = {
          name: `${path}: ${fullName}`,
          why: firstLines(failureMessages?.[0]),
          attachments: meta?.attachments?.map((attachment) => attachment.replace(this.#root, "")),
        };
        this.#count(status);
        if (status === "failed") this.#failures.push(note);
        else if (status !== "passed" && tags?.includes("long")) this.#leftToLongTests += 1;
        else if (status !== "passed") this.#leftOut.push(fullName);
        else if (note.why !== "") this.#retried.push(note);
      }
    }
  }

  #count(status: string): void {
    if (status === "passed") this.passed += 1;
    else if (status === "failed") this.#failed += 1;
    else this.#skipped += 1;
  }

  /** @param leftOutBecause Why tests may have been left out, e.g. " because the corpus is not there". */
  summary(leftOutBecause: string): string {
    const long = this.#leftToLongTests;
    const skipped = this.#skipped > long ? `, ${this.#skipped - long} skipped` : "";
    return [
      long === 0 ? "" : `Left to the long tests (npm run test:long): ${long}`,
      list(`Left out${leftOutBecause}:`, this.#leftOut),
      list("Run again, for their process was ended in the middle:", this.#runAgain),
      list("Passed only at the second go:", this.#retried.map(inLines)),
      list("Failed:", this.#failures.map(inLines)),
      `Total: ${this.passed} passed, ${this.#failed} failed${skipped}`,
    ]
      .filter((part) => part !== "")
      .join("\n\n");
  }
}

const list = (title: string, entries: string[]): string =>
  entries.length === 0 ? "" : [title, ...entries.map((entry) => `  ${entry}`)].join("\n");

const inLines = ({ name, why, attachments = [] }: TestNote): string =>
  [name, ...(why === "" ? [] : [why]), ...attachments.map((path) => `    → ${path}`)].join("\n");

function firstLines(reason = ""): string {
  const lines = reason.split("\n").filter((line) => line.trim() !== "");
  return lines
    .slice(0, linesOfAReason)
    .map((line) => `    ${line.trim()}`)
    .join("\n");
}
