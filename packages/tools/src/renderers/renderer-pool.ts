import type { LottieJson } from "@zoetrope/lottie";
import type {
  ReelFacts,
  ReelHandle,
  ReelListener,
  ReelPool,
  ReelSettings,
  ReelSource,
} from "@zoetrope/player/controller";
import { pageEngine, type EngineFile } from "../engine/index.ts";
import { FrameReel, type OpenedReel } from "./frame-reel.ts";
import type { OpenFrameRenderer } from "./frame-renderer.ts";
import type { OtherRendererName } from "./renderer-names.ts";
import { openRenderer } from "./open-renderer.ts";

/** In place of the pool of the player: its reels are drawn by another renderer, each into the host itself. */
export function rendererPool(renderer: OtherRendererName): Pick<ReelPool, "open" | "drawStill"> {
  const prepare = async (source: ReelSource, theme: string | null) =>
    await pageEngine().run("forRenderer", [await fileOf(source)], { theme });
  return {
    async open(
      host: Element,
      { width, height }: OffscreenCanvas,
      source: ReelSource,
      readSettings: () => ReelSettings,
      listener: ReelListener,
    ): Promise<ReelHandle> {
      const open: OpenFrameRenderer = await openRenderer(renderer);
      return new FrameReel(source, readSettings(), {
        listener,
        size: { width, height },
        async open(shown, theme): Promise<OpenedReel> {
          const { json, frameRate, frameCount } = await prepare(shown, theme);
          const facts = reelFactsOf(json, frameRate, frameCount);
          return { renderer: await open(json, host as HTMLElement), facts, frameRate };
        },
      });
    },
    async drawStill({ source, frame, width, height, theme }): Promise<Blob> {
      const open = await openRenderer(renderer);
      const drawn = await open((await prepare(source, theme)).json, document.createElement("div"));
      try {
        const { pixels, ...size } = await drawn.draw(frame, { width, height });
        const canvas = new OffscreenCanvas(size.width, size.height);
        const data = new ImageData(new Uint8ClampedArray(pixels), size.width, size.height);
        canvas.getContext("2d")?.putImageData(data, 0, 0);
        return await canvas.convertToBlob({ type: "image/png" });
      } finally {
        drawn.close();
      }
    },
  };
}

async function fileOf(source: ReelSource): Promise<EngineFile> {
  const bytes =
    "json" in source
      ? new TextEncoder().encode(source.json)
      : new Uint8Array("bytes" in source ? source.bytes : await (await fetch(source.url)).arrayBuffer());
  return { name: "animation", bytes };
}

interface Marker {
  cm?: string;
  tm?: number;
  dr?: number;
}

function reelFactsOf(json: LottieJson, frameRate: number, frameCount: number): ReelFacts {
  const {
    w = 1,
    h = 1,
    ip = 0,
    markers = [],
  } = json as {
    w?: number;
    h?: number;
    ip?: number;
    markers?: Marker[];
  };
  return {
    frameCount: Math.max(1, Math.ceil(frameCount)),
    durationInSeconds: frameCount / frameRate,
    width: w,
    height: h,
    markers: markers.map(({ cm = "", tm = 0, dr = 0 }) => ({ name: cm, start: tm - ip, end: tm - ip + dr })),
    themes: [],
    stateMachines: [],
  };
}
