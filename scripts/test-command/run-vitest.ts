import { readFileSync } from "node:fs";
import { type AbortedFiles, abortedFilesVariable } from "./aborted-files.ts";
import type { Report } from "./outcome.ts";
import { runStep } from "./run-step.ts";

interface VitestRun {
  isOk: boolean;
  report: Report;
  aborted: AbortedFiles;
}

const reporter = new URL("aborted-files.ts", import.meta.url).pathname;

/** @param results Where its reports are written: a path that two endings are added to. */
export async function runVitest(title: string, results: string, args: readonly string[]): Promise<VitestRun> {
  const [reportFile, abortedFile] = [`${results}.json`, `${results}.aborted.json`];
  const reporters = ["default", "json", reporter].map((name) => `--reporter=${name}`);
  const isOk = await runStep(
    title,
    "vitest",
    ["run", ...reporters, `--outputFile.json=${reportFile}`, ...args],
    { [abortedFilesVariable]: abortedFile },
  );
  try {
    const report = JSON.parse(readFileSync(reportFile, "utf8")) as Report;
    const aborted = JSON.parse(readFileSync(abortedFile, "utf8")) as AbortedFiles;
    return { isOk, report, aborted };
  } catch (error) {
    console.log(`No report of ${title} was written: ${String(error)}`);
    return { isOk: false, report: { testResults: [] }, aborted: { files: [], hasOtherErrors: true } };
  }
}

/** Whether something failed elsewhere than in these files. */
export const hasFailures = ({ testResults }: Report, except: readonly string[]): boolean =>
  testResults.some(({ name, status }) => status === "failed" && !except.includes(name));
