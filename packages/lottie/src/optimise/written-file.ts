import type { LottieJson, ParsedAnimation } from "../contract.ts";
import { toDotLottie } from "../convert/to-dotlottie.ts";
import { deflate } from "../deflate/deflate.ts";
import { checksumOf, generatorOf, readMark, withGenerator, writeMark } from "./mark.ts";

/** The bytes of a file, packed as well as can be. */
export const written = (parsed: ParsedAnimation, format: ParsedAnimation["format"]): Uint8Array =>
  format === "json"
    ? encode(parsed.animations[0]?.json)
    : toDotLottie(parsed, { deflate, ...withoutOwnName(parsed) });

/** Who made a file need not be said (dotLottie 2, manifest), and in a small one it is a hundredth of it. */
const withoutOwnName = ({ inManifest }: ParsedAnimation): { generator?: "" } =>
  inManifest["generator"] === undefined ? { generator: "" } : {};

/** Animations as JSON, and the pictures and fonts beside them. */
export const sizeOf = ({ animations, assets }: Pick<ParsedAnimation, "animations" | "assets">): number =>
  [...assets.values(), ...animations.map(({ json }) => encode(json))].reduce(
    (sum, each) => sum + each.length,
    0,
  );

/** True for what this has made with the same fingerprint, and nobody has changed since. */
export function isMarked(parsed: ParsedAnimation, fingerprint: string): boolean {
  const { generator, mark } = readMark(generatorOf(parsed));
  return mark !== null && mark === checksumOf(loose(withGenerator(parsed, generator)), fingerprint);
}

/** The same file, which says so. */
export function marked(parsed: ParsedAnimation, fingerprint: string): ParsedAnimation {
  const { generator } = readMark(generatorOf(parsed));
  const plain = withGenerator(parsed, generator === "Zoetrope" ? "" : generator);
  return withGenerator(parsed, writeMark(generator, checksumOf(loose(plain), fingerprint)));
}

/** Everything that is written, quickly. */
const loose = (parsed: ParsedAnimation): Uint8Array =>
  parsed.format === "json"
    ? encode(parsed.animations[0]?.json)
    : toDotLottie(parsed, { deflate: (bytes) => bytes });

const encode = (json: LottieJson | undefined): Uint8Array => new TextEncoder().encode(JSON.stringify(json));
