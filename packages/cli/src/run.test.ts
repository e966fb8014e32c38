import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
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
    expect(err).toContain("left out night");
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

describe("files for a player", () => {
  const repeater = {
    ty: "rp",
    c: { a: 0, k: 3 },
    o: { a: 0, k: 0 },
    m: 1,
    tr: {
      ty: "tr",
      p: { a: 0, k: [9, 0] },
      a: { a: 0, k: [0, 0] },
      s: { a: 0, k: [100, 100] },
      r: { a: 0, k: 0 },
    },
  };
  const write = (name: string, ...more: object[]): void => {
    const walk = JSON.parse(readFileSync(join(folder, "walk.json"), "utf8")) as {
      layers: { shapes: object[] }[];
    };
    walk.layers[0]?.shapes.push(...more);
    writeFileSync(join(folder, name), JSON.stringify(walk));
  };

  it("hold only what it draws, and what was done is said", async () => {
    write("many.json", repeater);
    const args = ["portable", "many.json", "--target", "ios, android", "-o", "portable.json"];
    const { err, exitCode } = await tryCommand(args, { folder });
    expect(exitCode).toBe(0);
    expect(err).toContain(
      "“repeaters” is written in another way that looks the same. (/layers/0/shapes/2, byte ",
    );
    expect(readFileSync(join(folder, "portable.json"), "utf8")).not.toContain('"rp"');
  });

  it("are stickers where they are made for Telegram, and say what it would refuse", async () => {
    write("many.json", repeater);
    const args = ["portable", "many.json", "--target", "telegram", "-o", "many.tgs"];
    const { err, exitCode } = await tryCommand(args, { folder });
    expect(exitCode).toBe(exitCodes.findings);
    expect(err).toContain("Telegram takes stickers of 512 × 512 pixels only");
    expect(JSON.parse(gunzipSync(readFileSync(join(folder, "many.tgs"))).toString())).toMatchObject({
      tgs: 1,
    });
    mkdirSync(join(folder, "stickers"));
    await tryCommand(["portable", "many.json", "--target", "telegram", "-o", "stickers/"], { folder });
    expect(readdirSync(join(folder, "stickers"))).toEqual(["many.tgs"]);
  });

  it("have keyframes for expressions where that is asked for, and lose them else", async () => {
    const to = ["--target", "ios", "-o", "turned.json"];
    const rotation = async (...args: string[]): Promise<unknown> => {
      expect((await tryCommand(["portable", "turn.json", ...to, ...args], { folder })).exitCode).toBe(0);
      const { layers } = JSON.parse(readFileSync(join(folder, "turned.json"), "utf8")) as {
        layers: { ks: { r: unknown } }[];
      };
      return layers[0]?.ks.r;
    };
    expect(await rotation()).toEqual({ a: 0, k: 0 });
    expect(await rotation("--bake-expressions")).toMatchObject({
      a: 1,
      k: [
        { t: 0, s: [0] },
        { t: 12, s: [90] },
      ],
    });
  });

  it("name expressions that cannot be baked, which are findings", async () => {
    const args = ["edit", "bake-expressions", "endless.json", "-o", "out.json"];
    const { err, exitCode } = await tryCommand(args, { folder });
    expect(exitCode).toBe(exitCodes.findings);
    expect(err).toContain("it goes on without end. (/layers/0/ks/r, byte ");
    expect(readFileSync(join(folder, "out.json"), "utf8")).toContain("for (;;) {}");
  });

  it("that still hold what it does not draw are findings, also as JSON", async () => {
    write("bulging.json", { ty: "pb", a: { a: 0, k: 20 } });
    const args = ["portable", "bulging.json", "--target", "android,web-svg", "-o", "out.json", "--json"];
    const { out, exitCode } = await tryCommand(args, { folder });
    expect(exitCode).toBe(exitCodes.findings);
    expect(JSON.parse(out)).toMatchObject([
      {
        output: "out.json",
        report: {
          targets: ["android", "web-svg"],
          rewritten: [],
          left: [{ code: "target-left", parameters: { feature: "pucker-and-bloat", targets: "android" } }],
        },
      },
    ]);
  });
});

describe("pictures", () => {
  /** How a graphic control extension of a GIF begins; its delay is two bytes behind it and its flags. */
  const control = Buffer.from([0x21, 0xf9, 0x04]);

  it("are a PNG, a WebP or a GIF of the wanted width, and the same each time", async () => {
    const draw = async (...args: string[]): Promise<Buffer> => {
      const { outBytes, exitCode } = await tryCommand(["render", "walk.json", "--width", "32", ...args], {
        folder,
      });
      expect(exitCode).toBe(0);
      return Buffer.from(outBytes);
    };
    const png = await draw();
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([32, 32]);
    expect(await draw()).toEqual(png);
    expect(await draw("--frame", "0")).not.toEqual(png);
    expect((await draw("--format", "webp")).subarray(8, 12).toString()).toBe("WEBP");
    const gif = await draw("--format", "gif", "--matte", "#ffffff");
    expect(gif.subarray(0, 6).toString()).toBe("GIF89a");
    // A frame begins with what controls it: a second at 12 frames, in hundredths, the rounding spread.
    const delays: number[] = [];
    for (let at = gif.indexOf(control); at !== -1; at = gif.indexOf(control, at + 1))
      delays.push(gif.readUInt16LE(at + 4));
    expect(delays).toHaveLength(12);
    expect(delays.reduce((sum, delay) => sum + delay, 0)).toBe(100);
    expect((await draw("--format", "jpeg")).subarray(0, 2).toString("hex")).toBe("ffd8");
    expect((await draw("--format", "avif")).subarray(4, 12).toString()).toBe("ftypavif");
    expect((await draw("--format", "apng", "--range", "0-6")).indexOf("acTL")).toBe(37);
    expect((await draw("--format", "webp-animated")).indexOf("ANIM")).toBe(30);
    const sheet = await draw("--format", "sheet", "--columns", "6");
    expect([sheet.readUInt32BE(16), sheet.readUInt32BE(20)]).toEqual([6 * 32, 2 * 32]);
  });

  it("are shown in the terminal the way that it says it can", async () => {
    const show = async (env: Record<string, string>): Promise<string> => {
      const { out, exitCode } = await tryCommand(["render", "walk.json", "--width", "16", "--terminal"], {
        folder,
        env,
      });
      expect(exitCode).toBe(0);
      return out;
    };
    expect(await show({ TERM: "xterm-kitty" })).toContain("\u001b_Ga=T,f=100,m=0;iVBOR");
    expect(await show({ TERM_PROGRAM: "iTerm.app" })).toContain("\u001b]1337;File=inline=1");
    expect(await show({ TERM: "foot" })).toContain('\u001bP0;1q"1;1;16;16#');
    expect(await show({ COLORTERM: "truecolor" })).toContain("38;2;255;0;0;48;2;255;0;0m▀");
    const plain = await show({ NO_COLOR: "1" });
    expect(plain.split("\n")).toHaveLength(9);
    expect(plain).toMatch(/^[ ▀▄█\n]+$/);
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
    [["render", "walk.json", "-o", "x.png", "--format", "bmp"], exitCodes.usage, /png, webp, avif/],
    [["render", "walk.json", "-o", "x.mp4"], exitCodes.usage, /--ffmpeg PATH/],
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
