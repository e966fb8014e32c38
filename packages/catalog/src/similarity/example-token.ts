import type { AnimationVectors } from "@zoetrope/render/server";
import { lookBytes, motionBytes, vectorsVersion } from "@zoetrope/render/vector-layout";

/** Base64url, three bytes in four letters. */
export const exampleTokenLength = Math.ceil(((1 + lookBytes + motionBytes) * 4) / 3);

/** What an example is like, in an address: nothing of the file itself, and nothing that has to be kept. */
export const exampleTokenOf = ({ look, motion }: AnimationVectors): string =>
  Buffer.concat([Uint8Array.of(vectorsVersion), look, motion]).toString("base64url");

/** Null for what is none, or was made by another version. */
export function readExampleToken(token: string): AnimationVectors | null {
  if (token.length !== exampleTokenLength || !/^[\w-]+$/.test(token)) return null;
  const bytes = Buffer.from(token, "base64url");
  if (bytes[0] !== vectorsVersion) return null;
  return { look: bytes.subarray(1, 1 + lookBytes), motion: bytes.subarray(1 + lookBytes) };
}
