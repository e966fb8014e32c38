import { toVideo, videoFormat } from "../browser-video.ts";
import {
  createAvifEncoder,
  createDrawingCore,
  createJpegEncoder,
  createWebpEncoder,
  estimateSize,
  fitSize,
  renderFrame,
  toAnimatedWebp,
  toApng,
  toGif,
  toPicture,
  toSheet,
} from "../index.ts";

/** What a page asks this worker for: all that is drawn for people, in a thread of a page. */
const read = async (name: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await (await fetch(name)).arrayBuffer());

async function run(): Promise<{ name: string; bytes: Uint8Array; report: unknown }[]> {
  const core = await createDrawingCore({ wasm: await read("/dotlottie-player.wasm") });
  const file = await read("/moving.json");
  const webp = await createWebpEncoder({ wasm: await read("/webp_enc_simd.wasm") });
  const avif = await createAvifEncoder({ wasm: await read("/avif_enc.wasm") });
  const jpeg = await createJpegEncoder({ wasm: await read("/mozjpeg_enc.wasm") });
  const made = {
    "frame.rgba": async () => {
      const { result, report } = await renderFrame(file, { core, frame: 7 });
      return { result: result.pixels, report };
    },
    "frame.webp": () => toPicture(file, { core, frame: 7, encoder: webp, quality: 90 }),
    "frame.avif": () => toPicture(file, { core, frame: 7, encoder: avif, quality: 90 }),
    "frame.jpeg": () => toPicture(file, { core, frame: 7, encoder: jpeg, quality: 95 }),
    "sheet.webp": () => toSheet(file, { core, count: 4, encoder: webp, quality: 90 }),
    "moving.webp": () => toAnimatedWebp(file, { core, encoder: webp, framesPerSecond: 10 }),
    "moving.gif": () => toGif(file, { core, framesPerSecond: 10 }),
    "moving.apng": () => toApng(file, { core, framesPerSecond: 10 }),
    "moving.mp4": () => toVideo(file, { core, format: "mp4" }),
    "moving.webm": () => toVideo(file, { core, format: "webm", plays: 2 }),
    "on-blue.webm": () => toVideo(file, { core, format: "webm", background: "#b0a890" }),
    "coarse.webm": () => toVideo(file, { core, format: "webm", background: "#b0a890", quality: 10 }),
    "fitting.webm": () => fitSize(file, { core, format: videoFormat({ format: "webm" }), maxBytes: 9_000 }),
    "estimated.mp4": async () => {
      const { result } = await estimateSize(file, { core, format: videoFormat({ format: "mp4" }) });
      return { result: new Uint8Array(), report: result };
    },
    "bounded.mp4": () => toVideo(file, { core, format: "mp4", bitrate: 40_000 }),
  };
  const all = [];
  for (const [name, make] of Object.entries(made)) {
    const { result, report } = await make();
    all.push({ name, bytes: result, report });
  }
  return all;
}

run().then(
  (files) => postMessage({ files }),
  (error: unknown) => postMessage({ error: error instanceof Error ? error.stack : String(error) }),
);
