import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium, type Page } from "playwright-core";
import { fillSlots, type FrameRenderer, standaloneJson, stripExpressions } from "@zoetrope/lottie";
import { findBrowser } from "../test-command/ensure-browser.ts";
import { type Difference, differenceOf, none, type Player, side, visible, worseOf } from "./difference.ts";

type RendererName = "svg" | "canvas";
interface PlayedAnimation {
  addEventListener(name: "DOMLoaded", listener: () => void): void;
  goToAndStop(frame: number, isFrame: boolean): void;
  destroy(): void;
}
interface PageWithPlayer {
  lottie: { loadAnimation(options: object): PlayedAnimation };
  compareDrawings(
    renderer: RendererName,
    texts: readonly string[],
    frames: readonly number[],
  ): Promise<Difference[]>;
  /** Instead of the one that was open before. */
  openDrawing(renderer: RendererName, text: string): Promise<void>;
  /** Its pixels in base64. */
  drawFrame(frame: number): Promise<string>;
}

const script = createRequire(import.meta.url).resolve("lottie-web/build/player/lottie.js");

/** Both renderers of lottie-web in a Chromium without a graphics card and without a network; `longer` is the longer side of what they draw. */
export async function openWebPlayers(
  longer = side,
): Promise<{ players: Player[]; renderers: FrameRenderer[]; close(): Promise<void> }> {
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"],
  });
  const context = await browser.newContext();
  // Nothing is fetched, so that a picture from elsewhere is missing each time alike.
  await context.route(/^https?:|^file:/, (route) => route.abort());
  const open = async (renderer: RendererName): Promise<Player> => {
    const page = await preparedPage(await context.newPage(), longer);
    return {
      name: `lottie-web ${renderer}`,
      compare: (original, changed, frames) =>
        page.evaluate(
          ([kind, texts, at]) => (globalThis as unknown as PageWithPlayer).compareDrawings(kind, texts, at),
          [renderer, [original, ...changed], frames] as const,
        ),
    };
  };
  return {
    players: [await open("svg"), await open("canvas")],
    renderers: [
      asRenderer("canvas", await preparedPage(await context.newPage(), longer)),
      asRenderer("svg", await preparedPage(await context.newPage(), longer)),
    ],
    close: () => browser.close(),
  };
}

/** Draws one animation at a time, its longer side as long as that of all others in the page. */
const asRenderer = (renderer: RendererName, page: Page): FrameRenderer => ({
  name: `lottie-web ${renderer}`,
  isBrowser: true,
  async openFrames(parsed, animationId, width) {
    const json = fillSlots(stripExpressions(standaloneJson(parsed, animationId) ?? {}));
    const height = Math.round((width * Number(json["h"])) / Number(json["w"]));
    await page.evaluate(([kind, text]) => (globalThis as unknown as PageWithPlayer).openDrawing(kind, text), [
      renderer,
      JSON.stringify(json),
    ] as const);
    return {
      width,
      height,
      draw: async (frame) =>
        Buffer.from(
          await page.evaluate((at) => (globalThis as unknown as PageWithPlayer).drawFrame(at), frame),
          "base64",
        ),
    };
  },
});

async function preparedPage(page: Page, longer: number): Promise<Page> {
  await page.setContent("<style>body{margin:0}</style>");
  await page.addScriptTag({ content: readFileSync(script, "utf8") });
  const shared = [differenceOf, worseOf].map((each) => `const ${each.name} = ${each.toString()};`).join("\n");
  await page.addScriptTag({
    content: `const visible = ${visible}, side = ${longer}, none = ${JSON.stringify(none)};
${shared}
Object.assign(globalThis, (${inPage.toString()})(differenceOf, worseOf, { side, none }));`,
  });
  return page;
}

/** Runs in the page: loads all forms side by side and compares what each frame looks like, or draws one. */
function inPage(
  compare: typeof differenceOf,
  worse: typeof worseOf,
  { side: longer, none: nothing }: { side: number; none: Difference },
): Omit<PageWithPlayer, "lottie"> {
  const { lottie } = globalThis as unknown as PageWithPlayer;
  const surface = (width: number, height: number): CanvasRenderingContext2D => {
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (context === null) throw new Error("no canvas");
    return context;
  };
  const pixelsOf = (context: CanvasRenderingContext2D): Uint8Array =>
    new Uint8Array(context.getImageData(0, 0, context.canvas.width, context.canvas.height).data.buffer);

  async function load(renderer: RendererName, text: string) {
    const animationData = JSON.parse(text) as { w: number; h: number };
    const scale = longer / Math.max(animationData.w, animationData.h);
    const width = Math.max(1, Math.round(animationData.w * scale));
    const height = Math.max(1, Math.round(animationData.h * scale));
    const context = surface(width, height);
    const container = document.createElement("div");
    container.style.cssText = `width:${width}px;height:${height}px`;
    document.body.append(container);
    let animation: PlayedAnimation | null = null;
    const isLoaded = await new Promise<boolean>((resolve) => {
      try {
        animation = lottie.loadAnimation({
          renderer,
          autoplay: false,
          loop: false,
          animationData,
          // Given a place it would make a canvas of its own, whose pixels come back slowly.
          ...(renderer === "svg" ? { container } : { rendererSettings: { context, clearCanvas: true } }),
        });
        animation.addEventListener("DOMLoaded", () => resolve(true));
      } catch {
        resolve(false);
      }
      // Some files break it later, and nothing tells; for fonts it waits up to five seconds.
      setTimeout(() => resolve(false), 8_000);
    });
    return {
      isLoaded,
      async draw(frame: number): Promise<Uint8Array> {
        animation?.goToAndStop(frame, true);
        if (renderer === "canvas") return pixelsOf(context);
        const svg = container.querySelector("svg");
        if (svg === null) throw new Error("no drawing");
        svg.setAttribute("width", String(width));
        svg.setAttribute("height", String(height));
        const image = new Image();
        const source = new XMLSerializer().serializeToString(svg);
        image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
        await image.decode();
        context.clearRect(0, 0, width, height);
        context.drawImage(image, 0, 0, width, height);
        return pixelsOf(context);
      },
      close(): void {
        animation?.destroy();
        container.remove();
      },
    };
  }

  let opened: Awaited<ReturnType<typeof load>> | null = null;

  async function openDrawing(renderer: RendererName, text: string): Promise<void> {
    opened?.close();
    opened = await load(renderer, text);
    if (!opened.isLoaded) throw new Error("it does not play the animation");
  }

  async function drawFrame(frame: number): Promise<string> {
    const pixels = (await opened?.draw(frame)) ?? new Uint8Array();
    return (pixels as Uint8Array & { toBase64(): string }).toBase64();
  }

  async function compareDrawings(
    renderer: RendererName,
    texts: readonly string[],
    frames: readonly number[],
  ): Promise<Difference[]> {
    const [original, ...changed] = await Promise.all(texts.map((text) => load(renderer, text)));
    if (original?.isLoaded !== true) throw new Error("it does not play the original");
    let worst = changed.map(({ isLoaded }) => (isLoaded ? nothing : { frame: 0, strongest: 255, share: 1 }));
    for (const frame of frames) {
      const before = await original.draw(frame);
      const after = await Promise.all(
        changed.map((each) => (each.isLoaded ? each.draw(frame) : Promise.resolve(before))),
      );
      worst = worst.map((most, index) =>
        worse(most, compare(before, after[index] ?? new Uint8Array(), frame)),
      );
    }
    for (const each of [original, ...changed]) each.close();
    return worst;
  }

  return { compareDrawings, openDrawing, drawFrame };
}
