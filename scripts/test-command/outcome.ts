/** What vitest's JSON reporter says of a run, as far as it is told at the end. */
export interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    /** Why the file itself could not be run; empty where it could. */
    message?: string;
    status?: string;
    assertionResults: {
      status: string;
      fullName: string;
      failureMessages?: string[] | null;
      /** Of browser tests: traces and pictures of what failed, as paths. */
      meta?: { kept?: string[] };
    }[];
  }[];
}

interface Told {
  /** File, relative to the project, and the test's name. */
  name: string;
  why: string;
  kept?: string[];
}

const linesOfAReason = 6;

/** What several runs came to, for the last screen of the test command: names first seen far above are said again there. */
export class Outcome {
  passed = 0;
  #failed = 0;
  #skipped = 0;
  readonly #failures: Told[] = [];
  readonly #retried: Told[] = [];
  readonly #leftOut: string[] = [];
  readonly #root: string;

  constructor(root: string) {
    this.#root = root.endsWith("/") ? root : `${root}/`;
  }

  add(report: Report): void {
    this.passed += report.numPassedTests;
    this.#failed += report.numFailedTests;
    this.#skipped += report.numPendingTests;
    for (const file of report.testResults) {
      const place = file.name.replace(this.#root, "");
      // Not one of its tests: the file itself, or what stands before and after them.
      if (file.status === "failed" && file.assertionResults.every(({ status }) => status !== "failed"))
        this.#failures.push({ name: place, why: firstLines(file.message) });
      for (const { status, fullName, failureMessages, meta } of file.assertionResults) {
        const told = {
          name: `${place}: ${fullName}`,
          why: firstLines(failureMessages?.[0]),
          kept: meta?.kept?.map((path) => path.replace(this.#root, "")),
        };
        if (status === "failed") this.#failures.push(told);
        else if (status !== "passed") this.#leftOut.push(fullName);
        else if (told.why !== "") this.#retried.push(told);
      }
    }
  }

  /** @param leftOutBecause Why tests may have been left out, e.g. " because the corpus is not there". */
  told(leftOutBecause: string): string {
    const skipped = this.#skipped > 0 ? `, ${this.#skipped} skipped` : "";
    return [
      list(`Left out${leftOutBecause}:`, this.#leftOut),
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

const inLines = ({ name, why, kept = [] }: Told): string =>
  [name, ...(why === "" ? [] : [why]), ...kept.map((path) => `    → ${path}`)].join("\n");

function firstLines(reason = ""): string {
  const lines = reason.split("\n").filter((line) => line.trim() !== "");
  return lines
    .slice(0, linesOfAReason)
    .map((line) => `    ${line.trim()}`)
    .join("\n");
}
