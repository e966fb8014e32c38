import { parseAnimation } from "../parse-animation.ts";
import type { LottieJson, ParsedAnimation } from "../contract.ts";
import { toDotLottie } from "../convert/to-dotlottie.ts";
import { asObject } from "../json/json-values.ts";
import type { AccessibilityAnalysis } from "../operations/check/analyse-accessibility.ts";

/** Changes with whatever changes what is found; what was found by another one is found anew. */
export const accessibilityVersion = 4;

/** What was found, by whom and of what; stands in the manifest beside the animation, as `accessibility`. */
export interface AccessibilityCertificate {
  engine: string;
  mode: AccessibilityAnalysis["mode"];
  width: number;
  isSafe: boolean;
  largestSafeWidth: number | null;
  score: number;
  findings: { code: string; severity: string; frames: { first: number; last: number }[] }[];
  isCutShort: boolean;
  /** SHA-256 of all that the file holds but certificates. */
  content: string;
  /** SHA-256 of the certificate without this. */
  hash: string;
}

const member = "accessibility";
const engine = `Zoetrope ${accessibilityVersion}`;

/** A dotLottie that brings along what was found of one of its animations. */
export async function embedCertificate(
  source: ParsedAnimation,
  analysis: AccessibilityAnalysis,
): Promise<Uint8Array> {
  // As it will be read again: pictures that stood in the JSON are files by then.
  const written = parseAnimation(toDotLottie(source));
  const certificate = await certificateOf(analysis, await contentHash(written));
  const animations = written.animations.map((each) =>
    each.id === analysis.animationId
      ? { ...each, inManifest: { ...each.inManifest, [member]: certificate } }
      : each,
  );
  return toDotLottie({ ...written, animations });
}

/** The certificate that should stand in a file of which this was found. */
export async function certificateOf(
  analysis: AccessibilityAnalysis,
  content: string,
): Promise<AccessibilityCertificate> {
  const certificate = {
    engine,
    mode: analysis.mode,
    width: analysis.width,
    isSafe: analysis.isSafe,
    largestSafeWidth: analysis.largestSafeWidth,
    score: analysis.score.value,
    findings: analysis.findings.map(({ code, severity, frames }) => ({ code, severity, frames })),
    isCutShort: analysis.isCutShort,
    content,
  };
  return { ...certificate, hash: await hashOf([certificate]) };
}

/** What a file says of an animation, as it stands there; null for nothing. */
export const readCertificate = (parsed: ParsedAnimation, animationId: string): LottieJson | null =>
  asObject(parsed.animations.find(({ id }) => id === animationId)?.inManifest[member]);

/** SHA-256, in hexadecimal, of what a file holds, whatever its certificates and the order of its assets. */
export async function contentHash(parsed: ParsedAnimation): Promise<string> {
  const animations = parsed.animations.map(({ inManifest, ...rest }) => {
    const { [member]: _, ...others } = inManifest;
    return { ...rest, inManifest: others };
  });
  const { themes, stateMachines, initialStateMachineId, inManifest } = parsed;
  const assets = [...parsed.assets].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return await hashOf([
    { animations, themes, stateMachines, initialStateMachineId, inManifest },
    ...assets.flat(),
  ]);
}

async function hashOf(parts: readonly unknown[]): Promise<string> {
  const encoder = new TextEncoder();
  const bytes = parts.map((part) =>
    part instanceof Uint8Array ? part : encoder.encode(JSON.stringify(part)),
  );
  // Each by its own hash, so that no two lists of parts run into the same bytes.
  const hashes = await Promise.all(bytes.map((each) => crypto.subtle.digest("SHA-256", each.slice())));
  const all = new Uint8Array(hashes.length * 32);
  for (const [index, hash] of hashes.entries()) all.set(new Uint8Array(hash), index * 32);
  return [...new Uint8Array(await crypto.subtle.digest("SHA-256", all))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}
