import {
  type LottieJson,
  optimise,
  parseAnimation,
  pictureErrorOf,
  type PictureCodec,
  toDotLottie,
} from "@zoetrope/lottie";
import { animation, bytesOf } from "@zoetrope/lottie/testing/small-animation";
import * as fc from "fast-check";
import { PNG, type PNGOptions } from "pngjs";
import sharp from "sharp";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { openFrames } from "../drawing/open-frames.ts";
import { lazyPictureCodec } from "../encode/picture-codec.ts";
import { openDrawingCore, openPictureCodec } from "../node.ts";

let renderer: { name: string; openFrames: ReturnType<typeof openFrames> };
let pictureCodec: PictureCodec;
beforeAll(async () => {
  renderer = { name: "ThorVG", openFrames: openFrames(await openDrawingCore()) };
  pictureCodec = await openPictureCodec();
});

type Colour = readonly [number, number, number, number];

function pngOf(side: number, colourAt: (x: number, y: number) => Colour, options: PNGOptions = {}): Buffer {
  const png = new PNG({ width: side, height: side });
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) png.data.set(colourAt(x, y), (y * side + x) * 4);
  return PNG.sync.write(png, { deflateLevel: 1, ...options });
}
/** Noise on a gradient, as photographs have it. */
const noisy =
  (alphaAt: (x: number, y: number) => number) =>
  (x: number, y: number): Colour => {
    const noise = (Math.imul(x * 1_000 + y + 1, 0x9e37_79b1) >>> 13) % 7;
    return [x + noise, y + noise, 120 + noise, alphaAt(x, y)];
  };

const address = (bytes: Uint8Array, type = "png"): string =>
  `data:image/${type};base64,${Buffer.from(bytes).toString("base64")}`;
const showing = (p: string, side: number): LottieJson =>
  animation([{ ty: 2, ind: 1, refId: "p", ip: 0, op: 3, st: 0, ks: {} }], {
    w: side,
    h: side,
    op: 3,
    assets: [{ id: "p", w: side, h: side, u: "", p, e: 1 }],
  });
const pictureIn = (file: Uint8Array): { type: string; bytes: Buffer } => {
  const assets = parseAnimation(file).animations[0]?.json["assets"] as { p: string }[];
  const [, type = "", text = ""] = /^data:image\/(\w+);base64,(.*)$/.exec(assets[0]?.p ?? "") ?? [];
  return { type, bytes: Buffer.from(text, "base64") };
};
const pixelsOf = async (bytes: Uint8Array): Promise<Buffer> =>
  await sharp(bytes, { ignoreIcc: true }).ensureAlpha().raw().toBuffer();
const seen = (pixels: Uint8Array): number[] =>
  [...pixels].map((each, at, all) => (all[at | 3] === 0 ? 0 : each));
const draw = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const parsed = parseAnimation(bytes);
  return (await renderer.openFrames(parsed, parsed.animations[0]?.id ?? "", 512)).draw(0);
};

describe("pictures packed as WebP", () => {
  it("need no codec before the first of them", async () => {
    const open = vi.fn(openPictureCodec);
    const lazy = lazyPictureCodec(open);
    await optimise(bytesOf(animation([])), { pictureCodec: lazy });
    expect(open).not.toHaveBeenCalled();
    const noise = pngOf(
      24,
      noisy(() => 255),
    );
    const bytes = bytesOf(showing(address(noise), 24));
    for (const _ of ["first", "again"])
      expect((await optimise(bytes, { pictureCodec: lazy })).report.picturesToWebp).toBe(1);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it("have the same pixels where nobody looks, are no larger, and stay as they are the second time", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 24 }),
        fc.array(fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.constantFrom(0, 77, 255)), {
          minLength: 1,
          maxLength: 12,
        }),
        fc.nat(9),
        async (side, colours, turn) => {
          const png = pngOf(side, (x, y) => colours[(x * turn + y) % colours.length] ?? [0, 0, 0, 0]);
          const bytes = bytesOf(showing(address(png), side));
          const { result } = await optimise(bytes, { pictureCodec });
          expect(result.length).toBeLessThanOrEqual(bytes.length);
          expect(seen(await pixelsOf(pictureIn(result).bytes))).toEqual(seen(await pixelsOf(png)));
          expect((await optimise(result, { pictureCodec })).result).toEqual(result);
        },
      ),
      { numRuns: 30 },
    );
  });

  it("are read in grey, by a palette, interlaced, under another name and with a profile", async () => {
    const side = 90;
    const rgba = await pixelsOf(
      pngOf(
        side,
        noisy(() => 255),
      ),
    );
    const raw = { raw: { width: side, height: side, channels: 4 as const } };
    const sources = {
      grey: pngOf(side, (x, y) => [x * y, x * y, x * y, 255], { colorType: 0, deflateLevel: 0 }),
      palette: await sharp(rgba, raw).png({ palette: true, compressionLevel: 0 }).toBuffer(),
      interlaced: await sharp(rgba, raw).png({ progressive: true, compressionLevel: 0 }).toBuffer(),
      profile: await sharp(rgba, raw).withIccProfile("p3").png({ compressionLevel: 0 }).toBuffer(),
    };
    for (const [name, png] of Object.entries(sources)) {
      const { result, report } = await optimise(bytesOf(showing(address(png, "jpeg"), side)), {
        pictureCodec,
      });
      // Small ones of few colours may be smaller as PNG; a profile would not be followed by ThorVG any more.
      const few = name === "palette" || name === "grey" ? report.picturesToWebp : 1;
      const expected = name === "profile" ? 0 : few;
      expect([name, report.picturesToWebp]).toEqual([name, expected]);
      const { type, bytes } = pictureIn(result);
      expect(type).toBe(report.picturesToWebp === 1 ? "webp" : "png");
      expect(seen(await pixelsOf(bytes))).toEqual(seen(await pixelsOf(png)));
      const profiles = [bytes, png].map(async (each) => (await sharp(each).metadata()).icc ?? null);
      expect(await profiles[0]).toEqual(await profiles[1]);
      expect((await draw(result)).some((each) => each > 0)).toBe(true);
    }
  });

  it("are left alone where they are no PNG that can be read", async () => {
    const png = pngOf(
      30,
      noisy(() => 255),
    );
    const huge = Buffer.from(png);
    huge.writeUInt32BE(4_000, 16);
    huge.writeUInt32BE(4_000, 20);
    const webp = await sharp(png).webp({ lossless: true, effort: 0 }).toBuffer();
    const moving = await sharp(
      [
        png,
        pngOf(
          30,
          noisy(() => 90),
        ),
      ],
      { join: { animated: true } },
    )
      .webp()
      .toBuffer();
    for (const picture of [
      huge,
      png.subarray(0, png.length >> 1),
      pngOf(
        30,
        noisy(() => 255),
        { bitDepth: 16 },
      ),
      webp,
      moving,
      await sharp(png).jpeg().toBuffer(),
    ]) {
      const source = address(picture);
      const { result, report } = await optimise(bytesOf(showing(source, 30)), { pictureCodec });
      expect(new TextDecoder().decode(result)).toContain(source);
      expect(report.picturesToWebp).toBe(0);
    }
  });

  it("are closer to the picture the less may show, and in every frame within what may", async () => {
    const sizes: number[] = [];
    const png = pngOf(
      200,
      noisy((x, y) => (x > y ? 255 : x)),
    );
    const bytes = bytesOf(showing(address(png), 200));
    for (const bound of [
      { max: 1, mean: 1 },
      { max: 4, mean: 0.2 },
      { max: 12, mean: 2 },
    ]) {
      const { result, report } = await optimise(bytes, { pictureCodec, renderers: [renderer], bound });
      const error = pictureErrorOf(await draw(bytes), await draw(result), 0);
      expect(error.max).toBeLessThanOrEqual(bound.max);
      expect(error.mean).toBeLessThanOrEqual(bound.mean);
      expect(report.compared?.error.max).toBe(error.max);
      expect((await optimise(result, { pictureCodec, renderers: [renderer], bound })).result).toEqual(result);
      sizes.push(result.length);
    }
    const [exact = 0, usual = 0, loose = 0] = sizes;
    expect(exact).toBeGreaterThan(usual);
    expect(exact).toBeGreaterThan(loose);
  });

  it("are taken back where they show, which is told", async () => {
    const png = pngOf(
      64,
      noisy((x, y) => (x * y) % 256),
    );
    const { result, report } = await optimise(bytesOf(showing(address(png), 64)), {
      pictureCodec,
      renderers: [renderer],
      bound: { max: 0, mean: 0 },
    });
    expect(pictureIn(result).type).toBe("png");
    expect(report.passes.find(({ name }) => name === "images")?.reverted).toBe(1);
    expect(report.picturesToWebp).toBe(0);
  });

  it("stay PNG where one animation is looked at and another cannot be", async () => {
    const half = pngOf(
      64,
      noisy((x, y) => (x * 4 + y) % 256),
    );
    const seenOne = showing("p.png", 64);
    const layers = [
      {
        ty: 2,
        ind: 1,
        refId: "p",
        ip: 0,
        op: 3,
        st: 0,
        ks: { o: { a: 0, k: 100, x: "var $bm_rt = 50;" } },
      },
    ];
    const bytes = toDotLottie({
      animations: [
        { id: "seen", json: seenOne },
        { id: "unseen", json: { ...seenOne, layers } },
      ],
      assets: new Map([["i/p.png", new Uint8Array(half)]]),
    });
    const bound = { max: 1, mean: 0.01 };
    const { result } = await optimise(bytes, { pictureCodec, renderers: [renderer], bound });
    const error = pictureErrorOf(await draw(bytes), await draw(result), 0);
    expect(error.max).toBeLessThanOrEqual(bound.max);
    expect(error.mean).toBeLessThanOrEqual(bound.mean);
  });

  it("are only packed where a player draws them differently each time", async () => {
    let drawn = 0;
    const unsteady = {
      name: "unsteady",
      openFrames: () => ({ width: 1, height: 1, draw: () => Uint8Array.of(0, 0, 0, (drawn++ * 100) % 256) }),
    };
    const png = pngOf(
      40,
      noisy((x) => 100 + x),
    );
    const { result } = await optimise(bytesOf(showing(address(png), 40)), {
      pictureCodec,
      renderers: [unsteady],
    });
    expect(pictureIn(result).type).toBe("webp");
    expect(seen(await pixelsOf(pictureIn(result).bytes))).toEqual(seen(await pixelsOf(png)));
  });
});
