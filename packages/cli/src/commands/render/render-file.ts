import type { OperationControl, Outcome } from "@zoetrope/lottie";
import { type DrawReport, toAnimatedWebp, toApng, toGif, toPicture, toPng, toSheet } from "@zoetrope/render";
import { toVideo } from "@zoetrope/render/node";
import { openCore, openEncoder } from "./drawing.ts";
import type { RenderSettings } from "./render-options.ts";

/** A file as was wished, by the operation of its format. */
export async function renderFile(
  bytes: Uint8Array,
  settings: RenderSettings,
  control: OperationControl,
): Promise<Outcome<Uint8Array, DrawReport>> {
  const { format, frame, quality, timing, count, columns, sheetFormat, ffmpeg = "" } = settings;
  const drawing = { core: await openCore(), ...settings.drawing };
  switch (format) {
    case "png":
      return await toPng(bytes, { ...drawing, frame }, control);
    case "webp":
    case "avif":
    case "jpeg":
      return await toPicture(
        bytes,
        { ...drawing, ...quality, frame, encoder: await openEncoder(format) },
        control,
      );
    case "gif":
      return await toGif(bytes, { ...drawing, ...timing, ...settings.gif }, control);
    case "apng":
      return await toApng(bytes, { ...drawing, ...timing }, control);
    case "webp-animated":
      return await toAnimatedWebp(
        bytes,
        { ...drawing, ...timing, ...quality, encoder: await openEncoder("webp") },
        control,
      );
    case "sheet":
      return await toSheet(
        bytes,
        {
          ...drawing,
          ...timing,
          ...quality,
          ...(sheetFormat === "png" ? {} : { encoder: await openEncoder(sheetFormat) }),
          ...(columns === undefined ? {} : { columns }),
          ...(count === undefined ? {} : { count, isNumbered: true, gap: 4 }),
        },
        control,
      );
    case "mp4":
    case "webm":
      return await toVideo(bytes, { ...drawing, ...timing, format, ffmpeg }, control);
    case "avif-animated":
      return await toVideo(bytes, { ...drawing, ...timing, format: "avif", ffmpeg }, control);
  }
}
