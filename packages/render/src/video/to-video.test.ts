import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { animation, bytesOf, rectangle, shapeLayer } from "@zoetrope/lottie/testing/small-animation";
import type { DrawingCore } from "../drawing/drawing-core.ts";
import { openDrawingCore, toVideo } from "../node.ts";

const file = bytesOf(animation([shapeLayer([rectangle(10, 10, 50, 50, [1, 0, 0, 1])])]));
let core: DrawingCore;
let folder: string;

/** A program that stands where ffmpeg would: it does what its text says with what it is handed. */
function program(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, `#!${process.execPath}\n${text}`, { mode: 0o755 });
  return path;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "zoetrope-video-test-"));
  core = await openDrawingCore();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("hands every frame to the program that is given, and takes the file that it writes", async () => {
  const ffmpeg = program(
    "counts",
    `const args = process.argv.slice(2); let length = 0, first = null;
     process.stdin.on("data", (part) => { first ??= [...part.subarray(0, 4)]; length += part.length; });
     process.stdin.on("end", () => require("fs").writeFileSync(args.at(-1), JSON.stringify({ args, length, first })));`,
  );
  const facts = async (
    format: "mp4" | "webm",
    plays: number,
  ): Promise<{ args: string[]; length: number; first: number[] }> => {
    const options = { core, format, ffmpeg, width: 31, framesPerSecond: 10, plays };
    return JSON.parse(new TextDecoder().decode((await toVideo(file, options)).result)) as {
      args: string[];
      length: number;
      first: number[];
    };
  };
  const mp4 = await facts("mp4", 0);
  expect(mp4).toMatchObject({ length: 20 * 31 * 31 * 4, first: [255, 255, 255, 255] });
  expect(mp4.args.join(" ")).toContain("-s 31x31 -framerate 10 -i pipe:0");
  const webm = await facts("webm", 2);
  expect(webm).toMatchObject({ length: 2 * 20 * 31 * 31 * 4, first: [0, 0, 0, 0] });
  expect(webm.args.join(" ")).toContain("yuva420p");
});

it("says what the program complains of, and that there is none", async () => {
  const complains = program("complains", `process.stderr.write("no such codec"); process.exit(3);`);
  const make = (ffmpeg: string) => toVideo(file, { core, format: "webm", ffmpeg, width: 16 });
  await expect(make(complains)).rejects.toThrow("no such codec");
  await expect(make(join(folder, "nowhere"))).rejects.toThrow("cannot be run: there is no such program");
});

it("ends the program when nobody waits any more", async () => {
  const waits = program("waits", `process.stdin.resume(); setInterval(() => {}, 1000);`);
  const controller = new AbortController();
  const making = toVideo(
    file,
    { core, format: "webm", ffmpeg: waits, width: 16 },
    {
      signal: controller.signal,
      onProgress: (share) => share === 1 && controller.abort(new Error("enough")),
    },
  );
  await expect(making).rejects.toThrow("enough");
});
