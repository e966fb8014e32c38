import { writeFileSync } from "node:fs";
import type { Reporter } from "vitest/node";

export const abortedFilesVariable = "ZOETROPE_ABORTED_TEST_FILES";

/** What no test says of itself: files whose process a signal has ended in the middle. */
export interface AbortedFiles {
  /** Absolute paths. */
  files: string[];
  /** Whether something else went wrong outside of tests, which running those files again would not fix. */
  hasOtherErrors: boolean;
}

/** How vitest's pool says it; without a signal it was the test that ended its process. */
const abortedWhile =
  /exited unexpectedly with signal SIG(?:ABRT|SEGV|ILL|TRAP|BUS)\b.* while running test file (.+)$/su;

/** A reporter of vitest that writes {@link AbortedFiles} as JSON to the file that {@link abortedFilesVariable} names. */
export default class AbortedFilesReporter implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly { message: string; cause?: unknown }[]): void {
    const path = process.env[abortedFilesVariable];
    if (path !== undefined) writeFileSync(path, JSON.stringify(abortedFilesOf(errors)));
  }
}

export function abortedFilesOf(errors: readonly { message: string; cause?: unknown }[]): AbortedFiles {
  const files = errors.map(({ cause }) => {
    const { message = "" } = (cause ?? {}) as { message?: string };
    return abortedWhile.exec(message)?.[1]?.trim();
  });
  return {
    files: [...new Set(files.filter((file) => file !== undefined))],
    hasOtherErrors: files.includes(undefined),
  };
}
