import type { OperationControl } from "@zoetrope/lottie";
import type { RawFrame } from "@zoetrope/render";
import { pageEngine, type EngineFile } from "../engine/index.ts";
import { openRenderer } from "./open-renderer.ts";
import type { RendererName } from "./renderer-names.ts";

interface Size {
  width: number;
  height: number;
}

/** Pictures of one file by one renderer. */
export interface FrameSource {
  draw(frames: readonly number[], size: Size, control: OperationControl): Promise<RawFrame[]>;
  close(): void;
}

/** Rejects for what the renderer cannot read. */
export async function openFrameSource(file: EngineFile, renderer: RendererName): Promise<FrameSource> {
  if (renderer === "thorvg")
    return {
      draw: async (frames, size, { signal }) =>
        await pageEngine().run(
          "drawFrames",
          [file],
          { frames, ...size },
          signal === undefined ? {} : { signal },
        ),
      close: () => undefined,
    };
  const { json } = await pageEngine().run("forRenderer", [file], { theme: null });
  const open = await openRenderer(renderer);
  const opened = await open(json, document.createElement("div"));
  return {
    async draw(frames, size, { signal }) {
      const drawn: RawFrame[] = [];
      for (const frame of frames) {
        signal?.throwIfAborted();
        drawn.push(await opened.draw(frame, size));
      }
      return drawn;
    },
    close: () => opened.close(),
  };
}
