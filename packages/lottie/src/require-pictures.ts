import { asString, type JsonObject, objectsIn } from "./json-values.ts";
import { LottieError } from "./lottie-error.ts";
import type { ParseLimits } from "./parse-limits.ts";
import { picturePixels } from "./picture-size.ts";
import { forEachObject } from "./walk.ts";

/**
 * Refuses pictures that take more memory to show than a page has, whatever they take packed: those inside the documents, and
 * those that assets take out of the archive, each time that one does.
 */
export function requirePictures(
  documents: readonly unknown[],
  files: ReadonlyMap<string, Uint8Array>,
  limits: ParseLimits,
  what: string,
): void {
  let pixels = 0;
  for (const document of documents)
    forEachObject(document, (object) => {
      for (const key of ["p", "src"]) {
        const source = asString(object[key]);
        if (source !== null && /^data:/i.test(source)) pixels += picturePixels(decode(source));
      }
    });
  const sizes = new Map([...files].map(([path, bytes]) => [nameOf(path), picturePixels(bytes)]));
  for (const document of documents)
    for (const asset of objectsIn((document as JsonObject | null)?.["assets"]))
      pixels += sizes.get(nameOf(asString(asset["p"]) ?? "")) ?? 0;
  if (pixels <= limits.maxPicturePixels) return;
  throw new LottieError(
    "picture-too-large",
    `The pictures in ${what} have ${Math.ceil(pixels / 1e6)} million pixels; at most ${limits.maxPicturePixels / 1e6} million can be shown. Scale them down to the size at which they are seen.`,
  );
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

/** As forgiving as players are: whatever is no letter of base64 is passed over. */
function decode(uri: string): Uint8Array {
  const text = uri.slice(uri.indexOf(",") + 1).replaceAll(/[^A-Za-z0-9+/]/g, "");
  const whole = atob(text.slice(0, text.length - (text.length % 4)));
  return Uint8Array.from(whole, (letter) => letter.charCodeAt(0));
}
