import variant from "@jitl/quickjs-wasmfile-release-sync";
import { newQuickJSWASMModuleFromVariant, newVariant, type QuickJSWASMModule } from "quickjs-emscripten-core";
import { fuelName, meteredWasm } from "./metered-wasm.ts";
import { type ExpressionInterpreter, type Sandbox, SandboxEnded, type SandboxLimits } from "./sandbox.ts";

export interface ExpressionInterpreterOptions {
  /** `emscripten-module.wasm` of QuickJS, wherever it comes from. */
  wasm: Uint8Array;
}

const bytesInPage = 65_536;
const firstPages = 256;
/** What the interpreter takes beside the memory of programs. */
const ownPages = 64;

/** What the language itself brings: no clock, nothing that goes on afterwards, nothing that is shared. */
const intrinsics = {
  BaseObjects: true,
  Date: false,
  Eval: true,
  StringNormalize: true,
  RegExp: true,
  RegExpCompiler: true,
  JSON: true,
  Proxy: true,
  MapSet: true,
  TypedArrays: false,
  Promise: false,
} as const;

/** QuickJS, compiled once. Each sandbox is an instance of its own; nothing of the host is handed in, and nothing is asked of the network. */
export async function createExpressionInterpreter({
  wasm,
}: ExpressionInterpreterOptions): Promise<ExpressionInterpreter> {
  const compiled = await WebAssembly.compile(meteredWasm(wasm));
  return {
    async open(source, limits) {
      const { quickjs, fuel } = await instantiate(compiled, limits);
      return openSandbox(quickjs, fuel, source, limits);
    },
  };
}

async function instantiate(
  compiled: WebAssembly.Module,
  { memoryInBytes }: SandboxLimits,
): Promise<{ quickjs: QuickJSWASMModule; fuel: WebAssembly.Global }> {
  const maximum = firstPages + ownPages + Math.ceil(memoryInBytes / bytesInPage);
  const fuel: WebAssembly.Global[] = [];
  // Names of emscripten that its types leave out.
  const emscriptenModule = {
    wasmMemory: new WebAssembly.Memory({ initial: firstPages, maximum }),
    print() {},
    printErr() {},
    instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) {
      const instance = new WebAssembly.Instance(compiled, imports);
      fuel.push(instance.exports[fuelName] as WebAssembly.Global);
      refill(fuel[0], startFuel);
      done(instance);
      return instance.exports;
    },
  };
  const quickjs = await newQuickJSWASMModuleFromVariant(
    newVariant(variant, { emscriptenModule: emscriptenModule }),
  );
  const [own] = fuel;
  if (own === undefined) throw new Error("the interpreter did not start");
  return { quickjs, fuel: own };
}

/** Enough to start the interpreter and to read the library. */
const startFuel = 50_000_000;

function refill(fuel: WebAssembly.Global | undefined, rounds: number): void {
  if (fuel !== undefined) fuel.value = Math.min(Math.max(1, Math.floor(rounds)), 0x7fff_ffff);
}

function openSandbox(
  quickjs: QuickJSWASMModule,
  fuel: WebAssembly.Global,
  source: string,
  { memoryInBytes, stackInBytes }: SandboxLimits,
): Sandbox {
  /** What WebAssembly itself stopped: it is in an unknown state then, and left to the collector. */
  const ended = (error: unknown): Error =>
    error instanceof SandboxEnded
      ? error
      : fuel.value === 0
        ? new SandboxEnded("fuel")
        : new SandboxEnded(error instanceof RangeError ? "stack" : "memory");
  const guarded = <Result>(act: () => Result): Result => {
    try {
      return act();
    } catch (error) {
      throw ended(error);
    }
  };
  const runtime = quickjs.newRuntime({ memoryLimitBytes: memoryInBytes, maxStackSizeBytes: stackInBytes });
  const context = runtime.newContext({ intrinsics });
  const main = guarded(() => context.unwrapResult(context.evalCode(source, "library.js")));
  return {
    call(argument, rounds) {
      refill(fuel, rounds);
      return guarded(() => {
        const text = context.newString(argument);
        const outcome = context.callFunction(main, context.undefined, text);
        text.dispose();
        // The library catches what programs throw: what comes out of it is a lack of memory or stack.
        if (outcome.error !== undefined) throw new SandboxEnded("memory");
        return outcome.value.consume((value) => context.getString(value));
      });
    },
  };
}
