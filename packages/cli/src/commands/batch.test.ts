import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { parseAnimation } from "@zoetrope/lottie";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { exitCodes } from "../exit-codes.ts";
import { exampleFolder, tryCommand } from "../testing/try-command.ts";

let folder = "";
beforeEach(() => {
  folder = exampleFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("a batch", () => {
  it("puts the results of many files into one zip, and nothing beside it", async () => {
    const args = ["batch", "--output", "small.zip", "--", "optimise", "icons/*.json", "--to", "dotlottie"];
    expect((await tryCommand(args, { folder })).exitCode).toBe(exitCodes.fine);
    const files = unzipSync(readFileSync(join(folder, "small.zip")));
    expect(Object.keys(files)).toEqual(["moon.lottie", "sun.lottie"]);
    for (const bytes of Object.values(files)) expect(parseAnimation(bytes).format).toBe("dotlottie");
    expect(existsSync(join(folder, "results"))).toBe(false);
  });

  it("takes what works where one file does not, and says which", async () => {
    const tried = await tryCommand(["batch", "-o", "a.zip", "--", "optimise", "walk.json", "broken.json"], {
      folder,
    });
    expect(tried.exitCode).toBe(exitCodes.unreadable);
    expect(tried.err).toMatch(/broken\.json/);
    expect(Object.keys(unzipSync(readFileSync(join(folder, "a.zip"))))).toEqual(["walk.json"]);
  });

  it.each([
    [["batch", "--output", "a.zip"]],
    [["batch", "--", "optimise", "walk.json"]],
    [["batch", "-o", "a.zip", "--", "optimise", "walk.json", "--in-place"]],
    [["batch", "-o", "a.zip", "--", "optimise", "walk.json", "-o", "b.json"]],
  ])("%j is refused, and nothing is written", async (args) => {
    expect((await tryCommand(args, { folder })).exitCode).toBe(exitCodes.usage);
    expect(existsSync(join(folder, "a.zip"))).toBe(false);
  });
});
