import { expect, test } from "vitest";
import { bindMessage, formatMessage, formatParts, parseMessages } from "./bind-messages.ts";
import { compileMessage } from "./compile-catalogue.ts";
import type { Message, Value } from "./message.ts";

function messageOf(locale: string, icu: string): Message<Record<string, Value>> {
  const compiled = compileMessage(icu);
  if (typeof compiled === "string") throw new Error(`${icu} has no places`);
  return bindMessage(locale, compiled);
}
const format = (locale: string, icu: string, values: Record<string, Value>): string =>
  messageOf(locale, icu)(values);

test("a language says a number in all of its plural forms", () => {
  const files = "{count, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}";
  expect([1, 3, 5, 22, 1.5].map((count) => format("pl", files, { count }))).toEqual([
    "1 plik",
    "3 pliki",
    "5 plików",
    "22 pliki",
    "1,5 pliku",
  ]);
  const french = "{count, plural, one {# fichier} many {# de fichiers} other {# fichiers}}";
  expect([0, 1, 2, 1e6].map((count) => format("fr", french, { count }))).toEqual([
    "0 fichier",
    "1 fichier",
    "2 fichiers",
    "1\u202f000\u202f000 de fichiers",
  ]);
});

test("exact numbers, offsets and ordinals", () => {
  const likes =
    "{count, plural, offset:1 =0 {Nobody} =1 {You} one {You and # other} other {You and # others}}";
  expect([0, 1, 2, 1_235].map((count) => format("en", likes, { count }))).toEqual([
    "Nobody",
    "You",
    "You and 1 other",
    "You and 1,234 others",
  ]);
  const place = "{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}";
  expect([1, 2, 3, 11, 22].map((value) => format("en", place, { place: value }))).toEqual([
    "1st",
    "2nd",
    "3rd",
    "11th",
    "22nd",
  ]);
});

test("a choice falls back to the other one, whatever it is asked for", () => {
  const text =
    "{who, select, owner {Owner} other {Member of {count, plural, one {# space} other {# spaces}}}}";
  expect(format("en", text, { who: "owner", count: 2 })).toBe("Owner");
  for (const who of ["admin", "toString", "__proto__", "offset"])
    expect(format("en", text, { who, count: 2 })).toBe("Member of 2 spaces");
});

test("numbers and days are written as the language writes them, days by UTC", () => {
  expect(
    format("de", "{a, number} {b, number, percent} {c, number, integer}", { a: 1234.5, b: 0.25, c: 2.6 }),
  ).toBe("1.234,5 25\u00a0% 3");
  const day = new Date("2026-11-21T23:30:00Z");
  expect(format("en", "{day, date, long}", { day })).toBe("21 November 2026");
  expect(format("ja-JP", "{day, date, long} {day, time, short}", { day })).toBe("2026年11月21日 23:30");
  expect(format("de", "{day, date, ::yMMMd}", { day })).toBe("21. Nov. 2026");
});

test("what is filled in stays as it is, whatever it contains", () => {
  for (const name of ["{name}", "#", "it's '{x}'", "$&", "\\u0041", "<b>"])
    expect(
      format("en", "It’s {name}, isn't it? {count, plural, other {# '#' {name}}}", { name, count: 1 }),
    ).toBe(`It’s ${name}, isn't it? 1 # ${name}`);
  expect(compileMessage("Type '{'name'}' here")).toBe("Type {name} here");
});

test("the year of a copyright line may be written in two ways", () => {
  for (const line of ["© {{year}} Zoetrope", "© {year} Zoetrope"])
    expect(format("en", line, { year: 2031 })).toBe("© 2031 Zoetrope");
});

test("messages travel as JSON, wherever they stand, and speak the language of the page again", () => {
  const props = {
    locale: "de",
    messages: { title: "Dateien", more: { used: messageOf("de", "{used, number} von {max, number}") } },
    rows: [{ icu: "not a message" }, null],
  };
  const there = parseMessages("de", JSON.stringify(props)) as typeof props;
  expect(there.messages.more.used({ used: 1_200, max: 5_000 })).toBe("1.200 von 5.000");
  expect(there.rows).toEqual(props.rows);
  expect(JSON.stringify(there)).toBe(JSON.stringify(props));
});

test("parts of a message that are no text stay what they are, in the order of the language", () => {
  const link = { href: "/terms" };
  const message = messageOf(
    "ja-JP",
    "{terms}と{count, plural, other {# 件の{terms}}}",
  ) as unknown as Message<{
    terms: string;
    count: number;
  }>;
  expect(
    formatParts<{ terms: string; count: number }, unknown>("ja-JP", message, { terms: link, count: 2 }),
  ).toEqual([link, "と", "2", " 件の", link]);
});

test("where some messages have places and some have none, either is said", () => {
  expect(formatMessage("Gone", { max: 1 })).toBe("Gone");
  expect(formatMessage(messageOf("en", "At most {max}"), { max: 3 })).toBe("At most 3");
});
