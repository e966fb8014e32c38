import { GatewayError, SessionFetchError } from "@zoetrope/gateway-client";
import { workflowWordsOf } from "@zoetrope/i18n";
import { expect, test } from "vitest";
import { sayFailure } from "./say-failure.ts";

const words = workflowWordsOf("de");
const failed = (details: Record<string, unknown>) => sayFailure(new GatewayError("x", details), words);

test("the most exact thing that is known is said, in the reader's language", () => {
  expect(failed({ code: "bad-request", reason: "file-refused", refusal: "malformed-json" })).toBe(
    words.refused["malformed-json"],
  );
  expect(failed({ code: "conflict", reason: "quota-reached" })).toBe(words.errors["quota-reached"]);
  expect(failed({ code: "forbidden", reason: "not-allowed" })).toBe(words.errors.forbidden);
  expect(failed({ code: "network" })).toBe(words.upload.offline);
});

test("what nobody has words for is still an answer, and nothing of the inside is shown", () => {
  expect(failed({ code: "constructor", reason: "toString", refusal: "__proto__" })).toBe(words.errors.other);
  expect(sayFailure(new Error("ECONNREFUSED 10.0.0.1"), words)).toBe(words.errors.other);
});

test("a session that ended says so, and no answer is a lost connection", () => {
  expect(sayFailure(new SessionFetchError(401), words)).toBe(words.errors.unauthenticated);
  expect(sayFailure(new SessionFetchError(null), words)).toBe(words.upload.offline);
});
