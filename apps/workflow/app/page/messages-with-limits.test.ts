import { locales, getWorkflowMessages } from "@zoetrope/i18n";
import { bytesInMegabyte, maxPictureBytes } from "@zoetrope/kit/limits";
import { expect, test } from "vitest";
import { messagesWithLimits, peopleMessagesWithLimits } from "./messages-with-limits.ts";

test.each(locales)("every message about the size of a file names the same size (%s)", (locale) => {
  const { files, upload, refused } = messagesWithLimits(locale, getWorkflowMessages(locale), 12_000_000);
  for (const text of [files.dropText, upload.tooLarge, refused["too-large"]]) {
    expect(text).toMatch(/12\s?(?:MB|Mo)/);
    expect(text).not.toContain("{");
  }
});

test.each(locales)("every message about the picture of a workspace names the limit (%s)", (locale) => {
  const { icon, errors } = peopleMessagesWithLimits(locale);
  const limit = new RegExp(`${maxPictureBytes / bytesInMegabyte}\\s?(?:MB|Mo)`);
  for (const text of [icon.text, errors["icon-too-large"]]) expect(text).toMatch(limit);
});
