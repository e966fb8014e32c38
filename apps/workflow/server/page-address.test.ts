import { expect, test } from "vitest";
import { readPageAddress } from "./page-address.ts";

test.each([
  ["/", "en", "/"],
  ["/preview", "en", "/preview"],
  ["/de", "de", "/"],
  ["/jp/switch/abc", "ja-JP", "/switch/abc"],
  ["/deutsch", "en", "/deutsch"],
] as const)("%s is the %s page %s", (pathname, locale, path) => {
  expect(readPageAddress(pathname)).toEqual({ kind: "page", locale, path });
});

test.each([
  ["/en", "/"],
  ["/en/preview", "/preview"],
  ["/ja/preview", "/jp/preview"],
  ["/ko-KR/", "/kr"],
  ["/preview/", "/preview"],
  ["//evil.example/", "/evil.example"],
  ["/\\evil.example/", "/evil.example"],
  ["/en//evil.example", "/evil.example"],
])("%s leads to %s, on this host", (pathname, location) => {
  expect(readPageAddress(pathname)).toEqual({ kind: "redirect", location });
});

test("an absurdly long address is a page that does not exist", () => {
  expect(readPageAddress(`/${"a".repeat(10_000)}`)).toEqual({ kind: "page", locale: "en", path: "/*" });
});
