import { expect, test } from "vitest";
import { abortedFilesOf } from "./aborted-files.ts";

/** As vitest says it. */
const ended = (how: string): { message: string; cause: Error } => ({
  message: "[vitest-pool]: Worker forks emitted error.",
  cause: new Error(
    `Worker exited unexpectedly with ${how} during started state while running test file /a/b.test.ts`,
  ),
});

test("files whose process a signal ended are named once", () => {
  const errors = [ended("signal SIGABRT"), ended("signal SIGSEGV")];
  expect(abortedFilesOf(errors)).toEqual({ files: ["/a/b.test.ts"], hasOtherErrors: false });
});

test.each([
  ["a test that ends its process", ended("code 1")],
  ["somebody who kills it", ended("signal SIGKILL")],
  ["an error that nobody catches", new Error("nobody caught me")],
])("%s is another error, which running the file again would hide", (_, error) => {
  expect(abortedFilesOf([error])).toEqual({ files: [], hasOtherErrors: true });
});
