import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { exampleFolder, tryCommand } from "../../testing/try-command.ts";

let folder = "";
beforeEach(() => {
  folder = exampleFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

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

  it("are sheets in what the name or --sheet-format says", async () => {
    await tryCommand(
      ["render", "walk.json", "--format", "sheet", "--width", "16", "--background", "#ffffff", "-o", "s.jpg"],
      { folder },
    );
    await tryCommand(
      ["render", "walk.json", "--format", "sheet", "--width", "16", "--sheet-format", "webp", "-o", "s.bin"],
      { folder },
    );
    expect([...readFileSync(join(folder, "s.jpg")).subarray(0, 2)]).toEqual([0xff, 0xd8]);
    expect(readFileSync(join(folder, "s.bin")).toString("latin1", 8, 12)).toBe("WEBP");
  });
});
