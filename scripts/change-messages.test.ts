import { locales } from "@zoetrope/i18n";
import { getChangesMessages } from "@zoetrope/i18n/changes";
import { describeChanges } from "@zoetrope/i18n/describe-changes";
import { changeCodes, changedProperties } from "@zoetrope/lottie";
import { expect, it } from "vitest";

/** Everything that the sentences are filled with. */
const parameters = {
  name: "walk",
  layer: "Arm",
  shape: "Box",
  from: "1",
  to: "2",
  count: 3,
  property: "opacity",
};

it.each(locales)("every change of a file has a sentence in %s, and none has an empty place", (locale) => {
  const messages = getChangesMessages(locale);
  expect(Object.keys(messages.codes).toSorted()).toEqual(changeCodes.toSorted());
  expect(Object.keys(messages.properties).toSorted()).toEqual(changedProperties.toSorted());
  const sentences = describeChanges(
    messages,
    changeCodes.map((code) => ({ code, parameters })),
  );
  for (const sentence of sentences) expect(sentence).not.toMatch(/undefined|[{}#]/);
  expect(new Set(sentences).size).toBe(changeCodes.length);
});
