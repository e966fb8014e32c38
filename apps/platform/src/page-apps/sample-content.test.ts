import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sampleContent } from "./sample-content.ts";

test("an operator is told which files of words are examples", () => {
  const folder = mkdtempSync(join(tmpdir(), "zoetrope-content-"));
  mkdirSync(join(folder, "pages/page"), { recursive: true });
  writeFileSync(
    join(folder, "pages/team.mdx"),
    "---\ntitle: Team\nisSample: true\ntint: sky\n---\n\nWords.\n",
  );
  writeFileSync(join(folder, "pages/page/terms.mdx"), "---\r\nisSample: true\r\n---\r\n");
  writeFileSync(join(folder, "pages/own.mdx"), "---\ntitle: Own\n---\n\nisSample: true\n");
  expect(sampleContent(folder)).toEqual(["content/pages/page/terms.mdx", "content/pages/team.mdx"]);
});

test("the legal texts of this repository are among them", () => {
  expect(sampleContent()).toContain("content/pages/page/privacy-policy.mdx");
});
