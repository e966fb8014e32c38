import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { exitCodes } from "../exit-codes.ts";
import { run } from "../run.ts";
import { createProcessContext } from "../process-context.ts";
import { exampleFolder, square, tryCommand } from "../testing/try-command.ts";

let folder = "";
beforeEach(() => {
  folder = exampleFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("watching", () => {
  it("does it again with what is another, until it is ended", async () => {
    const ended = new AbortController();
    const done: string[] = [];
    let looks = 0;
    const context = createProcessContext(ended.signal, folder);
    const write = (name: string): void =>
      writeFileSync(join(folder, name), JSON.stringify(square(name, [1, 1, 1])));
    const exitCode = await run(["optimise", "icons/*.json", "--output", "small/", "--watch"], {
      ...context,
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
    const context = createProcessContext(ended.signal, folder);
    const exitCode = await run(["diff", "icons/sun.json", "icons/moon.json", "--watch"], {
      ...context,
      stdout: { ...context.stdout, write: (text: string) => void (printed += text) },
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
