import { expect, test } from "vitest";
import { Outcome, type Report } from "./outcome.ts";

const report = (testResults: Report["testResults"]): Report => ({ testResults });

const mixed = report([
  {
    name: "/here/packages/a/a.test.ts",
    assertionResults: [
      { status: "passed", fullName: "adds", failureMessages: [] },
      {
        status: "passed",
        fullName: "waits",
        failureMessages: ["Error: too late\n    at a.test.ts:3:1"],
        meta: { attachments: ["/here/test-results/browser/a/1.zip"] },
      },
      { status: "failed", fullName: "divides", failureMessages: ["AssertionError: 1 is not 2\n\n- 2\n+ 1"] },
      { status: "skipped", fullName: "reads other people's files" },
    ],
  },
]);

test("what failed is named at the end with its file and reason, and so is what passed at the second go", () => {
  const outcome = new Outcome("/here");
  outcome.add(mixed);
  expect(outcome.summary(" because the files are not there")).toBe(
    `Left out because the files are not there:
  reads other people's files

Passed only at the second go:
  packages/a/a.test.ts: waits
    Error: too late
    at a.test.ts:3:1
    → test-results/browser/a/1.zip

Failed:
  packages/a/a.test.ts: divides
    AssertionError: 1 is not 2
    - 2
    + 1

Total: 2 passed, 1 failed, 1 skipped`,
  );
});

test("tests that are tagged as long are counted, and are not among what was left out", () => {
  const outcome = new Outcome("/here");
  const assertionResults = [{ status: "skipped", fullName: "waits for a minute", tags: ["long"] }];
  outcome.add(report([{ name: "/here/e2e/a.spec.ts", assertionResults }]));
  expect(outcome.summary("")).toBe(
    "Left to the long tests (npm run test:long): 1\n\nTotal: 0 passed, 0 failed",
  );
});

test.each([
  ["that cannot be run", []],
  ["whose tests were not begun", [{ status: "skipped", fullName: "adds" }]],
])("a file %s is named, too", (_, assertionResults) => {
  const outcome = new Outcome("/here/");
  outcome.add(
    report([{ name: "/here/b.test.ts", status: "failed", message: "No such module", assertionResults }]),
  );
  expect(outcome.summary("")).toContain("Failed:\n  b.test.ts\n    No such module");
});

test("several runs are counted together", () => {
  const outcome = new Outcome("/here");
  outcome.add(mixed);
  outcome.add(mixed);
  expect(outcome.summary("")).toContain("Total: 4 passed, 2 failed, 2 skipped");
  expect(outcome.passed).toBe(4);
});

test("a file that is run again is named, and counts as its second run went", () => {
  const outcome = new Outcome("/here");
  const [first] = mixed.testResults;
  outcome.add(mixed, ["/here/packages/a/a.test.ts"]);
  outcome.add(
    report([{ ...first!, status: "passed", assertionResults: [{ status: "passed", fullName: "adds" }] }]),
  );
  expect(outcome.summary("")).toBe(
    "Run again, for their process was ended in the middle:\n  packages/a/a.test.ts\n\nTotal: 1 passed, 0 failed",
  );
});
