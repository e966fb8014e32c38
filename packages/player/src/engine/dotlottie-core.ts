import { DotLottie } from "@lottiefiles/dotlottie-web";
import type { ReelFacts } from "./reel-protocol.ts";

type Surface = OffscreenCanvas | { width: number; height: number };

/** An empty renderer whose WASM is loaded. Rejects when the WASM does not arrive; the next call tries again. */
export function createCore(canvas: Surface): Promise<DotLottie> {
  return new Promise((resolve, reject) => {
    const core = new DotLottie({
      canvas,
      // Visibility and size are decided by the page, once for all reels.
      renderConfig: { devicePixelRatio: 1, freezeOnOffscreen: false, autoResize: false },
      useFrameInterpolation: true,
    });
    const onError = ({ error }: { error: Error }) => reject(error);
    core.addEventListener("loadError", onError);
    core.addEventListener("ready", () => {
      core.removeEventListener("loadError", onError);
      resolve(core);
    });
  });
}

/**
 * Loads data into a core, in this very task: whatever is set right after it is drawn in the same frame, so a
 * recoloured or themed animation never flashes its first frame. Returns why it failed, or null.
 */
export function loadData(core: DotLottie, data: ArrayBuffer | string): string | null {
  let failure: string | null = null;
  const onError = ({ error }: { error: Error }) => (failure = error.message);
  core.addEventListener("loadError", onError);
  core.load({ data, loop: true, autoplay: false });
  core.removeEventListener("loadError", onError);
  // Some broken archives are refused without an event.
  if (!failure && (!core.isLoaded || !(core.totalFrames > 0)))
    failure = "The file is not an animation that can be drawn";
  return failure;
}

interface Named {
  id: string;
  name?: string | null;
}

const named = (list: Named[] | null | undefined) =>
  (list ?? []).map(({ id, name }) => ({ id, name: name ?? null }));

/** The renderer hands out first and last frames; its type declarations still name time and duration. */
function readMarker(marker: object): { name: string; start: number; end: number } {
  const { name = "", start = 0, end = 0 } = marker as { name?: string; start?: number; end?: number };
  return { name, start, end };
}

/** What the file says about itself. */
export function readFacts(core: DotLottie): ReelFacts {
  const { width, height } = core.animationSize();
  const manifest = core.manifest;
  return {
    frameCount: Math.max(1, Math.ceil(core.totalFrames)),
    durationInSeconds: core.duration,
    width,
    height,
    markers: core.markers().map(readMarker),
    themes: named(manifest?.themes),
    stateMachines: named(manifest?.stateMachines),
  };
}
