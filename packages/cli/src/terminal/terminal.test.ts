import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { exitCodes } from "../exit-codes.ts";
import { exampleFolder, tryCommand } from "../testing/try-command.ts";

let folder = "";
beforeEach(() => {
  folder = exampleFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("a terminal", () => {
  it("gets colours and a bar, unless it wants none; a pipe never does", async () => {
    const args = ["optimise", "walk.json", "-o", "x.json"];
    const shown = await tryCommand(args, { folder, isTerminal: true });
    expect(shown.err).toMatch(/█/);
    expect(shown.err).toContain("\u001b[1m");
    const plain = await tryCommand(args, { folder, isTerminal: true, env: { NO_COLOR: "1" } });
    expect(plain.err).not.toContain("\u001b[1m");
    const piped = await tryCommand(args, { folder });
    expect(piped.err).not.toMatch(/\p{Cc}\[|█/u);
  });

  it("is not given bytes, nor what a file would have it do", async () => {
    expect((await tryCommand(["optimise", "walk.json"], { folder, isTerminal: true })).err).toMatch(
      /no text for a terminal/,
    );
    const json = JSON.parse(readFileSync(join(folder, "walk.json"), "utf8")) as object;
    writeFileSync(join(folder, "evil.json"), JSON.stringify({ ...json, nm: "\u001b]0;owned\u0007" }));
    expect((await tryCommand(["inspect", "evil.json"], { folder })).out.replaceAll("\n", "")).not.toMatch(
      /\p{Cc}/u,
    );
  });

  it("can end the work", async () => {
    const { exitCode } = await tryCommand(["inspect", "walk.json"], { folder, signal: AbortSignal.abort() });
    expect(exitCode).toBe(exitCodes.interrupted);
  });
});
