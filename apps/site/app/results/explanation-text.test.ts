import { getPagesMessages, languages } from "@zoetrope/i18n";
import { expect, test } from "vitest";
import { explanationText } from "./explanation-text.ts";

const partial = [
  { has: ["heart"], lacks: ["red"] },
  { has: ["red"], lacks: ["heart"] },
];

test("hits that lack something say what they have", () => {
  const english = { messages: getPagesMessages("en"), locale: "en" } as const;
  expect(explanationText({ code: "none-has-all", complete: 0, partial }, "red heart", english)).toBe(
    "No exact match for “red heart”: showing “heart” and “red”.",
  );
  expect(explanationText({ code: "few-have-all", complete: 2, partial }, "red heart", english)).toBe(
    "2 match all of “red heart”. After them: “heart” and “red”.",
  );
});

test.each(languages)("in $locale as well, with the words as they were typed", ({ locale }) => {
  const text = explanationText({ code: "none-has-all", complete: 0, partial }, "red heart", {
    messages: getPagesMessages(locale),
    locale,
  });
  for (const word of ["red heart", "heart", "red"]) expect(text).toContain(word);
});

test.each(languages)("hits that have none of the words are what comes close, in $locale", ({ locale }) => {
  const page = { messages: getPagesMessages(locale), locale };
  const near = [{ has: [], lacks: ["empty state"] }];
  for (const code of ["none-has-all", "few-have-all"] as const) {
    const text = explanationText({ code, complete: 3, partial: near }, "empty state", page);
    expect(text.match(/empty state/g)).toHaveLength(1);
    expect(text).not.toContain(page.messages.browse.quoted({ words: "" }));
    // Among others they are not named.
    const mixed = explanationText({ code, complete: 3, partial: [...near, ...partial] }, "empty state", page);
    expect(mixed).toContain(page.messages.browse.quoted({ words: "heart" }));
    expect(mixed).not.toContain(page.messages.browse.quoted({ words: "" }));
  }
});
