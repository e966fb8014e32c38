import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { exitCodes } from "../exit-codes.ts";
import { exampleFolder, tryCommand } from "../testing/try-command.ts";

let folder = "";
beforeEach(() => {
  folder = exampleFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: string[]) => tryCommand(args, { folder });

describe("what is converted", () => {
  it("is one frame as SVG, which stands still", async () => {
    await run("convert", "walk.json", "--frame", "6", "-o", "still.svg");
    await run("convert", "walk.json", "-o", "moving.svg");
    const [still, moving] = ["still.svg", "moving.svg"].map((file) =>
      readFileSync(join(folder, file), "utf8"),
    );
    expect(still).toContain("<svg");
    expect(still).not.toMatch(/<animate|@keyframes/);
    expect(moving).toMatch(/<animate|@keyframes/);
    expect((await run("convert", "walk.json", "--frame", "6", "-o", "still.lottie")).exitCode).toBe(
      exitCodes.usage,
    );
  });

  it("has the letters of an SVG where a font is given, and what is none is refused", async () => {
    const shapes = async (...args: string[]): Promise<string> =>
      (await run("convert", "words.svg", "--to", "json", "-o", "-", ...args)).out;
    expect(await shapes()).not.toContain('"sh"');
    expect(await shapes("--font", "smallest.ttf")).toContain('"sh"');
    const { exitCode, err } = await run("convert", "words.svg", "--font", "walk.json", "-o", "words.json");
    expect([exitCode, err]).toEqual([exitCodes.unreadable, expect.stringContaining("walk.json") as string]);
  });
});
