import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createDrawingCore, createWebpEncoder, type DrawingPlayer } from "@zoetrope/render";

// Both addresses are written anew when the package is built, which brings the files along (build-command.ts).
const playerAddress = import.meta.resolve("@lottiefiles/dotlottie-web/dotlottie-player.wasm");
const webpAddress = import.meta.resolve("@jsquash/webp/codec/enc/webp_enc_simd.wasm");

const read = async (address: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await readFile(fileURLToPath(address)));

let player: Promise<DrawingPlayer> | null = null;
/** One for all files: it takes a moment to start. */
export const openPlayer = (): Promise<DrawingPlayer> =>
  (player ??= read(playerAddress).then((wasm) => createDrawingCore(wasm)));

let webpEncoder: ReturnType<typeof createWebpEncoder> | null = null;
export const openWebpEncoder = (): ReturnType<typeof createWebpEncoder> =>
  (webpEncoder ??= read(webpAddress).then((wasm) => createWebpEncoder(wasm)));
