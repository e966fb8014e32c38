import { expect, it } from "vitest";
import { isFinal } from "./seed-outcome.ts";

const refusedFor = (...codes: string[]) => ({
  stored: 10,
  alreadyThere: 0,
  updated: 0,
  refused: codes.map((code) => ({ sourceKey: code, code, reason: "It was refused." })),
});

it("is final when every file was stored, or refused for what it is", () => {
  expect(isFinal(refusedFor())).toBe(true);
  expect(isFinal(refusedFor("cannot-be-drawn", "bad-request", "unreadable"))).toBe(true);
});

it.each(["takes-too-long", "internal"])(
  "is not when a file failed for %s, so that the next start tries again",
  (code) => {
    expect(isFinal(refusedFor("cannot-be-drawn", code))).toBe(false);
  },
);
