import type { LottieJson, ParsedAnimation } from "../contract.ts";
import { standaloneJson } from "../convert/to-json.ts";
import { deflate } from "../deflate/deflate.ts";
import { toDotLottie } from "../convert/to-dotlottie.ts";
import { namesUsedBy, optimiseJson, type OptimiserPass, optimiserPasses } from "../optimise/optimise-json.ts";
import {
  openSource,
  type OperationControl,
  type OperationReport,
  type Outcome,
  Pace,
  requireAnimation,
  type Source,
} from "./operation.ts";

export interface OptimiseOptions {
  /** Default: the format of the source. A Lottie JSON holds one animation. */
  format?: ParsedAnimation["format"];
  /** For a Lottie JSON of a file of several: which; default the first. */
  animationId?: string;
  /** Passes that are not to run have `false`. */
  passes?: Partial<Record<OptimiserPass, boolean>>;
  /** Names of layers that something outside the file refers to, such as a program that looks them up. */
  keepNames?: Iterable<string>;
}

export interface PassReport {
  name: OptimiserPass;
  /** Of the animations as JSON, before they are packed. */
  bytesBefore: number;
  bytesAfter: number;
  /** Members taken out, numbers rounded, layers and assets left out. */
  changes: number;
}

export interface OptimiseReport extends OperationReport {
  format: ParsedAnimation["format"];
  bytesBefore: number;
  bytesAfter: number;
  /** True where nothing smaller was found: the result is the bytes as they came. */
  isUnchanged: boolean;
  /** In the order in which they ran. */
  passes: PassReport[];
}

/**
 * The same animation in fewer bytes, never more. What it makes of its own result is that result.
 * Throws LottieError for bytes that are refused, UnknownAnimation.
 */
export async function optimise(
  source: Source,
  options: OptimiseOptions = {},
  control: OperationControl = {},
): Promise<Outcome<Uint8Array, OptimiseReport>> {
  const pace = new Pace(control);
  await pace.reach(0);
  const { parsed, diagnostics } = openSource(source);
  const format = options.format ?? parsed.format;
  const chosen = format === "json" ? onlyAnimation(parsed, options.animationId) : parsed;
  // A Lottie JSON has no state machines, and so nobody who watches its layers.
  const keepNames = new Set([
    ...(format === "json" ? [] : namesUsedBy(parsed)),
    ...(options.keepNames ?? []),
  ]);

  let animations = chosen.animations;
  const passes: PassReport[] = [];
  const wanted = optimiserPasses.filter((name) => options.passes?.[name] !== false);
  let bytes = sizeOf(animations);
  for (const [index, name] of wanted.entries()) {
    await pace.reach(0.1 + (0.7 * index) / wanted.length);
    let changes = 0;
    const onChange = (count: number): void => {
      changes += count;
    };
    animations = animations.map((each) => ({
      ...each,
      json: optimiseJson(each.json, { keepNames, passes: [name], onChange }),
    }));
    const bytesAfter = changes === 0 ? bytes : sizeOf(animations);
    passes.push({ name, bytesBefore: bytes, bytesAfter, changes });
    bytes = bytesAfter;
  }
  await pace.reach(0.8);
  const made = written({ ...chosen, animations }, format);
  const isSame = source instanceof Uint8Array && format === parsed.format && chosen === parsed;
  const before = isSame ? source : written(chosen, format);
  const isUnchanged = made.length >= before.length;
  const result = isUnchanged ? before : made;
  await pace.reach(1);
  return {
    result,
    report: {
      diagnostics,
      format,
      bytesBefore: before.length,
      bytesAfter: result.length,
      isUnchanged,
      passes,
    },
  };
}

/** A Lottie JSON of one animation comes back as it is. */
function onlyAnimation(parsed: ParsedAnimation, animationId?: string): ParsedAnimation {
  const found = requireAnimation(parsed, animationId);
  if (parsed.format === "json") return parsed;
  return { ...parsed, animations: [{ ...found, json: standaloneJson(parsed, found.id) ?? found.json }] };
}

const encode = (json: LottieJson | undefined): Uint8Array => new TextEncoder().encode(JSON.stringify(json));

const sizeOf = (animations: ParsedAnimation["animations"]): number =>
  animations.reduce((sum, { json }) => sum + encode(json).length, 0);

const written = (parsed: ParsedAnimation, format: ParsedAnimation["format"]): Uint8Array =>
  format === "json" ? encode(parsed.animations[0]?.json) : toDotLottie(parsed, { deflate });
