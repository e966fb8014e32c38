/** What is used of it: the package's own types ask for a browser's `ImageData`, of which it reads no more than this. */
declare module "@jsquash/webp/encode.js" {
  export function init(wasm: WebAssembly.Module): Promise<unknown>;
  export default function encode(
    picture: { data: Uint8ClampedArray; width: number; height: number },
    options: { quality: number },
  ): Promise<ArrayBuffer>;
}
