import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseAnimation } from "@zoetrope/lottie";
import { afterEach, beforeEach, describe, expect, it, test } from "vitest";
import { sampleEvery } from "../../../scripts/test-command/thoroughness.ts";
import { commands } from "./commands/commands.ts";
import { exitCodes } from "./exit-codes.ts";
import { exampleFolder, tryCommand, tryLine } from "./testing/try-command.ts";

let folder = "";
beforeEach(() => {
  folder = exampleFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const bytesOf = (file: string): Uint8Array => new Uint8Array(readFileSync(join(folder, file)));
const manual = readFileSync(join(import.meta.dirname, "../../../docs/command-line.md"), "utf8");

describe("the manual", () => {
  const lines = [...manual.matchAll(/^zoetrope .*$/gm)].map(([line]) => line);
  const examples = Object.values(commands).flatMap((command) => command.examples);

  it.each(sampleEvery([...new Set([...lines, ...examples])], 0, 2))("%s", async (line) => {
    const { exitCode, err } = await tryLine(line, folder);
    expect(err).not.toMatch(/error/);
    // Two files that differ are what a difference is asked of, and the example is no sticker that Telegram takes.
    expect(exitCode).toBe(/^zoetrope diff|\.tgs/.test(line) ? exitCodes.findings : exitCodes.fine);
  });

  it("names every command, option and exit code, and each says it of itself", async () => {
    for (const [name, { options }] of Object.entries(commands)) {
      expect(manual).toContain(`\`${name}\``);
      const { out, exitCode } = await tryCommand([...name.split(" "), "--help"], { folder });
      expect(exitCode).toBe(0);
      for (const option of Object.keys(options)) {
        expect(out).toContain(`--${option}`);
        expect(manual).toContain(`--${option}`);
      }
    }
    const { out } = await tryCommand(["help", "edit"], { folder });
    expect(out).toMatch(/edit trim/);
    expect(out).not.toMatch(/portable/);
    for (const code of Object.values(exitCodes)) expect(manual).toMatch(new RegExp(`\\| ${code} +\\|`));
  });
});

describe("what goes in and out", () => {
  it.each([
    ["optimise walk.json --quick", "x.lottie"],
    ["optimise icons.lottie --quick", "x.json"],
    ["edit reverse walk.json", "x.lottie"],
    ["edit reverse icons.lottie", "x.json"],
    ["edit theme walk.json", "x.json"],
    ["combine walk.json badge.json --as layers", "x.lottie"],
    ["merge base.json mine.json yours.json", "x.lottie"],
    ["accessibility walk.json --certificate", "x.lottie"],
    ["edit reverse walk.json", "x.tgs"],
  ])("%s is what its output %s is called", async (line, output) => {
    await tryCommand([...line.split(" "), "-o", output], { folder });
    const start = { "x.lottie": "PK", "x.json": '{"', "x.tgs": "\u001f\u008b" }[output];
    expect(readFileSync(join(folder, output)).toString("latin1", 0, 2)).toBe(start);
  });

  it("keeps the other animations of a dotLottie as they were, and names what JSON has no place for", async () => {
    await tryCommand(["edit", "reverse", "icons.lottie", "-a", "day", "-o", "x.lottie"], { folder });
    expect(parseAnimation(bytesOf("x.lottie")).animations.map(({ id }) => id)).toEqual(["day", "night"]);
    const { err } = await tryCommand(["edit", "reverse", "icons.lottie", "-o", "x.json"], { folder });
    expect(err).toContain("left out: night");
  });

  it("packs pictures as WebP and says so, unless they are to stay PNG", async () => {
    const asWebp = await tryCommand(["optimise", "photo.json", "-o", "webp.json"], { folder });
    expect(asWebp.err).toContain("1 picture is WebP now");
    expect(readFileSync(join(folder, "webp.json"), "utf8")).toContain('"data:image/webp;base64,');
    const asPng = await tryCommand(["optimise", "photo.json", "-o", "png.json", "--picture-format", "png"], {
      folder,
    });
    expect(asPng.err).not.toContain("WebP");
    expect(readFileSync(join(folder, "png.json"), "utf8")).toContain('"data:image/png;base64,');
  });

  it("can be a pipe: optimised bytes on standard output, what was done on the other", async () => {
    const { exitCode, outBytes, err } = await tryCommand(["optimise", "-"], {
      folder,
      input: bytesOf("walk.json"),
    });
    expect(exitCode).toBe(0);
    expect(outBytes.length).toBeLessThan(bytesOf("walk.json").length);
    expect(parseAnimation(outBytes).animations[0]?.json["w"]).toBe(64);
    expect(err).toMatch(/→/);
  });

  it("is many files by a pattern into a folder, and in place", async () => {
    await tryCommand(["optimise", "icons/*.json", "-o", "small/", "--to", "dotlottie"], { folder });
    expect(readdirSync(join(folder, "small")).toSorted()).toEqual(["moon.lottie", "sun.lottie"]);
    const before = bytesOf("icons/sun.json").length;
    await tryCommand(["optimise", "icons/sun.json", "--in-place"], { folder });
    expect(bytesOf("icons/sun.json").length).toBeLessThan(before);
    expect(readdirSync(join(folder, "icons")).toSorted()).toEqual(["both.lottie", "moon.json", "sun.json"]);
  });

  it("is reported as JSON, one entry a file, with the place of what is wrong", async () => {
    const walk = JSON.parse(readFileSync(join(folder, "walk.json"), "utf8")) as object;
    writeFileSync(join(folder, "odd.json"), JSON.stringify({ ...walk, fr: "12" }));
    const { out, exitCode } = await tryCommand(["validate", "walk.json", "odd.json", "--strict", "--json"], {
      folder,
    });
    expect(exitCode).toBe(exitCodes.findings);
    expect(JSON.parse(out)).toMatchObject([
      { file: "walk.json", result: { isPlayable: true }, report: { diagnostics: [] } },
      {
        file: "odd.json",
        report: {
          diagnostics: [{ code: "number-as-text", pointer: "/fr", byteOffset: expect.any(Number) as number }],
        },
      },
    ]);
  });
});

describe("mistakes", () => {
  test.each([
    [["nonsense"], exitCodes.usage, /no command "nonsense"/],
    [["edit", "walk.json"], exitCodes.usage, /edit recolour/],
    [["inspect"], exitCodes.usage, /Name a file/],
    [["inspect", "walk.json", "--wide"], exitCodes.usage, /--wide.*zoetrope inspect --help/],
    [["inspect", "nothing.json"], exitCodes.unreadable, /nothing\.json: there is no such file/],
    [["inspect", "icons"], exitCodes.unreadable, /it is a folder/],
    [["inspect", "none/*.json"], exitCodes.unreadable, /Nothing matches/],
    [["inspect", "broken.json"], exitCodes.unreadable, /not valid JSON.*malformed-json/],
    [["inspect", "icons.lottie", "-a", "dusk"], exitCodes.usage, /no animation "dusk".*"day", "night"/],
    [["validate", "broken.json"], exitCodes.findings, /^$/],
    [["optimise", "icons/*.json"], exitCodes.usage, /need a folder/],
    [["optimise", "walk.json", "--json"], exitCodes.usage, /--json takes standard output/],
    [["optimise", "walk.json", "-o", "x.json", "--without", "magic"], exitCodes.usage, /one of unused,/],
    [["optimise", "walk.json", "-o", "x.json", "--to", "dotlottie"], exitCodes.usage, /output \.lottie/],
    [["render", "walk.json", "-o", "x.gif", "--format", "png"], exitCodes.usage, /output \.png/],
    [["render", "walk.json", "-o", "x.svg"], exitCodes.usage, /output \.png/],
    [["combine", "walk.json", "badge.json", "-o", "x.json"], exitCodes.usage, /output \.lottie/],
    [["accessibility", "walk.json", "--certificate", "-o", "x.json"], exitCodes.usage, /output \.lottie/],
    [["optimise", "walk.json", "-o", "walk.lottie/x.json"], exitCodes.unwritable, /cannot be written/],
    [["portable", "walk.json", "-o", "x.json"], exitCodes.usage, /--target ios,android/],
    [["portable", "walk.json", "-o", "x.json", "--target", "ios,tv"], exitCodes.usage, /not "tv"/],
    [["edit", "recolour", "walk.json", "-o", "x.json"], exitCodes.usage, /which colours/],
    [["edit", "recolour", "walk.json", "-o", "x.json", "-m", "red=blue"], exitCodes.usage, /two colours/],
    [
      ["edit", "recolour", "walk.json", "-o", "x.json", "-m", "#123456=#000000"],
      exitCodes.findings,
      /not found/,
    ],
    [["edit", "trim", "walk.json", "-o", "x.json"], exitCodes.usage, /--from and --to/],
    [
      ["edit", "trim", "walk.json", "-o", "x.json", "--to", "13"],
      exitCodes.usage,
      /no part of an animation of 12 frames/,
    ],
    [["edit", "retime", "walk.json", "-o", "x.json"], exitCodes.usage, /--speed or --duration/],
    [["edit", "crop", "walk.json", "-o", "x.json", "--width", "9"], exitCodes.usage, /--width and --height/],
    [["render", "walk.json", "-o", "x.png", "--width", "0"], exitCodes.usage, /number from 1 to 8192/],
    [["render", "walk.json", "--frame", "1e9"], exitCodes.usage, /number from 0 to 10,000,000, not "1e9"/],
    [["edit", "retime", "walk.json", "--speed", "0"], exitCodes.usage, /number from 0\.001 to 1000, not "0"/],
    [["render", "walk.json", "-o", "x.png", "--format", "bmp"], exitCodes.usage, /png, webp, avif/],
    [["render", "walk.json", "-o", "x.mp4"], exitCodes.usage, /made by ffmpeg: .*--ffmpeg/],
    [["render", "walk.json", "-o", "x.gif", "--range", "9-3"], exitCodes.usage, /two frames such as/],
    [["render", "walk.json", "-o", "x.gif", "--range", "90-99"], exitCodes.usage, /range is empty/],
    [["render", "walk.json", "-o", "x.mp4", "--ffmpeg", "/nowhere"], exitCodes.unwritable, /cannot be run/],
  ] as const)("zoetrope %j is answered with what to do", async (args, code, message) => {
    const { exitCode, err } = await tryCommand(args, { folder });
    expect(err).toMatch(message);
    expect(exitCode).toBe(code);
  });

  it("in one file does not keep the others from being worked on", async () => {
    const { exitCode, err } = await tryCommand(["convert", "broken.json", "walk.json", "-o", "out/"], {
      folder,
    });
    expect(exitCode).toBe(exitCodes.unreadable);
    expect(err).toMatch(/broken\.json/);
    expect(existsSync(join(folder, "out/walk.lottie"))).toBe(true);
  });
});
