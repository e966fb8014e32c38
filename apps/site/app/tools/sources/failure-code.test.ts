import { EngineError } from "@zoetrope/tools/engine";
import { afterEach, expect, test, vi } from "vitest";
import { failureCode } from "./failure-code.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  { onLine: true, error: new TypeError("Failed to fetch"), code: "not-found" },
  { onLine: false, error: new TypeError("Failed to fetch"), code: "offline" },
  { onLine: false, error: new EngineError({ code: "not-json", message: "<" }), code: "not-json" },
])("$error.message, on line $onLine, is $code", ({ onLine, error, code }) => {
  vi.stubGlobal("navigator", { onLine });
  expect(failureCode(error)).toBe(code);
});
