import { expect, test } from "vitest";
import { isAnimationFile } from "./drop-to-preview.ts";
import { dropZoneAttribute } from "./drop-zone.ts";

test.each([
  ["owl.json", true],
  ["owl.lottie", true],
  ["OWL.JSON", true],
  ["owl.v2.Lottie", true],
  ["owl.json.zip", false],
  ["owl.gif", false],
  ["json", false],
  ["owl.lottie ", false],
])("%s can be dropped on a page: %s", (name, isTaken) => expect(isAnimationFile(name)).toBe(isTaken));

test("places that take files themselves are marked so", () => {
  expect(dropZoneAttribute).toBe("data-upload-zone");
});
