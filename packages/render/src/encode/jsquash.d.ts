/** What is used of the codecs: the modules that Emscripten made, which their packages have types for only in browsers. */
declare module "@jsquash/*.js" {
  interface Codec {
    encode(data: Uint8Array, width: number, height: number, options: object): Uint8Array | null;
  }
  export default function open(options: {
    noInitialRun: true;
    instantiateWasm(
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance) => void,
    ): WebAssembly.Exports | object;
  }): Promise<Codec>;
  export const defaultOptions: { readonly [name: string]: number | boolean };
}
