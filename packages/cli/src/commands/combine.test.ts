import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseAnimation, toDotLottie } from "@zoetrope/lottie";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { exitCodes } from "../exit-codes.ts";
import { exampleFolder, square, tryCommand } from "../testing/try-command.ts";

let folder = "";
beforeEach(() => {
  folder = exampleFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: string[]) => tryCommand(args, { folder });
const parsed = (file: string) => parseAnimation(new Uint8Array(readFileSync(join(folder, file))));

describe("files that are combined", () => {
  it("stand beside each other in a dotLottie, and those of one id are renamed, which is said", async () => {
    const { err, exitCode } = await run("combine", "icons.lottie", "icons/both.lottie", "-o", "all.lottie");
    expect(exitCode).toBe(exitCodes.fine);
    expect(parsed("all.lottie").animations.map(({ id }) => id)).toEqual(["day", "night", "day-2", "night-2"]);
    expect(err).toContain("night → night-2");
  });

  it("become one animation, over each other or one after the other with a pause, in the format of the name", async () => {
    await run("combine", "icons/sun.json", "icons/moon.json", "--as", "layers", "-o", "over.json");
    await run(
      "combine",
      "icons/sun.json",
      "walk.json",
      "--as",
      "sequence",
      "--pause",
      "1",
      "-o",
      "after.lottie",
    );
    const [over, after] = [parsed("over.json"), parsed("after.lottie")];
    expect(over.animations[0]?.json).toMatchObject({ fr: 12, op: 12 });
    expect(after.format).toBe("dotlottie");
    // A second, a pause of a second, a second.
    expect(after.animations[0]?.json).toMatchObject({ fr: 12, op: 36 });
  });

  it("are two at least", async () => {
    expect((await run("combine", "walk.json", "-o", "one.lottie")).exitCode).toBe(exitCodes.usage);
  });
});

describe("a dotLottie that is taken apart", () => {
  it("is a file for each animation, of either format", async () => {
    await run("split", "icons.lottie", "--output", "apart/");
    await run("split", "icons.lottie", "--to", "json", "--output", "apart/");
    expect(readdirSync(join(folder, "apart")).toSorted()).toEqual([
      "day.json",
      "day.lottie",
      "night.json",
      "night.lottie",
    ]);
    expect(parsed("apart/night.lottie").animations.map(({ id }) => id)).toEqual(["night"]);
  });

  it("never writes outside of the folder, nor two animations into one file", async () => {
    const json = { ...square("Walk", [1, 0, 0]) };
    const hostile = { animations: ["..up", "a b", "a.b", "A-B"].map((id) => ({ id, json })) };
    writeFileSync(join(folder, "hostile.lottie"), toDotLottie(hostile));
    const before = readdirSync(folder);
    await run("split", "hostile.lottie", "--output", "apart/");
    expect(readdirSync(folder).filter((name) => !before.includes(name))).toEqual(["apart"]);
    expect(readdirSync(join(folder, "apart"))).toHaveLength(parsed("hostile.lottie").animations.length);
  });

  it("needs a folder", async () => {
    expect((await run("split", "icons.lottie")).exitCode).toBe(exitCodes.usage);
  });
});
