import type { WrittenFormat } from "@zoetrope/lottie";

/** What is written, and what its files end with. */
export const formats = ["json", "dotlottie"] as const;
export const extensionOf = { json: "json", dotlottie: "lottie", tgs: "tgs" } as const satisfies Record<
  WrittenFormat,
  string
>;

const written = Object.keys(extensionOf) as WrittenFormat[];

/** What an animation is to be written as by the name of its output; undefined where its ending says nothing of it. */
export const animationFormatOfName = (name: string | undefined): WrittenFormat | undefined =>
  written.find((format) => name?.toLowerCase().endsWith(`.${extensionOf[format]}`));

/** What the bytes of an animation end with: a zip is a dotLottie, gzip a sticker, and all else is read as JSON. */
export function extensionOfBytes([first, second]: Uint8Array): string {
  if (first === 0x50 && second === 0x4b) return extensionOf.dotlottie;
  return first === 0x1f && second === 0x8b ? extensionOf.tgs : extensionOf.json;
}

/** Endings by which programs know what a file is, and those that stand for them too. */
const knownEndings: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(Object.values(extensionOf).map((extension) => [extension, [extension]])),
  svg: ["svg"],
  png: ["png", "apng"],
  apng: ["apng"],
  webp: ["webp"],
  avif: ["avif"],
  jpg: ["jpg"],
  jpeg: ["jpg"],
  gif: ["gif"],
  mp4: ["mp4"],
  webm: ["webm"],
};

/** Whether a name says that a file is something else than what its bytes would end with. */
export function hasOtherExtension(name: string, extension: string): boolean {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(knownEndings, ending) && knownEndings[ending]?.includes(extension) !== true;
}
