import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PNG } from "pngjs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exampleFolder } from "../testing/try-command.ts";
import { operations } from "./operations.ts";
import { type OperationRequest, type OperationResult, runOperation } from "./run-operation.ts";

let folder = "";
beforeAll(() => {
  folder = exampleFolder();
});
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string) => ({ name, bytes: new Uint8Array(readFileSync(join(folder, name))) });

async function run(
  name: string,
  request: Partial<OperationRequest> = {},
  maxResultBytes = 1_000_000,
): Promise<OperationResult> {
  const operation = operations.get(name);
  if (operation === undefined) throw new Error(`there is no ${name}`);
  return runOperation(
    operation,
    { sources: [file("walk.json")], options: {}, ...request },
    { maxResultBytes },
    { signal: new AbortController().signal, onProgress: () => {} },
  );
}

describe("operations on files that were sent", () => {
  it("are the commands that work on files, and take what programs may say", () => {
    expect([...operations.keys()]).toEqual(
      expect.arrayContaining(["inspect", "edit-recolour", "render", "diff", "merge", "state-machine"]),
    );
    for (const name of ["mcp", "batch", "completions", "edit-bake-expressions"])
      expect(operations.has(name)).toBe(false);
    for (const { options } of operations.values())
      for (const option of ["ffmpeg", "in-place", "terminal", "output", "json", "git", "bake-expressions"])
        expect(options.has(option)).toBe(false);
    expect(operations.get("diff")?.sources).toEqual({ min: 2, max: 2 });
    expect(operations.get("edit-image")?.fileOptions).toEqual(["picture"]);
  });

  it("answer with reports and files, named after what came", async () => {
    const { reports, files, hasFindings } = await run("edit-recolour", {
      options: { map: ["#ff0000=#0000ff"], layer: ["Square"] },
    });
    expect(hasFindings).toBe(false);
    expect(reports).toMatchObject([{ file: "walk.json", output: "walk.json", report: { changes: 1 } }]);
    const [changed] = files;
    expect(changed?.name).toBe("walk.json");
    const drawn = await run("render", {
      sources: [{ name: "../../etc/*.json", bytes: changed?.bytes ?? new Uint8Array() }],
      options: { frame: 11, width: 64 },
    });
    const [picture] = drawn.files;
    expect(picture?.name).toBe("etc-.png");
    const { data } = PNG.sync.read(Buffer.from(picture?.bytes ?? []));
    expect([...data.subarray((32 * 64 + 32) * 4, (32 * 64 + 32) * 4 + 3)]).toEqual([0, 0, 255]);
  });

  it("say what they found, take several files and files for options", async () => {
    expect(await run("edit-recolour", { options: { map: ["#00ff00=#0000ff"] } })).toMatchObject({
      hasFindings: true,
    });
    expect(await run("diff", { sources: [file("base.json"), file("mine.json")] })).toMatchObject({
      hasFindings: true,
      files: [],
    });
    const apart = await run("split", { sources: [file("icons.lottie")] });
    expect(apart.files.map(({ name }) => name)).toEqual(["day.lottie", "night.lottie"]);
    const pictured = await run("edit-image", {
      sources: [file("badge.json")],
      options: { image: "photo" },
      attachments: [{ option: "picture", ...file("portrait.png") }],
    });
    expect(pictured.hasFindings).toBe(false);
    const words = await run("convert", {
      sources: [file("words.svg")],
      attachments: [{ option: "font", ...file("smallest.ttf") }],
    });
    expect(words.files.map(({ name }) => name)).toEqual(["words.json"]);
  });

  it.each([
    ["render", { options: { width: 9_000 } }, "options", /"width" is a number from 1 to 8192/],
    ["render", { options: { ffmpeg: "/bin/sh" } }, "options", /takes no "ffmpeg"/],
    ["portable", { options: { "bake-expressions": true } }, "options", /takes no "bake-expressions"/],
    ["render", { options: { format: "mp4" } }, "options", /ffmpeg/],
    ["edit-recolour", { options: { map: "#f00=#00f" } }, "options", /a list of texts/],
    ["edit-image", { options: { image: "photo", picture: "/etc/passwd" } }, "options", /takes no "picture"/],
    ["diff", {}, "options", /takes 2 files, not 1/],
    ["inspect", { sources: [] }, "options", /takes 1 to 20 files/],
    ["inspect", { sources: [{ name: "x", bytes: new Uint8Array([123]) }] }, "file", /x: /],
    ["inspect", { attachments: [{ option: "font", name: "x", bytes: new Uint8Array() }] }, "options", /font/],
  ] as const)("%s of %j is refused at the %s", async (name, request, at, message) => {
    await expect(run(name, request)).rejects.toMatchObject({ at, message: expect.stringMatching(message) });
  });

  it("refuse a result that is too large", async () => {
    await expect(run("render", {}, 100)).rejects.toMatchObject({
      at: "result",
      message: expect.stringContaining("MB"),
    });
  });
});
