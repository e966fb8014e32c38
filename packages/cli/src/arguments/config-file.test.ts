import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseAnimation } from "@zoetrope/lottie";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { exitCodes } from "../exit-codes.ts";
import { exampleFolder, tryCommand } from "../testing/try-command.ts";

let folder = "";
beforeEach(() => {
  folder = exampleFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

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
