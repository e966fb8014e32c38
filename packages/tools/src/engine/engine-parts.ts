import dotLottieWasm from "@lottiefiles/dotlottie-web/dotlottie-player.wasm?url";
import avifWasm from "@jsquash/avif/codec/enc/avif_enc.wasm?url";
import jpegWasm from "@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm?url";
import webpWasm from "@jsquash/webp/codec/enc/webp_enc_simd.wasm?url";
import { createAvifEncoder, createDrawingCore, createJpegEncoder, createWebpEncoder } from "@zoetrope/render";
import type { DrawingCore, PictureEncoder } from "@zoetrope/render";
import type { EncoderName, EngineParts } from "./engine-operation.ts";

async function fetchWasm(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(new URL(address, location.href));
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

const encoders = {
  avif: async () => await createAvifEncoder({ wasm: await fetchWasm(avifWasm) }),
  jpeg: async () => await createJpegEncoder({ wasm: await fetchWasm(jpegWasm) }),
  webp: async () => await createWebpEncoder({ wasm: await fetchWasm(webpWasm) }),
} satisfies Record<EncoderName, () => Promise<PictureEncoder>>;

/** Opens each part once; one that could not be opened is tried again. */
function openOnce<Part>(open: () => Promise<Part>): () => Promise<Part> {
  let opening: Promise<Part> | null = null;
  return () =>
    (opening ??= open().catch((error: unknown) => {
      opening = null;
      throw error;
    }));
}

export function createEngineParts(): EngineParts {
  const core = openOnce<DrawingCore>(
    async () => await createDrawingCore({ wasm: await fetchWasm(dotLottieWasm) }),
  );
  const opened = {
    avif: openOnce(encoders.avif),
    jpeg: openOnce(encoders.jpeg),
    webp: openOnce(encoders.webp),
  };
  return { core, encoder: (name) => opened[name]() };
}
