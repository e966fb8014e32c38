import { PNG } from "pngjs";
import { describe, expect, it } from "vitest";
import type { LottieJson, ParsedAnimation } from "../../contract.ts";
import { toBase64 } from "../../convert/base64.ts";
import { findAsset } from "../../convert/embedded-images.ts";
import { toDotLottie } from "../../convert/to-dotlottie.ts";
import { optimise } from "../../operations/index.ts";
import { parseAnimation } from "../../parse-animation.ts";
import { animation, bytesOf } from "../../testing/small-animation.ts";
import type { PictureCodec } from "./picture-codec.ts";

const png = (shade: number): Uint8Array => {
  const made = new PNG({ width: 9, height: 9 });
  for (let at = 0; at < made.data.length; at += 4)
    made.data.set([(at * 7) % 256, (at * at) % 251, shade, 255], at);
  return new Uint8Array(PNG.sync.write(made));
};
/** Its WebPs are twelve bytes: nothing here looks into them. */
const pictureCodec: PictureCodec = {
  encodeWebp: async ({ pixels }) =>
    Uint8Array.of(...new TextEncoder().encode("RIFF....WEBP"), pixels[2] ?? 0),
};
const shows = (...assets: LottieJson[]): LottieJson =>
  animation(
    assets.map(({ id }, index) => ({ ty: 2, ind: index + 1, refId: id, ip: 0, op: 10, st: 0, ks: {} })),
    { assets },
  );
const member = (id: string, p: string, u = "/i/"): LottieJson => ({ id, w: 9, h: 9, u, p, e: 0 });

async function packed(
  animations: LottieJson[],
  assets: Record<string, Uint8Array>,
  more: Partial<Parameters<typeof toDotLottie>[0]> = {},
): Promise<{ parsed: ParsedAnimation; toWebp: number }> {
  const bytes = toDotLottie({
    animations: animations.map((json, index) => ({ id: `a${index}`, json })),
    assets: new Map(Object.entries(assets)),
    ...more,
  });
  const { result, report } = await optimise(bytes, { pictureCodec });
  return { parsed: parseAnimation(result), toWebp: report.picturesToWebp };
}

const pictures = ({ animations, assets }: ParsedAnimation) =>
  animations.map(({ json }) =>
    (json["assets"] as { p: string; u: string }[]).map(({ p, u }) => findAsset(p, u, assets)),
  );

describe("pictures that become WebP", () => {
  it("have another name in a dotLottie, by which every animation finds them", async () => {
    const { parsed, toWebp } = await packed(
      [shows(member("x", "one.png"), member("y", "i/two.PNG", "")), shows(member("z", "one.png"))],
      { "i/one.png": png(1), "i/two.PNG": png(2) },
    );
    expect(pictures(parsed)).toEqual([["i/one.webp", "i/two.webp"], ["i/one.webp"]]);
    expect([...parsed.assets.keys()]).toEqual(["i/one.webp", "i/two.webp"]);
    expect(toWebp).toBe(2);
  });

  it("take no name that something has, in whatever folder and letters", async () => {
    const { parsed } = await packed(
      [
        shows(
          member("x", "one.png"),
          member("y", "One.webp"),
          member("z", "one-1.webp", "https://example.com/"),
        ),
      ],
      { "i/one.png": png(1), "u/One.webp": Uint8Array.of(1), "f/one-2.webp": Uint8Array.of(2) },
    );
    expect([...parsed.assets.keys()].toSorted()).toEqual(["f/one-2.webp", "i/one-3.webp", "u/One.webp"]);
    expect(pictures(parsed)[0]?.[0]).toBe("i/one-3.webp");
  });

  it("stay PNG where a theme or the manifest names them, or nobody does", async () => {
    const { parsed, toWebp } = await packed(
      [shows(member("x", "named.png"), member("y", "told.png"))],
      { "i/named.png": png(1), "i/told.png": png(2), "i/alone.png": png(3) },
      {
        themes: [{ id: "t", json: { rules: [{ id: "s", type: "Image", value: { path: "i/named.png" } }] } }],
        inManifest: { preview: "i/told.png" },
      },
    );
    expect([...parsed.assets.keys()].toSorted()).toEqual(["i/alone.png", "i/named.png", "i/told.png"]);
    expect(toWebp).toBe(0);
  });

  it("stay PNG where a theme names them with escapes, and under names that are not those of pictures", async () => {
    const { parsed, toWebp } = await packed(
      [shows(member("x", "a b.png"), member("y", "bare"), member("z", ".png"))],
      { "i/a b.png": png(1), "i/bare": png(2), "i/.png": png(3) },
      {
        themes: [{ id: "t", json: { rules: [{ id: "s", type: "Image", value: { path: "i/a%20b.png" } }] } }],
      },
    );
    expect([...parsed.assets.keys()].toSorted()).toEqual(["i/.png", "i/a b.png", "i/bare"]);
    expect(toWebp).toBe(0);
  });

  it("are not counted where their address is none for everybody", async () => {
    const { result, report } = await optimise(
      bytesOf({
        ...shows({ id: "x", w: 9, h: 9, u: "", p: `DATA:image/png;base64,${toBase64(png(1))}`, e: 1 }),
        nm: "a name that can be left out, so that the file is smaller",
      }),
      { pictureCodec },
    );
    expect(new TextDecoder().decode(result)).toContain('"p":"DATA:image/png;base64,');
    expect([report.isUnchanged, report.picturesToWebp]).toEqual([false, 0]);
  });

  it("say so in an address, whatever it called them, and are in the files of what is packed then", async () => {
    const source = bytesOf(
      shows({ id: "x", w: 9, h: 9, u: "", p: `data:image/jpeg;base64,${toBase64(png(1))}`, e: 1 }),
    );
    const { result, report } = await optimise(source, { pictureCodec });
    expect(new TextDecoder().decode(result)).toContain('"p":"data:image/webp;base64,UklGR');
    expect(report.picturesToWebp).toBe(1);
    const { result: archive } = await optimise(source, { pictureCodec, format: "dotlottie" });
    expect([...parseAnimation(archive).assets.keys()]).toEqual(["i/image-0.webp"]);
  });

  it("stay PNG where that is asked for, where nobody packs them, and where WebP is no smaller", async () => {
    const source = bytesOf(
      shows({ id: "x", w: 9, h: 9, u: "", p: `data:image/png;base64,${toBase64(png(1))}`, e: 1 }),
    );
    const large: PictureCodec = { encodeWebp: async () => new Uint8Array(9_999) };
    const none: PictureCodec = { encodeWebp: async () => null };
    for (const options of [
      {},
      { pictureCodec, pictureFormat: "png" },
      { pictureCodec: large },
      { pictureCodec: none },
      { pictureCodec, passes: { images: false } },
    ] as const) {
      const { result, report } = await optimise(source, options);
      expect(new TextDecoder().decode(result)).toContain('"p":"data:image/png;base64,');
      expect(report.picturesToWebp).toBe(0);
    }
  });

  it("can be given up between two of them", async () => {
    const controller = new AbortController();
    const reason = new Error("given up");
    let made = 0;
    const counting: PictureCodec = {
      async encodeWebp() {
        made++;
        controller.abort(reason);
        return null;
      },
    };
    const source = bytesOf(
      shows(
        ...[1, 2, 3].map((shade) => ({
          id: `p${shade}`,
          w: 9,
          h: 9,
          u: "",
          p: `data:image/png;base64,${toBase64(png(shade))}`,
          e: 1,
        })),
      ),
    );
    await expect(optimise(source, { pictureCodec: counting }, { signal: controller.signal })).rejects.toBe(
      reason,
    );
    expect(made).toBe(1);
  });
});
