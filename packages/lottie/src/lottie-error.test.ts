import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { lottieErrorCodes } from "./lottie-error.ts";

it("every reason for a refusal is explained in docs/formats.md", () => {
  const page = readFileSync(join(import.meta.dirname, "../../../docs/formats.md"), "utf8");
  expect(lottieErrorCodes.filter((code) => !page.includes(`\`${code}\``))).toEqual([]);
});
