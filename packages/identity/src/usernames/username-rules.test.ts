import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstSegments, reservedUsernameKeys } from "./reserved-usernames.ts";
import { foldUsername, requireUsername, usernameKey } from "./username-rules.ts";

describe("how a username is written", () => {
  it.each([
    ["Lotte", "lotte"],
    [" lotte-r ", "lotte-r"],
    ["ｌｏｔｔｅ", "lotte"],
    ["Zoë", "zoe"],
    ["karl_koch", "karl_koch"],
    ["a1b", "a1b"],
  ])("%j becomes %j", (text, username) => {
    expect(requireUsername(text)).toBe(username);
  });

  it.each([
    "ab",
    "a".repeat(31),
    "lotte reiniger",
    "lotte/r",
    "-lotte",
    "lotte-",
    "lo--tte",
    "robots.txt",
    "..",
    "lоtte",
    "λοττε",
    "ロッテ",
    "lotte\u200b",
    "lotte\u0000",
    "a".repeat(10_000),
    "",
  ])("%j is refused", (text) => {
    expect(() => requireUsername(text)).toThrow("username-malformed");
  });

  it("a username is always a plain path segment", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 120 }), (text) => {
        const username = foldUsername(text);
        return (
          username === null || (/^[a-z0-9_-]{3,30}$/.test(username) && foldUsername(username) === username)
        );
      }),
      { numRuns: 10_000 },
    );
  });
});

describe("look-alikes", () => {
  it.each([
    ["paypal", "paypa1"],
    ["paypal", "paypai"],
    ["zoetrope", "z0etrope"],
    ["modern", "modem"],
    ["wave", "vvave"],
    ["lotte-r", "lotter"],
    ["lotte_r", "lotte-r"],
    ["clara", "dara"],
    ["boss", "bos5"],
  ])("%s and %s cannot both be taken", (one, other) => {
    expect(usernameKey(one)).toBe(usernameKey(other));
  });

  it("names that nobody takes for each other stay apart", () => {
    const names = ["lotte", "carl", "achmed", "peri", "aladin", "dinarsade", "lotte2", "lotte3"];
    expect(new Set(names.map(usernameKey)).size).toBe(names.length);
  });
});

describe("reserved names", () => {
  it("come from the first segments of the routes", () => {
    expect(
      firstSegments([
        "/free-animations/:keyword?",
        "tags",
        "/:username",
        "*",
        "/",
        "/animation/:slugAndId",
        "/Tags",
      ]),
    ).toEqual(["free-animations", "tags", "animation"]);
  });

  it("hold routes, language prefixes and roles, with everything that looks like them", () => {
    const keys = reservedUsernameKeys(["/pricing", "/free-animations/:keyword?"]);
    for (const name of [
      "pricing",
      "pric1ng",
      "free-animations",
      "kr",
      "de",
      "ja-jp",
      "admin",
      "adm1n",
      "zoetrope",
      "z0etrope",
      "support",
    ])
      expect(keys.has(usernameKey(name)), name).toBe(true);
    expect(keys.has(usernameKey("lotte"))).toBe(false);
  });
});
