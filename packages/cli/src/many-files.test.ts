import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { parseAnimation } from "@zoetrope/lottie";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { exitCodes } from "./exit-codes.ts";
import { run } from "./run.ts";
import { createSystem } from "./system.ts";
import { exampleFolder, square, tryCommand } from "./testing/try-command.ts";

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

describe("watching", () => {
  it("does it again with what is another, until it is ended", async () => {
    const ended = new AbortController();
    const done: string[] = [];
    let looks = 0;
    const system = createSystem(ended.signal, folder);
    const write = (name: string): void =>
      writeFileSync(join(folder, name), JSON.stringify(square(name, [1, 1, 1])));
    const exitCode = await run(["optimise", "icons/*.json", "--output", "small/", "--watch"], {
      ...system,
      writeFile: (path) => Promise.resolve(void done.push(path)),
      untilNextLook() {
        looks++;
        if (looks === 1) write("icons/star.json");
        if (looks === 3) write("icons/sun.json");
        return looks < 5 ? Promise.resolve() : Promise.reject(new Error("ended"));
      },
    });
    expect(exitCode).toBe(exitCodes.interrupted);
    expect(done).toEqual(["small/moon.json", "small/sun.json", "small/star.json", "small/sun.json"]);
  });

  it("hands over all files of a command that takes them together", async () => {
    const ended = new AbortController();
    let looks = 0;
    let printed = "";
    const system = createSystem(ended.signal, folder);
    const exitCode = await run(["diff", "icons/sun.json", "icons/moon.json", "--watch"], {
      ...system,
      stdout: { ...system.stdout, write: (text: string) => void (printed += text) },
      untilNextLook() {
        looks++;
        if (looks === 1)
          writeFileSync(join(folder, "icons/sun.json"), JSON.stringify(square("other", [0, 1, 0])));
        return looks < 3 ? Promise.resolve() : Promise.reject(new Error("ended"));
      },
    });
    expect(exitCode).toBe(exitCodes.interrupted);
    // At first, and once more with both after one of them changed.
    expect(printed.split("icons/sun.json → icons/moon.json").length - 1).toBe(2);
  });

  it("is nothing for batches or for agents, and is not offered there", async () => {
    for (const args of [
      ["batch", "--output", "small.zip", "--watch", "--", "optimise", "walk.json"],
      ["mcp", "--watch"],
    ]) {
      expect((await tryCommand(args, { folder })).exitCode).toBe(exitCodes.usage);
      expect((await tryCommand([args[0] ?? "", "--help"], { folder })).out).not.toContain("--watch");
    }
    expect((await tryCommand(["optimise", "--help"], { folder })).out).toContain("--watch");
  });

  it("is nothing for files that are changed in place, or for standard input", async () => {
    for (const args of [
      ["optimise", "walk.json", "--in-place", "--watch"],
      ["inspect", "-", "--watch"],
    ])
      expect((await tryCommand(args, { folder })).exitCode).toBe(exitCodes.usage);
  });
});

describe("the settings of a project", () => {
  const settle = (config: unknown): void =>
    writeFileSync(
      join(folder, "zoetrope.config.json"),
      typeof config === "string" ? config : JSON.stringify(config),
    );

  it("hold for its commands, and what is typed counts more", async () => {
    settle({ optimise: { to: "dotlottie" } });
    const formatOf = async (...args: string[]) =>
      parseAnimation((await tryCommand(["optimise", "walk.json", "-o", "-", ...args], { folder })).outBytes)
        .format;
    expect(await formatOf()).toBe("dotlottie");
    expect(await formatOf("--to", "json")).toBe("json");
  });

  it.each([
    ["{"],
    [[]],
    [{ optimize: {} }],
    [{ optimise: 5 }],
    [{ optimise: { too: "json" } }],
    [{ optimise: { to: true } }],
  ])("%j are refused in words", async (config) => {
    settle(config);
    const { exitCode, err } = await tryCommand(["optimise", "walk.json", "-o", "-"], { folder });
    expect(exitCode).toBe(exitCodes.usage);
    expect(err).toMatch(/zoetrope\.config\.json/);
  });
});

it("a shell completes commands, options and their values", async () => {
  const { out } = await tryCommand(["completions", "bash"], { folder });
  const complete = (...words: string[]): string[] =>
    execFileSync(
      "bash",
      [
        "-c",
        `${out}\nCOMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _zoetrope; printf '%s\\n' "\${COMPREPLY[@]}"`,
        "bash",
        "zoetrope",
        ...words,
      ],
      { encoding: "utf8" },
    )
      .trim()
      .split("\n");
  expect(complete("opt")).toEqual(["optimise"]);
  expect(complete("edit", "recol")).toEqual(["recolour"]);
  expect(complete("edit", "trim", "--f")).toEqual(["--from"]);
  expect(complete("optimise", "--to", "")).toEqual(["json", "dotlottie"]);
  expect(complete("edit", "resize", "--fit", "co")).toEqual(["contain", "cover"]);
  const fish = (await tryCommand(["completions", "fish", "--lang", "de"], { folder })).out;
  expect(fish).toMatch(/__fish_seen_subcommand_from trim' -l from -d 'Das erste Bild, das bleibt/);
  expect(fish).toMatch(/__fish_seen_subcommand_from optimise' -l to -x -a 'json dotlottie' -d 'Zielformat/);
  expect(fish).toMatch(/-l map -d '[^\n]*etwa \\'#ff0000=#00aaff\\'\./);
  expect((await tryCommand(["completions", "tcsh"], { folder })).exitCode).toBe(exitCodes.usage);
});
