import type { JsonObject } from "../../json/json-values.ts";
import { defaultBakeLimits } from "../bake-limits.ts";
import { LibraryLink } from "../library-link.ts";
import type { Value } from "../library/values.ts";
import { bouncing } from "./bounce.ts";
import { openInterpreter } from "./open-interpreter.ts";

const keyOf = { number: "r", vector: "p" } as const;

/** What the program of a layer's rotation (a number) or position (a list) gives at a frame, in the sandbox. Throws what it threw. */
export async function valueOf(
  program: string,
  { frame = 0, kind = "number", json }: { frame?: number; kind?: keyof typeof keyOf; json?: JsonObject } = {},
): Promise<Value> {
  const key = keyOf[kind];
  const document = json ?? bouncing();
  const [layer] = document["layers"] as { ks: Record<string, JsonObject> }[];
  Object.assign(layer?.ks[key] ?? {}, { x: program });
  const pointer = `/layers/0/ks/${key}`;
  const { link } = await LibraryLink.open(await openInterpreter(), defaultBakeLimits, {
    document,
    pointers: [pointer],
    disabled: [],
  });
  const { value, failures } = link.value(pointer, frame);
  const [failure] = failures;
  if (failure !== undefined) throw new Error(`${failure.reason}: ${failure.message}`);
  return value;
}
