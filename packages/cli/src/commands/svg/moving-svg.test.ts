import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { exitCodes } from "../../exit-codes.ts";
import { exampleFolder, tryCommand } from "../../testing/try-command.ts";

let folder = "";
beforeEach(() => {
  folder = exampleFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("an SVG that is brought to move", () => {
  const json = async (...args: string[]) => {
    const { out } = await tryCommand(["convert", "two.svg", "--to", "json", "-o", "-", ...args], { folder });
    return JSON.parse(out) as { op: number; fr: number; layers: unknown };
  };
  const drawing = '<svg viewBox="0 0 24 24"><path d="M2 2h9v9z" /><path d="M13 13h9v9z" fill="red" /></svg>';
  beforeEach(() => writeFileSync(join(folder, "two.svg"), drawing));

  it("takes as long as its parts, one after the other, come and go", async () => {
    const times = ["--part-duration", "0.5", "--stagger", "0.25", "--hold", "1", "--delay", "0.25"];
    expect(await json("--preset", "pop", ...times, "--fps", "40")).toMatchObject({ fr: 40, op: 80 });
    const both = await json("--preset", "pop", ...times, "--fps", "40", "--phase", "in-out");
    expect(both.op).toBe(130);
  });

  it("slides where it is told to", async () => {
    const [up, right] = [
      await json("--preset", "slide"),
      await json("--preset", "slide", "--direction", "right", "--distance", "1"),
    ];
    expect(right.op).toBe(up.op);
    expect(right.layers).not.toEqual(up.layers);
  });

  it("becomes another, which is named", async () => {
    const become = (...more: string[]) =>
      tryCommand(["convert", "two.svg", "--preset", "morph", ...more, "-o", "out.json"], { folder });
    expect((await become("--morph-to", "icon.svg")).exitCode).toBe(exitCodes.fine);
    expect(readFileSync(join(folder, "out.json"), "utf8")).toContain('"a":1');
    expect((await become()).err).toContain("needs --morph-to");
    expect((await become("--morph-to", "nowhere.svg")).err).toContain("there is no such file");
  });
});
