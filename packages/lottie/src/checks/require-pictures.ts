import { fromBase64 } from "../convert/base64.ts";
import { asString, type JsonObject, objectsIn } from "../json/json-values.ts";
import { LottieError } from "../lottie-error.ts";
import type { ParseLimits } from "./parse-limits.ts";
import { picturePixels } from "./picture-size.ts";
import { forEachObject } from "../json/walk.ts";
import { readableNumber } from "./readable-number.ts";

/**
 * Refuses pictures that take more memory to show than a page has, whatever they take packed: those inside the documents, and
 * those that assets take out of the archive, each time that one does. `searched`: the documents that may have pictures inside.
 */
export function requirePictures(
  documents: readonly unknown[],
  files: ReadonlyMap<string, Uint8Array>,
  limits: ParseLimits,
  what: string,
  searched = documents,
): void {
  let pixels = 0;
  for (const document of searched)
    forEachObject(document, (object) => {
      // Whatever it is called: an asset, a slot and a theme each have their own name for it.
      for (const name in object) {
        const source = object[name];
        if (typeof source === "string" && isAddressOfData(source))
          pixels += picturePixels(fromBase64(source.slice(source.indexOf(",") + 1)));
      }
    });
  const sizes = new Map([...files].map(([path, bytes]) => [nameOf(path), picturePixels(bytes)]));
  for (const document of documents)
    for (const asset of objectsIn((document as JsonObject | null)?.["assets"]))
      pixels += sizes.get(nameOf(asString(asset["p"]) ?? "")) ?? 0;
  if (pixels <= limits.maxPicturePixels) return;
  throw new LottieError(
    "picture-too-large",
    `The pictures in ${what} have ${readableNumber(Math.ceil(pixels / 1e6))} million pixels; at most ${limits.maxPicturePixels / 1e6} million can be shown. Scale them down to the size at which they are seen.`,
  );
}

const colon = 0x3a;
/** Most texts are a letter or two, and are told by that. */
const isAddressOfData = (text: string): boolean =>
  text.length > 4 && text.charCodeAt(4) === colon && /^data:/i.test(text);

const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);
