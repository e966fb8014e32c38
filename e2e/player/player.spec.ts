import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { findAccessibilityProblems } from "../accessibility-problems.ts";
import { hosts, openMovingPage, useBrowser } from "../browser.ts";
import { sampleEvery } from "../../scripts/test-command/thoroughness.ts";

useBrowser();

interface Found {
  id: string;
  slug: string;
  title: string;
}

async function findAnimation(query: string): Promise<Found> {
  const response = await fetch(`${hosts.api}/api/v1/animations?${query}`);
  const { data } = (await response.json()) as { data: Found[] };
  if (!data[0]) throw new Error(`nothing found for ${query}`);
  return data[0];
}

const addressOf = ({ slug, id }: Found, prefix = ""): string => `${prefix}/animation/${slug}-${id}`;

let plain: Found;
let interactive: Found;
let themeable: Found;
beforeAll(async () => {
  [plain, interactive, themeable] = await Promise.all([
    findAnimation("q=clear+day"),
    findAnimation("feature=interactive"),
    findAnimation("feature=themeable"),
  ]);
});

const slider = (page: Page) => page.getByRole("slider", { name: "Frame" });
const frame = async (page: Page): Promise<number> =>
  Number((await page.locator(".player__frame-number b").textContent()) ?? 0);
const isDrawn = (page: Page) => page.locator(".player__stage[data-drawn]").waitFor();
/** The player once it plays by itself. */
async function openPlaying(found: Found, options: Parameters<typeof openMovingPage>[0] = {}): Promise<Page> {
  const page = await openMovingPage(options);
  await page.goto(addressOf(found));
  await page.getByRole("button", { name: "Pause" }).waitFor();
  await isDrawn(page);
  return page;
}

test("the animation page answers with everything a reader needs before any script has run", async () => {
  const page = await openMovingPage({ javaScriptEnabled: false });
  await page.goto(addressOf(plain));
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(plain.title);
  await page.locator(".player__poster img").waitFor();
  expect(await page.locator(".facts-sheet dd").first().textContent()).toMatch(/\d/);
  const download = page.waitForEvent("download");
  await page.getByLabel("Lottie JSON").check();
  await page.getByRole("button", { name: /^Download/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.json$/);
});

test("an old slug is sent on for good, and an unknown id is not found", async () => {
  const moved = await fetch(`${hosts.site}/animation/some-old-name-${plain.id}`, { redirect: "manual" });
  expect(moved.status).toBe(301);
  expect(new URL(moved.headers.get("location") ?? "", hosts.site).pathname).toBe(addressOf(plain));
  const german = await fetch(`${hosts.site}/de/animation/x-${plain.id}`, { redirect: "manual" });
  expect(new URL(german.headers.get("location") ?? "", hosts.site).pathname).toBe(addressOf(plain, "/de"));
  expect((await fetch(`${hosts.site}/animation/nothing-zzzzzzzzzz`)).status).toBe(404);
  expect((await fetch(`${hosts.site}/animation/nothing`)).status).toBe(404);
});

test("the keyboard plays, holds, steps, jumps and changes loop and speed while the player has the focus", async () => {
  const page = await openPlaying(plain);
  await slider(page).focus();
  await page.keyboard.press("k");
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  await page.keyboard.press("Home");
  await expect.poll(() => frame(page)).toBe(1);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press(".");
  await expect.poll(() => frame(page)).toBe(3);
  await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(() => slider(page).inputValue()).toBe("13");
  await page.keyboard.press(",");
  await expect.poll(() => frame(page)).toBe(12);
  await page.keyboard.press("End");
  await expect.poll(() => frame(page)).toBe(Number(await slider(page).getAttribute("max")));
  await page.keyboard.press("l");
  expect(await page.getByRole("button", { name: "Loop: once" }).count()).toBe(1);
  await page.keyboard.press(">");
  expect(await page.getByLabel("Speed").inputValue()).toBe("1.5");
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Pause" }).waitFor();
});

test("outside the player its keys belong to the page", { tags: "long" }, async () => {
  const page = await openPlaying(plain);
  await page
    .getByLabel(/^Hex value/)
    .first()
    .focus();
  await page.keyboard.press("k");
  expect(await page.getByRole("button", { name: "Pause" }).count()).toBe(1);
});

test("the scrubber is dragged to a frame, and the animation holds there", async () => {
  const page = await openPlaying(plain);
  const box = await slider(page).boundingBox();
  if (!box) throw new Error("the scrubber has no place");
  await page.mouse.move(box.x + 10, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  const count = Number(await slider(page).getAttribute("max"));
  await expect.poll(async () => Math.abs((await frame(page)) - (count + 1) / 2)).toBeLessThanOrEqual(1);
  expect(await page.getByRole("button", { name: "Play", exact: true }).count()).toBe(1);
});

test(
  "with reduced motion the poster stays until Play is pressed, and nothing of the player is fetched",
  { tags: "long" },
  async () => {
    const page = await openMovingPage({ reducedMotion: "reduce" });
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    await page.goto(addressOf(plain));
    await page.waitForLoadState("networkidle");
    expect(await page.locator(".player__stage[data-drawn]").count()).toBe(0);
    expect(fetched.filter((url) => url.endsWith(".wasm") || url.endsWith(".lottie"))).toEqual([]);
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await isDrawn(page);
    const before = await frame(page);
    await expect.poll(() => frame(page)).not.toBe(before);
  },
);

test("scrolled out of view the player rests", { tags: "long" }, async () => {
  const page = await openPlaying(plain);
  await page.locator("footer").scrollIntoViewIfNeeded();
  /** Whether the number of the frame changes while the screen is drawn thirty times. */
  const framesPass = () =>
    page.locator(".player__frame-number b").evaluate(async (frameNumber) => {
      const before = frameNumber.textContent;
      for (let drawn = 0; drawn < 30 && frameNumber.textContent === before; drawn += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      return frameNumber.textContent !== before;
    });
  await expect.poll(framesPass).toBe(false);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(framesPass).toBe(true);
});

/** A number for what the held stage shows, once nothing has been drawn for twenty frames of the screen. */
const pixelsOfStage = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const pixels = (): number => {
      const canvas = document.querySelector<HTMLCanvasElement>(".player__canvas canvas");
      const copy = new OffscreenCanvas(48, 48).getContext("2d");
      if (canvas) copy?.drawImage(canvas, 0, 0, 48, 48);
      let sum = 0;
      for (const value of copy?.getImageData(0, 0, 48, 48).data ?? [])
        sum = (sum * 31 + value) % 1_000_000_007;
      return sum;
    };
    let sum = pixels();
    for (let still = 0; still < 20; still++) {
      await new Promise(requestAnimationFrame);
      const now = pixels();
      if (now !== sum) still = 0;
      sum = now;
    }
    return sum;
  });

test("a changed colour shows on the stage at once, goes into the download, and Reset takes it back", async () => {
  const page = await openPlaying(plain);
  await slider(page).focus();
  await page.keyboard.press("Home");
  await expect.poll(() => frame(page)).toBe(1);
  const before = await pixelsOfStage(page);
  const hex = page.getByLabel(/^Hex value/).first();
  await hex.fill("#01fe02");
  await hex.press("Enter");
  await expect.poll(() => pixelsOfStage(page)).not.toBe(before);
  await page.getByLabel("Lottie JSON").check();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download .json, recoloured" }).click();
  const text = await readFile(await (await download).path(), "utf8");
  expect(text).toContain("0.996");
  await page.getByRole("button", { name: "Reset" }).click();
  await expect.poll(() => pixelsOfStage(page)).toBe(before);
});

test("the frame on the stage can be kept as a PNG", async () => {
  const page = await openPlaying(plain);
  await page.getByLabel("PNG picture").check();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download .png" }).click();
  const bytes = await readFile(await (await download).path());
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  expect(bytes.length).toBeGreaterThan(500);
});

test("a theme changes the colours on the stage", async () => {
  const page = await openPlaying(themeable);
  await slider(page).focus();
  await page.keyboard.press("Home");
  await expect.poll(() => frame(page)).toBe(1);
  const before = await pixelsOfStage(page);
  const themes = page
    .getByRole("group", { name: "Themes in this file" })
    .getByRole("button", { name: /^Theme/ });
  // The first theme may be the colours that the file has anyway.
  await themes.last().click();
  await expect.poll(() => pixelsOfStage(page)).not.toBe(before);
  expect(await themes.last().getAttribute("aria-pressed")).toBe("true");
  await themes.first().click();
  await expect.poll(() => pixelsOfStage(page)).toBe(before);
});

test(
  "on a phone nothing that gets the focus lies under the stage, the header or the bar",
  { tags: "long" },
  async () => {
    const page = await openMovingPage({ viewport: { width: 390, height: 844 } });
    await page.goto(addressOf(interactive));
    await isDrawn(page);
    await page.getByRole("button", { name: "Reset" }).scrollIntoViewIfNeeded();
    const coveredNow = () =>
      page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused?.closest("main")) return null;
        const { x, y, width, height } = focused.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        const isCovered = top?.closest(".player__stage, .header, .guest-bar") && !focused.contains(top);
        return isCovered ? focused.outerHTML : null;
      });
    await slider(page).focus();
    for (let stop = 0; stop < 45; stop++) {
      await page.keyboard.press("Tab");
      expect(await coveredNow()).toBeNull();
    }
  },
);

test(
  "a theme that looks as the file does by itself and the file's own colours are one picture",
  { tags: "long" },
  async () => {
    const page = await openPlaying(themeable);
    const themes = page.getByRole("group", { name: "Themes in this file" });
    await expect.poll(() => themes.getByRole("button", { name: "Original" }).count()).toBe(0);
    expect(await themes.getByRole("button", { pressed: true }).getAttribute("aria-label")).toBe(
      "Theme amber",
    );
  },
);

const stageSizes = [
  [1440, 900],
  [390, 844],
] as const;
test.each(sampleEvery(stageSizes, 1, 2))(
  "at %i × %i the stage is seen with its buttons and colours, stays while they are changed, and code and file follow",
  async (width, height) => {
    const page = await openMovingPage({ viewport: { width, height } });
    await page.goto(addressOf(themeable));
    await isDrawn(page);
    const isSeen = async (locator: Locator): Promise<boolean> => {
      const box = await locator.boundingBox();
      const header = await page.locator("body > .header").boundingBox();
      const bar = await page.locator(".guest-bar").boundingBox();
      if (!box || !header) return false;
      return box.y >= header.y + header.height - 1 && box.y + box.height <= (bar?.y ?? height);
    };
    const stage = page.locator(".player__stage");
    for (const part of [stage, page.locator(".player__play"), page.getByLabel(/^Change the colour/).first()])
      expect(await isSeen(part)).toBe(true);

    await page.getByRole("button", { name: "Theme lilac" }).click();
    expect(await isSeen(stage)).toBe(true);
    const hexes = page.getByLabel(/^Hex value/);
    const values = () =>
      hexes.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    await expect.poll(values).toContain("#CDC0E6");
    const code = page.locator(".embed-code pre");
    const keep = async (name: string): Promise<string> => {
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name }).click();
      return (await download).suggestedFilename();
    };
    expect(await keep("Download .lottie, theme lilac")).toBe(`${themeable.slug}-lilac.lottie`);
    await code.scrollIntoViewIfNeeded();
    await expect.poll(() => code.textContent()).toContain('theme="lilac"');

    const lilac = page.getByLabel("Hex value of the colour #CDC0E6");
    await lilac.focus();
    expect(await isSeen(lilac)).toBe(true);
    await lilac.fill("#01fe02");
    expect(await isSeen(stage)).toBe(true);
    const recoloured = `${themeable.slug}-lilac-recoloured.lottie`;
    expect(await keep("Download .lottie, recoloured")).toBe(recoloured);
    await expect.poll(() => code.textContent()).toContain(`src="${recoloured}"`);
  },
);

test("the states of a file are seen before it listens; switched on, one of them is the one it is in", async () => {
  const page = await openPlaying(interactive);
  const states = page.getByRole("list", { name: "States" }).first();
  await page.getByRole("heading", { name: "Interactivity" }).scrollIntoViewIfNeeded();
  await states.waitFor();
  expect(await states.getByRole("listitem").count()).toBeGreaterThan(1);
  expect(await states.locator("[aria-current]").count()).toBe(0);
  await page.getByRole("button", { name: "Switch on" }).first().click();
  await page.getByText(/^State: /).waitFor();
  await expect.poll(() => states.locator("[aria-current]").count()).toBe(1);
  expect(await states.getByRole("listitem").first().textContent()).toBe(
    "idle, gather, loop; enter, pointer comes in: to run",
  );
  const lit = page.locator(".machine-diagram__state.is-on .machine-diagram__state-name");
  await expect.poll(() => lit.allTextContents()).toEqual(["idle"]);
  await page.getByRole("button", { name: "Send “enter”" }).click();
  await expect.poll(() => lit.allTextContents()).toEqual(["run"]);
  await page.getByRole("button", { name: "Switch off" }).click();
  await expect.poll(() => page.getByText(/^State: /).count()).toBe(0);
});

test(
  "the embed code follows the player's speed and loop, and what is chosen beside it",
  { tags: "long" },
  async () => {
    const page = await openPlaying(plain);
    await page.locator(".scrubber input").focus();
    await page.keyboard.press(">");
    await page.keyboard.press("l");
    const code = page.locator(".embed-code pre");
    await page.getByLabel("Starts").selectOption("Under the pointer");
    await page.getByLabel("Width", { exact: true }).selectOption("240 pixels");
    await expect.poll(() => code.textContent()).toContain('speed="1.5"');
    const text = (await code.textContent()) ?? "";
    expect(text).toContain('trigger="hover"');
    expect(text).not.toContain("loop");
    expect(text).toContain("width: 240px");
    await page.getByRole("tab", { name: "iframe" }).click();
    const address =
      /src="([^"]+)"/.exec((await code.textContent()) ?? "")?.[1]?.replaceAll("&amp;", "&") ?? "";
    const embedded = await (await fetch(address)).text();
    expect(embedded).toMatch(/<zoetrope-player[^>]*speed="1.5"[^>]*trigger="hover"/);
    expect(embedded).not.toMatch(/<zoetrope-player[^>]*\s(?:autoplay|loop)=/);
    await page.keyboard.press("End");
    await page.getByRole("tab", { name: "React Native", selected: true }).waitFor();
    await expect.poll(() => code.textContent()).toContain("speed={1.5}");
    for (const [name, part] of [
      ["iOS", "AnimationConfig("],
      ["Android", "DotLottieSource.Url("],
      ["Flutter", "DotLottieView("],
    ] as const) {
      await page.getByRole("tab", { name, exact: true }).click();
      expect(await code.textContent()).toContain(part);
    }
    expect(await findAccessibilityProblems(page, ".animation-page__more")).toEqual([]);
  },
);

test.each(sampleEvery(["Web", "iframe", "HTML page"], 2, 3))(
  "the embed code “%s” works as it stands on another origin",
  async (tab) => {
    const page = await openPlaying(plain);
    await page.getByRole("tab", { name: tab }).click();
    const code = (await page.locator(".embed-code pre").textContent()) ?? "";
    const server = createServer((_request, response) =>
      response.writeHead(200, { "content-type": "text/html" }).end(code),
    );
    await new Promise<void>((resolve) => {
      server.listen(0, "127.0.0.1", resolve);
    });
    try {
      const elsewhere = await openMovingPage({ ignore: /favicon/ });
      await elsewhere.route("**/favicon.ico", (route) => route.fulfill({ status: 204 }));
      await elsewhere.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      const frameOrPage = tab === "iframe" ? elsewhere.frameLocator("iframe") : elsewhere;
      const canvas = frameOrPage.locator("zoetrope-player canvas");
      await canvas.waitFor({ state: "attached" });
      const isPainted = () =>
        canvas.evaluate((element) => {
          const { width, height } = element as HTMLCanvasElement;
          const copy = new OffscreenCanvas(width, height).getContext("2d");
          copy?.drawImage(element as HTMLCanvasElement, 0, 0);
          return copy?.getImageData(0, 0, width, height).data.some((value) => value > 0) === true;
        });
      await expect.poll(isPainted).toBe(true);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  },
);

const looks = [
  ["interactive", "dark", 390, ""],
  ["plain", "light", 1440, ""],
  ["themeable", "light", 768, "/de"],
  ["plain", "dark", 1440, "/jp"],
] as const;
test.each(sampleEvery(looks, 0, 4))(
  "the page of a %s animation, in %s at %i wide under “%s”: nothing moves, nothing sticks out, everyone can use it",
  async (kind, colorScheme, width, prefix) => {
    const page = await openMovingPage({ colorScheme, viewport: { width, height: 900 } });
    await page.addInitScript(() => {
      Object.assign(globalThis, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[]) {
          if (!entry.hadRecentInput) (globalThis as unknown as { shift: number }).shift += entry.value;
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(addressOf({ plain, interactive, themeable }[kind], prefix));
    await isDrawn(page);
    expect(await page.evaluate(() => (globalThis as unknown as { shift: number }).shift)).toBeLessThan(0.001);
    await page.locator(".scrubber input").focus();
    await page.keyboard.press("k");
    expect(await findAccessibilityProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  },
);

test("the embed page is small, keeps no cookies, may be framed, and leads back", async () => {
  const response = await fetch(`${hosts.site}/embed/${plain.id}`);
  expect(response.headers.get("content-security-policy")).toContain("frame-ancestors *");
  expect(response.headers.get("set-cookie")).toBeNull();
  const html = await response.text();
  expect(html.length).toBeLessThan(6_000);
  expect(html).toContain(addressOf(plain));
  expect((await fetch(`${hosts.site}/embed/zzzzzzzzzz`)).status).toBe(404);
  const themed = await fetch(`${hosts.site}/embed/${themeable.id}?theme=lilac`);
  expect(await themed.text()).toContain('theme="lilac"');
  const unknown = await fetch(`${hosts.site}/embed/${themeable.id}?theme=%22onload`);
  expect(await unknown.text()).not.toContain("onload");
});
