import { apngFormat, gifFormat, webpFormat, type MovingFormat, type MovingOptions } from "@zoetrope/render";
import type { EngineParts } from "../../engine/engine-operation.ts";

export interface MovingChoice extends Omit<MovingOptions, "core"> {
  format: MovingFormat["name"];
  /** Of WebP and videos: 1 to 100, default 80. */
  quality?: number;
  /** Of GIFs. */
  dither?: boolean;
}

export const mediaTypes = {
  gif: "image/gif",
  apng: "image/apng",
  webp: "image/webp",
  mp4: "video/mp4",
  webm: "video/webm",
} as const satisfies Record<MovingFormat["name"], string>;

export const extensions = { gif: "gif", apng: "png", webp: "webp", mp4: "mp4", webm: "webm" } as const;

/** How a choice is encoded; encoders are fetched where they are needed. */
export async function movingFormatOf(
  { format, quality, dither }: MovingChoice,
  parts: EngineParts,
): Promise<MovingFormat> {
  const ofQuality = quality === undefined ? {} : { quality };
  switch (format) {
    case "gif":
      return gifFormat(dither === undefined ? {} : { dither });
    case "apng":
      return apngFormat();
    case "webp":
      return webpFormat({ encoder: await parts.webpEncoder(), ...ofQuality });
    case "mp4":
    case "webm": {
      const { videoFormat } = await import("@zoetrope/render/browser-video");
      return videoFormat({ format, ...ofQuality });
    }
  }
}
