import { createDrawingCore } from "@zoetrope/render";
import * as harfbuzz from "harfbuzzjs";
import { sameBytesOperations } from "./same-bytes-operations.ts";

const read = async (name: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await (await fetch(name)).arrayBuffer());

/** Runs every operation in a worker of a page, and tells the digest of each. */
async function run(): Promise<{ [name: string]: string }> {
  const core = await createDrawingCore({ wasm: await read("/dotlottie-player.wasm") });
  const given = {
    core,
    bytes: await read("/walk.json"),
    svg: await read("/icon.svg"),
    read: (name: string) => read(`/${name}`),
    jpegWasm: await read("/mozjpeg_enc.wasm"),
    webpWasm: await read("/webp_enc_simd.wasm"),
    harfbuzz,
  };
  const digests: { [name: string]: string } = {};
  for (const [name, { run: operate }] of Object.entries(sameBytesOperations)) {
    const bytes = new Uint8Array(await operate(given));
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    digests[name] =
      `${bytes.length} ${[...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
  }
  return digests;
}

run().then(
  (digests) => postMessage({ digests }),
  (error: unknown) => postMessage({ error: error instanceof Error ? error.stack : String(error) }),
);
