import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { DotLottie } from "@lottiefiles/dotlottie-web";
import { type LottieJson, mayRunPrograms, parseAnimation, toDotLottie } from "@zoetrope/lottie";
import { afterAll, beforeAll, expect, it } from "vitest";
import { animation, bytesOf, rectangle, shapeLayer } from "@zoetrope/lottie/testing/small-animation";
import { createRenderer } from "../renderer/create-renderer.ts";

/** A picture is drawn by whatever loader takes it: the player itself is asked what came of an animation in its place. */
const canvas = { width: 100, height: 100 };
const renderer = createRenderer({ workers: 1 });

beforeAll(async () => {
  const wasm = await readFile(
    fileURLToPath(import.meta.resolve("@lottiefiles/dotlottie-web/dotlottie-player.wasm")),
  );
  DotLottie.setWasmUrl(`data:application/wasm;base64,${wasm.toString("base64")}`);
});
afterAll(() => renderer.close());

/** Shows a green field where its program runs, and nothing elsewhere. */
const inner = JSON.stringify(
  animation([
    shapeLayer([rectangle(0, 0, 100, 100, [0, 1, 0])], { ks: { o: { a: 0, k: 0, x: "$bm_rt = 100;" } } }),
  ]),
);
const base64 = (text: string): string => Buffer.from(text).toString("base64");
const showing = (p: string, rest: LottieJson = {}): LottieJson =>
  animation([{ ty: 2, refId: "p", ind: 1, ip: 0, op: 60, st: 0, ks: {} }], {
    assets: [{ id: "p", w: 100, h: 100, u: "", e: 1, p, ...rest }],
  });
const picture = `data:image/png;base64,${base64(inner)}`;
const archiveWith = (path: string): Uint8Array =>
  toDotLottie({
    animations: [{ id: "a", json: showing(path, { u: "/i/", e: 0 }) }],
    assets: new Map([[`i/${path}`, new TextEncoder().encode(inner)]]),
  });

const disguises: [string, Uint8Array][] = [
  ["as a picture", bytesOf(showing(picture))],
  ["as a drawing", bytesOf(showing(picture.replace("png", "svg+xml")))],
  ["behind blanks", bytesOf(showing(`data:image/png;base64,${base64(` \n\t${inner}`)}`))],
  ["behind letters that are passed over", bytesOf(showing(picture.replace(",", ", \né")))],
  ["behind a second comma", bytesOf(showing(picture.replace("png", "png,,")))],
  [
    "under an address in escapes",
    new TextEncoder().encode(
      JSON.stringify(showing(picture)).replace('"data:', String.raw`"\u0064at\u0061:`),
    ),
  ],
  [
    "in another of its kind",
    bytesOf(showing(`data:image/png;base64,${base64(JSON.stringify(showing(picture)))}`)),
  ],
  ["in an archive as a picture", archiveWith("p.png")],
  ["in an archive as what it is", archiveWith("p.json")],
];

/** In a player of its own, which stays: pictures of one that is gone are taken for those of the next. */
async function isGreen(bytes: Uint8Array): Promise<boolean> {
  const player = new DotLottie({ canvas });
  await new Promise<void>((resolve) => player.addEventListener("ready", () => resolve()));
  player.load({ data: bytes[0] === 0x50 ? bytes.slice().buffer : new TextDecoder().decode(bytes) });
  player.setFrame(5);
  const [red, green] = player.buffer?.subarray(4 * 5050) ?? [];
  return red === 0 && green === 255;
}

it.each(disguises)(
  "an animation %s runs its program in the player, and is published without it",
  async (_, bytes) => {
    expect(await isGreen(bytes)).toBe(true);
    expect(mayRunPrograms(bytes)).toBe(true);
    const prepared = await renderer.prepare(bytes);
    if ("refused" in prepared) throw new Error(prepared.refused.reason);
    expect(prepared.diagnostics).toContainEqual(expect.objectContaining({ code: "animations-as-pictures" }));
    for (const [format, file] of Object.entries(prepared.files)) {
      expect(await isGreen(file), format).toBe(false);
      expect(mayRunPrograms(file), format).toBe(false);
    }
  },
);

it("pictures stay as they are, also where blanks come before a drawing", () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  const assetOf = (p: string): unknown => {
    const parsed = parseAnimation(bytesOf(showing(p)));
    expect(parsed.diagnostics).toEqual([]);
    const assets = parsed.animations[0]?.json["assets"] as LottieJson[] | undefined;
    return assets?.[0]?.["p"];
  };
  const plain = `data:image/svg+xml;base64,${base64(drawing)}`;
  for (const p of [plain, `data:image/svg+xml;utf8,${drawing}`, "data:image/jpeg;base64,/9j/4AAQ"])
    expect(assetOf(p)).toBe(p);
  expect(assetOf(`data:image/svg+xml;base64,${base64(`\n ${drawing}`)}`)).toBe(plain);
});
