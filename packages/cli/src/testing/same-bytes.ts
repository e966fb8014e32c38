import { convert, type HarfBuzz, type ParsedAnimation } from "@zoetrope/lottie";
import type { DrawingCore } from "@zoetrope/render";

interface Given {
  /** The animation that is worked on, and an SVG. */
  bytes: Uint8Array;
  svg: Uint8Array;
  /** Any other of the files that examples name. */
  read(name: string): Promise<Uint8Array>;
  core: DrawingCore;
  jpegWasm: Uint8Array<ArrayBuffer>;
  webpWasm: Uint8Array<ArrayBuffer>;
  harfbuzz: HarfBuzz;
}

export interface SameBytes {
  run(given: Given): Promise<Uint8Array>;
  /** The same on the command line, where it can: what stands behind `zoetrope`, with the names of the files. */
  command?: readonly string[];
}

export const asBytes = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

export const written = async ({ result }: { result: ParsedAnimation }): Promise<Uint8Array> =>
  (await convert(result, { format: result.format })).result;
