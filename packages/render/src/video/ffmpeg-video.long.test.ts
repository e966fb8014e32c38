import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { tmpdir } from "node:os";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { animation, bytesOf, rectangle, shapeLayer } from "@zoetrope/lottie/testing/small-animation";
import type { DrawingCore } from "../drawing/drawing-core.ts";
import { openDrawingCore, toVideo } from "../node.ts";
import { renderFrame } from "../operations/render-frames.ts";
import { pictureError } from "../testing/picture-error.ts";

/** `ZOETROPE_TEST_FFMPEG` wins. */
const ffmpeg = [
  process.env.ZOETROPE_TEST_FFMPEG,
  ...(process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, "ffmpeg")),
].find((path): path is string => path !== undefined && existsSync(path));
const title = ffmpeg === undefined ? "not looked at: no ffmpeg is installed" : `with ${ffmpeg}`;

const moving = (opacity: number) =>
  shapeLayer([rectangle(0, 0, 40, 40, [0.8, 0.3, 0.2, 1])], {
    ks: {
      o: { a: 0, k: opacity },
      p: {
        a: 1,
        k: [
          { t: 0, s: [0, opacity / 2] },
          { t: 60, s: [60, opacity / 2] },
        ],
      },
    },
  });
const file = bytesOf(animation([moving(100), moving(40)]));
const frames = [0, 23, 59];

describe.skipIf(ffmpeg === undefined)(title, () => {
  let core: DrawingCore;
  let folder: string;
  beforeAll(async () => {
    core = await openDrawingCore();
    folder = mkdtempSync(join(tmpdir(), "zoetrope-ffmpeg-test-"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Frames as they come out of a file, four bytes a pixel. */
  function decoded(bytes: Uint8Array, name: string, before: string[], filter: string[]): Uint8Array[] {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    const args = ["-hide_banner", "-loglevel", "error", ...before, "-i", path, ...filter];
    const raw = execFileSync(ffmpeg ?? "", [...args, "-f", "rawvideo", "-pix_fmt", "rgba", "pipe:1"], {
      maxBuffer: 1 << 26,
    });
    const length = 100 * 100 * 4;
    return Array.from({ length: raw.length / length }, (_, index) =>
      raw.subarray(index * length, (index + 1) * length),
    );
  }

  async function expectPictures(played: Uint8Array[], background?: string): Promise<void> {
    expect(played).toHaveLength(60);
    for (const frame of frames) {
      const options = { core, frame, ...(background === undefined ? {} : { background }) };
      const { result } = await renderFrame(file, options);
      expect(pictureError(played[frame] ?? new Uint8Array(), result.pixels)).toBeLessThan(2.5);
    }
  }

  const make = async (format: "mp4" | "webm" | "avif") =>
    (await toVideo(file, { core, format, ffmpeg: ffmpeg ?? "" })).result;

  it("a WebM keeps opacity", async () => {
    await expectPictures(decoded(await make("webm"), "moving.webm", ["-c:v", "libvpx-vp9"], []));
  });

  it("an MP4 has the colours that were drawn, on white", async () => {
    await expectPictures(decoded(await make("mp4"), "moving.mp4", [], []), "#ffffff");
  });

  it("an animated AVIF keeps opacity", async () => {
    const merged = ["-filter_complex", "[0:v:0][0:v:1]alphamerge"];
    await expectPictures(decoded(await make("avif"), "moving.avif", [], merged));
  });
});
