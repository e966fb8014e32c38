import { expect, it, test } from "vitest";
import { english } from "./english.ts";
import { localeOfEnvironment, takeLanguage } from "./language.ts";

test.each([
  [{}, "en"],
  [{ LANG: "de_DE.UTF-8" }, "de"],
  [{ LANG: "pt_BR" }, "pt"],
  [{ LANG: "pt_PT.UTF-8" }, "pt"],
  [{ LANG: "ja_JP.eucJP@cjknarrow" }, "ja-JP"],
  [{ LANG: "ko" }, "ko-KR"],
  [{ LANG: "C" }, "en"],
  [{ LANG: "C.UTF-8" }, "en"],
  [{ LANG: "POSIX" }, "en"],
  [{ LANG: "nl_NL.UTF-8" }, "en"],
  [{ LANG: "../../etc" }, "en"],
  [{ LANG: "de_DE", LC_MESSAGES: "fr_FR" }, "fr"],
  [{ LANG: "de_DE", LC_MESSAGES: "fr_FR", LC_ALL: "es_ES" }, "es"],
  [{ LANG: "de_DE", LC_MESSAGES: "", LC_ALL: "" }, "de"],
  [{ LANG: "de_DE", LC_NUMERIC: "fr_FR" }, "de"],
  [{ LANG: "en_GB.UTF-8", LANGUAGE: "nl:ko_KR:de" }, "ko-KR"],
  [{ LANG: "de_DE", LANGUAGE: "nl" }, "de"],
  [{ LANG: "de_DE", LANGUAGE: "C" }, "en"],
  [{ LC_ALL: "C", LANG: "de_DE", LANGUAGE: "ko" }, "en"],
  [{ LANGUAGE: "ko" }, "en"],
] as const)("an environment of %j reads %s", (env, locale) => {
  expect(localeOfEnvironment(env)).toBe(locale);
});

test.each([
  [["--lang", "de", "inspect", "a.json"], "de", ["inspect", "a.json"]],
  [["inspect", "--lang=pt_BR", "a.json"], "pt", ["inspect", "a.json"]],
  [["inspect", "a.json", "--lang", "ja-JP"], "ja-JP", ["inspect", "a.json"]],
  [["inspect", "--", "--lang"], null, ["inspect", "--", "--lang"]],
  [["batch", "--", "inspect", "--lang", "ko"], "ko-KR", ["batch", "--", "inspect"]],
] as const)("%j names %s", (args, locale, rest) => {
  expect(takeLanguage(args)).toEqual({ locale, rest });
});

it("a language that is not spoken, and none, are refused with those that are", () => {
  const said = (...args: string[]): string => {
    try {
      takeLanguage(args);
      return "";
    } catch (error) {
      return (error as { say(messages: typeof english): string }).say(english);
    }
  };
  expect(said("--lang", "tlh")).toBe('--lang is one of en, es, pt, ko, ja, fr, de, not "tlh".');
  expect(said("inspect", "--lang")).toBe("--lang needs a value.");
});
