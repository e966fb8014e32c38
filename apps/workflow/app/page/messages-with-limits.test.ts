import { locales, getWorkflowMessages } from "@zoetrope/i18n";
import { expect, test } from "vitest";
import { messagesWithLimits } from "./messages-with-limits.ts";

test.each(locales)("every message about the size of a file names the same size (%s)", (locale) => {
  const { files, upload, refused } = messagesWithLimits(locale, getWorkflowMessages(locale), 12_000_000);
  for (const text of [files.dropText, upload.tooLarge, refused["too-large"]]) {
    expect(text).toMatch(/12\s?(?:MB|Mo)/);
    expect(text).not.toContain("{");
  }
});
