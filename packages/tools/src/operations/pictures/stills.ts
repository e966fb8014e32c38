import { toPng, toSheet } from "@zoetrope/render";
import { renamed, requireFile, type EngineOperation } from "../../engine/engine-operation.ts";
import type { MadeFile } from "../../engine/engine-protocol.ts";

export type StillOptions = {
  width: number;
  height: number;
  background?: string;
} & ({ kind: "frame"; frame: number } | { kind: "sheet" });

/** Enough to see what happens, few enough to be seen. */
const framesInSheet = 16;
const gapInPixels = 8;

/** A frame as PNG, or a contact sheet of frames all over the animation, each with its number. */
export const run: EngineOperation<StillOptions, MadeFile> = async (files, still, control, parts) => {
  const { name, bytes } = requireFile(files);
  const { kind, width, height, background } = still;
  const core = await parts.core();
  const options = { core, width, height, ...(background === undefined ? {} : { background }) };
  const { result } =
    kind === "frame"
      ? await toPng(bytes, { ...options, frame: still.frame }, control)
      : await toSheet(
          bytes,
          { ...options, count: framesInSheet, gap: gapInPixels, isNumbered: true },
          control,
        );
  const made = kind === "frame" ? `frame-${Math.round(still.frame)}.png` : "contact-sheet.png";
  return { name: renamed(name, made), mediaType: "image/png", bytes: result };
};
