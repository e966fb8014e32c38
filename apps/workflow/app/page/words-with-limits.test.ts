import { locales, workflowWordsOf } from "@zoetrope/i18n";
import { expect, test } from "vitest";
import { wordsWithLimits } from "./words-with-limits.ts";

test.each(locales)("every message about the size of a file names the same size (%s)", (locale) => {
  const { files, upload, refused } = wordsWithLimits(locale, workflowWordsOf(locale), 12_000_000);
  for (const text of [files.dropText, upload.tooLarge, refused["too-large"]]) {
    expect(text).toMatch(/12\s?(?:MB|Mo)/);
    expect(text).not.toContain("{");
  }
});
