import { expect, test } from "vitest";
import { offeredLocale } from "./offered-locale.ts";

test.each([
  ["en-US", ["de-AT", "en"], "de"],
  ["en-US", ["pt-PT"], "pt"],
  ["de", ["ja"], "ja-JP"],
  ["de", ["ko-KR", "de"], "ko-KR"],
  ["fr", ["EN-gb", "fr"], "en"],
  ["en-US", ["nl", "sv", "es-419"], "es"],
])("a page in %s offers to %j the language %s", (page, wanted, offered) => {
  expect(offeredLocale(page, wanted)).toBe(offered);
});

test.each([
  ["en-US", ["en-GB", "de"]],
  ["pt", ["pt-BR"]],
  ["ko-KR", ["ko"]],
  ["en-US", ["nl", "en"]],
  ["en-US", ["nl", "sv"]],
  ["en-US", []],
  ["en-US", ["", "*"]],
])("a page in %s offers nothing to %j", (page, wanted) => {
  expect(offeredLocale(page, wanted)).toBeNull();
});
