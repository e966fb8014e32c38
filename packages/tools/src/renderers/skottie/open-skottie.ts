import type { LottieJson } from "@zoetrope/lottie";
import { openPageWorker } from "../../engine/page-workers.ts";
import type { FrameRenderer } from "../frame-renderer.ts";
import { SkottieLink } from "./skottie-link.ts";
// Vite gives the address of the worker that it builds of it.
// oxlint-disable-next-line import/default
import skottieWorker from "./skottie-worker.ts?worker&url";

let link: SkottieLink | null = null;

/** Skottie, Skia's renderer, compiled to WebAssembly, in a worker: there is nothing in it that runs a text. */
export async function openSkottie(json: LottieJson, host: HTMLElement): Promise<FrameRenderer> {
  const opened = (link ??= new SkottieLink(openPageWorker(skottieWorker), () => {
    if (link === opened) link = null;
  }));
  const animation = opened.add();
  const canvas = document.createElement("canvas");
  canvas.style.cssText = "position:absolute;inset:0;width:100%;height:100%";
  canvas.setAttribute("aria-hidden", "true");
  try {
    const offscreen = canvas.transferControlToOffscreen();
    await opened.ask(animation, { type: "open", json: JSON.stringify(json), canvas: offscreen }, [offscreen]);
  } catch (error) {
    opened.remove(animation);
    throw error;
  }
  host.append(canvas);
  return {
    async show(frame) {
      await opened.ask(animation, { type: "show", frame });
    },
    resize(width, height) {
      // What went wrong is said when the next frame is shown.
      opened.ask(animation, { type: "resize", width, height }).catch(() => undefined);
    },
    async draw(frame, size) {
      const drawn = await opened.ask(animation, { type: "draw", frame, ...size });
      if (drawn === null) throw new Error("Skottie drew nothing");
      return drawn;
    },
    close() {
      opened.remove(animation);
      canvas.remove();
    },
  };
}
