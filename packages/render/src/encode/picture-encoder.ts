import type { RawFrame } from "../drawing/raw-frame.ts";

export interface QualityOptions {
  /** 1 to 100, default 80. */
  quality?: number;
}

/** Makes a file of a picture. */
export type PictureEncoder = (frame: RawFrame, options?: QualityOptions) => Promise<Uint8Array<ArrayBuffer>>;

export interface EncoderOptions {
  /** The WebAssembly of the codec, wherever it comes from. */
  wasm: Uint8Array<ArrayBuffer>;
}

/** What Emscripten makes of a codec. */
type OpenCodec = (options: {
  noInitialRun: true;
  instantiateWasm(
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance) => void,
  ): WebAssembly.Exports | object;
}) => Promise<Codec>;

const defaultQuality = 80;

interface Codec {
  /** In the memory of the codec. Null where it cannot be. */
  encode(data: Uint8Array, width: number, height: number, options: object): Uint8Array | null;
}

/** A codec that is handed its WebAssembly: it asks no network, and no other thread, for anything. */
export async function openCodec(open: OpenCodec, { wasm }: EncoderOptions): Promise<Codec> {
  const module = await WebAssembly.compile(wasm);
  return await open({
    noInitialRun: true,
    instantiateWasm(imports, done) {
      const instantiate = async (): Promise<void> => done(await WebAssembly.instantiate(module, imports));
      void instantiate();
      return {};
    },
  });
}

/** An encoder of such a codec. */
export async function openEncoder(
  open: OpenCodec,
  options: EncoderOptions,
  optionsOf: (quality: number) => object,
): Promise<PictureEncoder> {
  const codec = await openCodec(open, options);
  return async ({ pixels, width, height }, { quality = defaultQuality } = {}) => {
    const encoded = codec.encode(pixels, width, height, optionsOf(Math.min(100, Math.max(1, quality))));
    if (encoded === null) throw new Error("the picture could not be encoded");
    // A copy: what was given is the memory of the codec.
    return new Uint8Array(encoded);
  };
}
