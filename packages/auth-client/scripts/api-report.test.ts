import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { apiReportFile } from "./api-report-file.ts";
import { makeApiReport } from "./api-report.ts";

test("the API is the one in the committed report; `npm run api-report -w @zoetrope/auth-client` renews it", () => {
  expect(makeApiReport()).toBe(readFileSync(apiReportFile, "utf8"));
});
