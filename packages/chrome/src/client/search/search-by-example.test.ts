import { expect, it } from "vitest";
import { refusalOf, resultsWith } from "./search-by-example.ts";

it.each([
  [400, "unknown-kind", "unreadable"],
  [400, "cannot-be-drawn", "empty"],
  [413, undefined, "tooLarge"],
  [429, undefined, "tooMany"],
  [503, undefined, "failed"],
])("the answer %s (%s) is said as %s", (status, refusal, message) => {
  expect(refusalOf(status, refusal)).toBe(message);
});

it("an example keeps the filters, and begins with the first page", () => {
  expect(resultsWith("/de/free-animations", "type=free&page=3", "like", "abc")).toBe(
    "/de/free-animations?type=free&like=abc",
  );
});

it("a colour takes the place of the one that was asked for", () => {
  expect(resultsWith("/free-animations", "colour=ff0000", "colour", "00ff00")).toBe(
    "/free-animations?colour=00ff00",
  );
});
