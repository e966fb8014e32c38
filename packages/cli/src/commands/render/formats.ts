/** What is made, what its files end with, and which options it heeds beside those of all. */
export const formats = {
  png: { extension: "png" },
  webp: { extension: "webp" },
  avif: { extension: "avif" },
  jpeg: { extension: "jpg" },
  gif: { extension: "gif" },
  apng: { extension: "apng" },
  "webp-animated": { extension: "webp" },
  sheet: { extension: "png" },
  mp4: { extension: "mp4" },
  webm: { extension: "webm" },
  "avif-animated": { extension: "avif" },
} as const satisfies Record<string, { extension: string }>;
export type Format = keyof typeof formats;
export const formatNames = Object.keys(formats) as Format[];

const byExtension: Readonly<Record<string, Format>> = {
  png: "png",
  webp: "webp",
  avif: "avif",
  jpg: "jpeg",
  jpeg: "jpeg",
  gif: "gif",
  apng: "apng",
  mp4: "mp4",
  webm: "webm",
};

/** What a sheet may be encoded as. */
export const stillFormats = ["png", "webp", "avif", "jpeg"] as const satisfies Format[];
export type StillFormat = (typeof stillFormats)[number];

/** The format that a name asks for. */
export const formatOfName = (name: string | undefined): Format | undefined =>
  byExtension[/\.([a-z0-9]+)$/.exec(name ?? "")?.[1] ?? ""];
