import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { exitCodes } from "../exit-codes.ts";
import { exampleFolder, tryCommand } from "../testing/try-command.ts";

let folder = "";
beforeEach(() => {
  folder = exampleFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

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
      "“Repeaters” is written in another way that looks the same. (/layers/0/shapes/2, byte ",
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
