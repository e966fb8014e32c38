import { crc32 } from "../archive/crc32.ts";
import type { LottieJson, ParsedAnimation } from "../contract.ts";
import { asObject, asString } from "../json/json-values.ts";

/** Who wrote a file, and where it was optimised with which fingerprint, a checksum of both: "Zoetrope/1f4k2a". */
const mark = / ?Zoetrope\/([0-9a-z]+)$/;

/**
 * What was measured once is not measured again: rounding what is rounded would move it a little further each time. A file says so at the
 * end of its generator, where the lineage of a file stands; with a checksum, so that a file that was edited since is optimised anew.
 */
export function readMark(generator: unknown): { generator: string; mark: string | null } {
  const text = asString(generator) ?? "";
  const found = mark.exec(text);
  return found === null
    ? { generator: text, mark: null }
    : { generator: text.slice(0, found.index), mark: found[1] ?? null };
}

export const writeMark = (generator: string, checksum: string): string =>
  `${generator === "" || generator === "Zoetrope" ? "" : `${generator} `}Zoetrope/${checksum}`;

/** Of all that is written, and of what it was asked to be. */
export const checksumOf = (written: Uint8Array, fingerprint: string): string =>
  (crc32(written) ^ (crc32(new TextEncoder().encode(fingerprint)) >>> 0)).toString(36).replace("-", "z");

/** The generator of a Lottie JSON is in its `meta`, that of a dotLottie in its manifest. */
export function generatorOf(parsed: ParsedAnimation): unknown {
  if (parsed.format === "dotlottie") return parsed.inManifest["generator"];
  return asObject(parsed.animations[0]?.json["meta"])?.["g"];
}

export function withGenerator(parsed: ParsedAnimation, generator: string): ParsedAnimation {
  if (parsed.format === "dotlottie") {
    const { generator: _before, ...inManifest } = parsed.inManifest;
    return { ...parsed, inManifest: generator === "" ? inManifest : { ...inManifest, generator } };
  }
  return {
    ...parsed,
    animations: parsed.animations.map((each, index) =>
      index === 0 ? { ...each, json: withMeta(each.json, generator) } : each,
    ),
  };
}

/** Animations that carry no mark: beside a manifest, theirs is of no use. */
export const withoutOwnMarks = (animations: ParsedAnimation["animations"]): ParsedAnimation["animations"] =>
  animations.map((each) => {
    const { generator, mark: own } = readMark(asObject(each.json["meta"])?.["g"]);
    return own === null ? each : { ...each, json: withMeta(each.json, generator) };
  });

function withMeta(json: LottieJson, generator: string): LottieJson {
  const { g: _before, ...rest } = asObject(json["meta"]) ?? {};
  const meta = generator === "" ? rest : { ...rest, g: generator };
  if (Object.keys(meta).length > 0) return { ...json, meta };
  const { meta: _meta, ...without } = json;
  return without;
}
