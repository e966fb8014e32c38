import dotLottieWasm from "@lottiefiles/dotlottie-web/dotlottie-player.wasm?url";
import quickjsWasm from "@jitl/quickjs-wasmfile-release-sync/wasm?url";
import webpWasm from "@jsquash/webp/codec/enc/webp_enc_simd.wasm?url";
import type { ExpressionInterpreter } from "@zoetrope/lottie/expressions";
import type { PictureCodec } from "@zoetrope/lottie";
import { createDrawingCore, createPictureCodec, createWebpEncoder } from "@zoetrope/render";
import type { DrawingCore, PictureEncoder } from "@zoetrope/render";
import type { EngineParts } from "./engine-operation.ts";

async function fetchWasm(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(new URL(address, location.href));
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Opens each part once; one that could not be opened is tried again. */
function openOnce<Part>(open: () => Promise<Part>): () => Promise<Part> {
  let opening: Promise<Part> | null = null;
  return () =>
    (opening ??= open().catch((error: unknown) => {
      opening = null;
      throw error;
    }));
}

export const createEngineParts = (): EngineParts => ({
  core: openOnce<DrawingCore>(async () => await createDrawingCore({ wasm: await fetchWasm(dotLottieWasm) })),
  webpEncoder: openOnce<PictureEncoder>(
    async () => await createWebpEncoder({ wasm: await fetchWasm(webpWasm) }),
  ),
  pictureCodec: openOnce<PictureCodec>(
    async () => await createPictureCodec({ wasm: await fetchWasm(webpWasm) }),
  ),
  interpreter: openOnce<ExpressionInterpreter>(async () => {
    const { createExpressionInterpreter } = await import("@zoetrope/lottie/expressions");
    return await createExpressionInterpreter({ wasm: await fetchWasm(quickjsWasm) });
  }),
});
