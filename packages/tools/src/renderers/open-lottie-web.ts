import type { LottieJson } from "@zoetrope/lottie";
import type { RawFrame } from "@zoetrope/render";
import lottie, { type AnimationItem } from "lottie-web/build/player/lottie_light";
import { svgToPixels } from "./svg-to-pixels.ts";
import type { FrameRenderer } from "./frame-renderer.ts";

/** Shadows and blurs end at the edge of a layer unless they are given more room. */
const filterSize = { x: "-100%", y: "-100%", width: "300%", height: "300%" };

/** lottie-web as SVG, in its light build: without expressions there is nothing in it that runs a text. */
export async function openLottieWeb(json: LottieJson, host: HTMLElement): Promise<FrameRenderer> {
  const container = document.createElement("div");
  container.style.cssText = "position:absolute;inset:0";
  container.setAttribute("aria-hidden", "true");
  host.append(container);
  const failures: Error[] = [];
  let animation: AnimationItem;
  try {
    animation = lottie.loadAnimation({
      container,
      renderer: "svg",
      autoplay: false,
      loop: false,
      // It writes into what it is given.
      animationData: structuredClone(json),
      rendererSettings: { filterSize, progressiveLoad: false },
    });
    animation.addEventListener("error", (event) => failures.push(errorOf(event)));
    await isReady(animation);
  } catch (error) {
    container.remove();
    throw error;
  }
  function show(frame: number): void {
    animation.goToAndStop(frame, true);
    const [failure] = failures.splice(0);
    if (failure !== undefined) throw failure;
  }
  return {
    show: async (frame) => show(frame),
    // SVG is drawn anew by the browser.
    resize: () => undefined,
    async draw(frame, size): Promise<RawFrame> {
      show(frame);
      const svg = container.querySelector("svg");
      if (svg === null) throw new Error("lottie-web drew nothing");
      return { ...(await svgToPixels(svg, size)), frame };
    },
    close() {
      animation.destroy();
      container.remove();
    },
  };
}

/** It builds what it shows once pictures and fonts are there. */
const isReady = (animation: AnimationItem): Promise<void> =>
  new Promise((resolve, reject) => {
    if (animation.isLoaded) return resolve();
    animation.addEventListener("DOMLoaded", () => resolve());
    animation.addEventListener("data_failed", () =>
      reject(new Error("lottie-web cannot read the animation")),
    );
    animation.addEventListener("error", (event) => reject(errorOf(event)));
  });

/** Of its events, those of a frame or a layer that broke hold what was thrown. */
function errorOf(event: unknown): Error {
  const { nativeError } = (event ?? {}) as { nativeError?: unknown };
  return nativeError instanceof Error ? nativeError : new Error("lottie-web cannot draw the animation");
}
