import { expect, test } from "vitest";
import { fileName } from "./file-name.ts";

test.each([
  ["walk.json", "walk.json"],
  ["../../etc/walk.json", "walk.json"],
  ["C:\\films\\walk.json", "walk.json"],
  ["wa\nlk\u0000.json", "walk.json"],
  ["walk\u202enosj.lottie", "walknosj.lottie"],
  ["歩く 🚶.json", "歩く 🚶.json"],
])("%j is called %j", (given, name) => expect(fileName(given)).toBe(name));

test("a name of thousands of letters is as long as a file system takes, and keeps its extension", () => {
  const name = fileName(`${"🚶".repeat(2_500)}.lottie`);
  expect(name.length).toBeLessThanOrEqual(255);
  expect(name.isWellFormed()).toBe(true);
  expect(name).toMatch(/🚶\.lottie$/u);
});
