import { expect, test } from "vitest";
import { splitFileName } from "./split-file-name.ts";

test.each([
  ["owl.json", "owl", ".json"],
  ["owl.final.lottie", "owl.final", ".lottie"],
  ["梟の冬.lottie", "梟の冬", ".lottie"],
  ["owl", "owl", ""],
  [".json", ".json", ""],
  ["owl.", "owl.", ""],
  ["Version 2. Owls in winter", "Version 2. Owls in winter", ""],
  ["v1.0-of-a-very-long-name", "v1.0-of-a-very-long-name", ""],
])("%s is %s and %s", (name, stem, extension) => {
  expect(splitFileName(name)).toEqual({ stem, extension });
});
