import { createRequire } from "node:module";
import type { LottieJson } from "@zoetrope/lottie";
import { chromium } from "playwright-core";
import { PNG } from "pngjs";
import { findBrowser } from "../../test-command/ensure-browser.ts";
import { side } from "../probe.ts";
import type { ProbeRenderer } from "./renderer.ts";

interface PageWithPlayer {
  lottie: {
    loadAnimation(options: object): { goToAndStop(frame: number, isFrame: boolean): void; destroy(): void };
  };
  shown?: { destroy(): void };
}

const require = createRequire(import.meta.url);
const { version } = require("lottie-web/package.json") as { version: string };

/** The player of the browser before dotLottie, with its SVG renderer, in a Chromium without a graphics card. */
export async function openLottieWeb(): Promise<ProbeRenderer> {
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"],
  });
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  await page.setContent(`<style>body{margin:0;background:none}</style><div id="stage"></div>`);
  await page.addScriptTag({ path: require.resolve("lottie-web/build/player/lottie.js") });
  return {
    id: "lottie-web",
    version,
    async draw(json: LottieJson, frame) {
      const isDrawn = await page.evaluate(
        async ([animationData, at]) => {
          const window = globalThis as unknown as PageWithPlayer;
          window.shown?.destroy();
          const container = document.querySelector("#stage");
          try {
            // Shadows and blurs end at the edge of a layer unless the page asks for more room.
            const filterSize = { x: "-100%", y: "-100%", width: "300%", height: "300%" };
            const rendererSettings = { filterSize };
            const animation = window.lottie.loadAnimation({
              container,
              renderer: "svg",
              autoplay: false,
              loop: false,
              animationData,
              rendererSettings,
            });
            window.shown = animation;
            animation.goToAndStop(at, true);
          } catch {
            return false;
          }
          await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          return true;
        },
        [json, frame] as const,
      );
      if (!isDrawn) return null;
      return PNG.sync.read(await page.screenshot({ omitBackground: true })).data;
    },
    drawDotLottie: () => Promise.resolve(null),
    close: () => browser.close(),
  };
}
