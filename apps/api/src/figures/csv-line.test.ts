import { expect, test } from "vitest";
import { csvLine } from "./csv-line.ts";

test("cells are divided by commas, and a record ends as RFC 4180 has it", () => {
  expect(csvLine(["search", 12, "owl"])).toBe("search,12,owl\r\n");
  expect(csvLine([""])).toBe("\r\n");
});

test.each([
  ['say "owl"', '"say ""owl"""'],
  ["owl, asleep", '"owl, asleep"'],
  ["two\nlines", '"two\nlines"'],
  ["two\r\nlines", '"two\r\nlines"'],
  ["ふくろう 🦉", "ふくろう 🦉"],
])("%j stays one cell", (text, cell) => {
  expect(csvLine([text])).toBe(`${cell}\r\n`);
});

test.each([
  ['=HYPERLINK("https://evil.example";"owl")', '"\'=HYPERLINK(""https://evil.example"";""owl"")"'],
  ["+1+cmd|' /C calc'!A0", "'+1+cmd|' /C calc'!A0"],
  ["-2+3", "'-2+3"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t=1"],
  ["\r=1", '"\'\r=1"'],
])("%j is no formula to a spreadsheet", (text, cell) => {
  expect(csvLine([text])).toBe(`${cell}\r\n`);
});

test("a number below zero is a number, and a sign further on is a letter", () => {
  expect(csvLine([-1, "a=b"])).toBe("-1,a=b\r\n");
});
