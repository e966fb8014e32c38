import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { exitCodes } from "../exit-codes.ts";
import { tryCommand } from "../testing/try-command.ts";

/** Without settings of a project. */
const folder = { folder: import.meta.dirname };

it("a shell completes commands, options and their values", async () => {
  const { out } = await tryCommand(["completions", "bash"], folder);
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
  const fish = (await tryCommand(["completions", "fish", "--lang", "de"], folder)).out;
  expect(fish).toMatch(/__fish_seen_subcommand_from trim' -l from -d 'Das erste Bild, das bleibt/);
  expect(fish).toMatch(/__fish_seen_subcommand_from optimise' -l to -x -a 'json dotlottie' -d 'Zielformat/);
  expect(fish).toMatch(/-l map -d '[^\n]*etwa \\'#ff0000=#00aaff\\'\./);
  expect((await tryCommand(["completions", "tcsh"], folder)).exitCode).toBe(exitCodes.usage);
});
