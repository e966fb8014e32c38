import { GatewayError, SessionFetchError } from "@zoetrope/gateway-client";
import { getWorkflowMessages } from "@zoetrope/i18n";
import { expect, test } from "vitest";
import { messagesWithLimits } from "../page/messages-with-limits.ts";
import { errorMessage } from "./error-message.ts";

const messages = messagesWithLimits("de", getWorkflowMessages("de"), 5_000_000);
const failed = (details: Record<string, unknown>) => errorMessage(new GatewayError("x", details), messages);

test("the most exact thing that is known is said, in the reader's language", () => {
  expect(failed({ code: "bad-request", reason: "file-refused", refusal: "malformed-json" })).toBe(
    messages.refused["malformed-json"],
  );
  expect(failed({ code: "conflict", reason: "quota-reached" })).toBe(messages.errors["quota-reached"]);
  expect(failed({ code: "forbidden", reason: "not-allowed" })).toBe(messages.errors.forbidden);
  expect(failed({ code: "network" })).toBe(messages.upload.offline);
});

test("a limit that is reached is named with its number", () => {
  const full = (feature: string, limit: number) =>
    failed({ code: "conflict", reason: "quota-reached", feature, limit });
  expect(full("files", 100)).toContain("Platz für 100 Dateien");
  expect(full("storage-megabytes", 500)).toContain("500 MB");
  expect(full("members", 3)).toContain("3 Personen");
  expect(failed({ code: "conflict", reason: "too-many-workspaces", limit: 10 })).toContain(
    "10 Arbeitsbereiche",
  );
});

test("who is no longer a member learns that, and not that something was deleted", () => {
  expect(failed({ code: "not-found", reason: "workspace-missing" })).toContain("gehörst nicht mehr dazu");
  expect(failed({ code: "not-found", reason: "file-missing" })).toContain("gehörst nicht mehr zu diesem");
});

test("what nobody has a message for is still an answer, and nothing of the inside is shown", () => {
  expect(failed({ code: "constructor", reason: "toString", refusal: "__proto__" })).toBe(
    messages.errors.other,
  );
  expect(errorMessage(new Error("ECONNREFUSED 10.0.0.1"), messages)).toBe(messages.errors.other);
});

test("a session that ended says so, and no answer is a lost connection", () => {
  expect(errorMessage(new SessionFetchError(401), messages)).toBe(messages.errors.unauthenticated);
  expect(errorMessage(new SessionFetchError(null), messages)).toBe(messages.upload.offline);
});
