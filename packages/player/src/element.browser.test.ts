import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { build } from "vite";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { findBrowser } from "../../../scripts/test-command/ensure-browser.ts";
import { listOriginals } from "../../originals/src/index.ts";
import { serve, type TestServer } from "./testing/element-server.ts";

const here = path.dirname(fileURLToPath(import.meta.url));

let browser: Browser;
let folder: string;
/** The product's own origin. */
let home: TestServer;
/** Servers and browser contexts of one test. */
const opened: { close(): Promise<void> }[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "zoetrope-element-"));
  await build({
    configFile: path.resolve(here, "../../../apps/site/vite.player.config.ts"),
    logLevel: "error",
    build: { outDir: folder },
  });
  const owl = listOriginals().find(({ loops, featuredRank }) => loops && featuredRank !== null);
  const check = listOriginals().find(({ loops }) => !loops);
  await writeFile(path.join(folder, "owl.lottie"), owl?.toDotLottie() ?? "");
  await writeFile(path.join(folder, "once.lottie"), check?.toDotLottie() ?? "");
  home = await serve({ folders: [folder] });
  browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: ["--no-sandbox", "--disable-gpu"],
  });
});

afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

afterAll(async () => {
  await browser?.close();
  await home?.close();
  await rm(folder, { recursive: true, force: true });
});

interface Visit {
  page: Page;
  requests: string[];
}

/** A blank page on another origin with the element pasted into it. */
async function visit(
  attributes: string,
  options: { headers?: Record<string, string>; context?: BrowserContextOptions; before?: string } = {},
): Promise<Visit> {
  const html = `<!doctype html><title>Elsewhere</title>
    <script type="module" src="${home.url}/player.js"></script>${options.before ?? ""}
    <zoetrope-player style="width: 200px; aspect-ratio: 1" ${attributes.replaceAll("HOME", home.url)}></zoetrope-player>
    <div style="height: 4000px"></div>`;
  const elsewhere = await serve({ pages: { "/": html }, headers: options.headers });
  const context = await browser.newContext(options.context);
  opened.push(context, elsewhere);
  const page = await context.newPage();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.addInitScript(() => {
    const events: string[] = [];
    Object.assign(globalThis, { events });
    for (const type of ["load", "play", "pause", "loop", "complete", "error", "frame"]) {
      document.addEventListener(
        type,
        (event) => event.target instanceof HTMLElement && events.push(type),
        true,
      );
    }
  });
  await page.goto(elsewhere.url);
  return { page, requests };
}

const countEvents = (page: Page, type: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      (globalThis as unknown as { events: string[] }).events.filter((each) => each === wanted).length,
    type,
  );

/** Frames that are shown while the screen is drawn thirty times. */
async function framesInAWhile(page: Page): Promise<number> {
  const before = await countEvents(page, "frame");
  await page.evaluate(async () => {
    for (let drawn = 0; drawn < 30; drawn += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  return (await countEvents(page, "frame")) - before;
}

/** True when the canvas shows something. */
const hasPicture = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const canvas = document.querySelector("zoetrope-player")?.shadowRoot?.querySelector("canvas");
    if (!canvas || canvas.width === 0) return false;
    const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d");
    copy?.drawImage(canvas, 0, 0);
    return copy?.getImageData(0, 0, canvas.width, canvas.height).data.some((value) => value > 0) === true;
  });

test("pasted into a page on another origin it plays, off the main thread, and asks nobody but us for anything", async () => {
  const { page, requests } = await visit('src="HOME/owl.lottie" label="An owl" autoplay loop');
  await expect.poll(() => countEvents(page, "frame")).toBeGreaterThan(5);
  expect(await hasPicture(page)).toBe(true);
  expect(page.workers()).toHaveLength(1);
  const strangers = requests.filter(
    (url) =>
      url.startsWith("http") && !url.startsWith(home.url) && !url.startsWith(new URL(page.url()).origin),
  );
  expect(strangers).toEqual([]);
  expect(await page.getByRole("img", { name: "An owl" }).count()).toBe(1);
});

test("where the page forbids workers it plays all the same", async () => {
  const { page } = await visit('src="HOME/owl.lottie" autoplay loop', {
    headers: { "content-security-policy": "worker-src 'none'" },
  });
  await expect.poll(() => countEvents(page, "frame")).toBeGreaterThan(5);
  expect(page.workers()).toHaveLength(0);
  expect(await hasPicture(page)).toBe(true);
});

test("with reduced motion it waits on its poster, without fetching the player's WASM, until Play is pressed", async () => {
  const { page, requests } = await visit(
    'src="HOME/owl.lottie" poster="HOME/favicon.svg" label="An owl" autoplay loop',
    { context: { reducedMotion: "reduce" } },
  );
  // In a picture nobody would be told of the button.
  const play = page.getByRole("group", { name: "An owl" }).getByRole("button", { name: "Play" });
  await play.waitFor();
  expect(requests.some((url) => url.endsWith(".wasm"))).toBe(false);
  await play.click();
  await expect.poll(() => countEvents(page, "frame")).toBeGreaterThan(5);
  expect(await page.getByRole("button", { name: "Pause" }).count()).toBe(1);
});

test("by the pointer it plays while that is over it, and by a button where nothing hovers", async () => {
  const attributes = 'src="HOME/owl.lottie" trigger="hover" loop';
  const { page } = await visit(attributes);
  await expect.poll(() => hasPicture(page)).toBe(true);
  expect(await countEvents(page, "play")).toBe(0);
  await page.mouse.move(100, 100);
  await expect.poll(() => countEvents(page, "frame")).toBeGreaterThan(5);
  await page.mouse.move(600, 600);
  await expect.poll(() => framesInAWhile(page)).toBe(0);
  expect(await page.getByRole("button").count()).toBe(0);
  const phone = await visit(attributes, { context: { hasTouch: true, isMobile: true } });
  await phone.page.getByRole("button", { name: "Play" }).tap();
  await expect.poll(() => countEvents(phone.page, "frame")).toBeGreaterThan(5);
});

test("scrolled out of view it rests, and goes on when it is back", async () => {
  const { page } = await visit('src="HOME/owl.lottie" autoplay loop');
  await expect.poll(() => countEvents(page, "frame")).toBeGreaterThan(5);
  await page.evaluate(() => scrollTo(0, 3000));
  await expect.poll(() => framesInAWhile(page)).toBe(0);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => framesInAWhile(page)).toBeGreaterThan(5);
});

test("an element below the fold fetches nothing until it is near", async () => {
  const { page, requests } = await visit('src="HOME/owl.lottie" autoplay loop', {
    before: '<div style="height: 3000px"></div>',
  });
  await page.waitForFunction(() => customElements.get("zoetrope-player"));
  expect(requests.some((url) => url.endsWith(".lottie") || url.endsWith(".wasm"))).toBe(false);
  await page.evaluate(() => scrollTo(0, 2900));
  await expect.poll(() => countEvents(page, "frame")).toBeGreaterThan(5);
});

test("a file that is not there is said to be missing, and can be tried again or replaced", async () => {
  const { page } = await visit('src="HOME/no-such.lottie" autoplay loop');
  await page.getByText("This animation did not load.").waitFor();
  await page.getByRole("button", { name: "Play" }).click();
  await expect.poll(() => countEvents(page, "error")).toBe(2);
  await page.evaluate(
    (src) => document.querySelector("zoetrope-player")?.setAttribute("src", src),
    `${home.url}/owl.lottie`,
  );
  await expect.poll(() => countEvents(page, "frame")).toBeGreaterThan(5);
});

test("without loop it plays once, stops on the last frame, and Play starts again from the first", async () => {
  const { page } = await visit('src="HOME/once.lottie" autoplay controls speed="4"');
  await expect.poll(() => countEvents(page, "complete")).toBe(1);
  await page.getByRole("button", { name: "Play" }).click();
  await expect.poll(() => countEvents(page, "complete")).toBe(2);
});

test("removed from the page it lets go of its renderer, and put back it plays again", async () => {
  const { page } = await visit('src="HOME/owl.lottie" autoplay loop');
  await expect.poll(() => countEvents(page, "frame")).toBeGreaterThan(5);
  await page.evaluate(() => {
    const element = document.querySelector("zoetrope-player");
    element?.remove();
    Object.assign(globalThis, { kept: element });
  });
  await page.evaluate(() => document.body.prepend((globalThis as unknown as { kept: HTMLElement }).kept));
  await expect.poll(() => framesInAWhile(page)).toBeGreaterThan(5);
});
