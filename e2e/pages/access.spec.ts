import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { findAccessibilityProblems } from "../accessibility-problems.ts";
import { hosts, openPage, useBrowser } from "../browser.ts";
import { sampleEvery } from "../../scripts/test-command/thoroughness.ts";

useBrowser();

let animation: string;
beforeAll(async () => {
  const response = await fetch(`${hosts.api}/api/v1/animations?feature=themeable`);
  const { data } = (await response.json()) as { data: { slug: string; id: string }[] };
  if (!data[0]) throw new Error("There is no animation with themes");
  animation = `/animation/${data[0].slug}-${data[0].id}`;
});

const pagesOfWords = [
  "/platform",
  "/pricing",
  "/supported-features",
  "/interactivity",
  "/runtimes",
  "/case-studies/tern-bank",
  "/blog/a-gallop-from-ten-frames",
  "/page/privacy-policy",
];
const everyKind = () => ["/", "/free-animations/animals", animation, "/tags", ...pagesOfWords];

const mainKinds: [name: string, path: () => string][] = [
  ["home", () => "/"],
  ["results", () => "/free-animations/animals"],
  ["animation", () => animation],
  ["pricing", () => "/pricing"],
  ["interactivity", () => "/interactivity"],
];

describe.each([
  ["dark on a desk", 0, { colorScheme: "dark" }],
  ["forced colours", 1, { forcedColors: "active" }],
  ["200 % zoom", 2, { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 }],
] as const)("in %s", (mode, address, options) => {
  test.each(sampleEvery(mainKinds, address, 5))(
    "the page “%s” can be used by everyone",
    async (_name, getPath) => {
      const page = await openPage({ ...options, reducedMotion: "reduce" });
      await page.goto(getPath());
      const problems = await findAccessibilityProblems(page);
      // Forced colours are the visitor's own; what axe computes from ours is not what is painted.
      const isCounted = (problem: string) =>
        mode !== "forced colours" || !problem.startsWith("color-contrast:");
      expect(problems.filter(isCounted)).toEqual([]);
    },
  );
});

/** What sticks out of the page, or is cut off inside a box that does not scroll. */
const findLosses = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const losses: string[] = [];
    const beyond = document.documentElement.scrollWidth - innerWidth;
    if (beyond > 0) losses.push(`${beyond} px beyond the right edge`);
    for (const element of document.querySelectorAll<HTMLElement>(
      "h1, h2, h3, p, li, td, th, a, button, label",
    )) {
      const style = getComputedStyle(element);
      const isHiddenOnPurpose = element.clientWidth <= 1 || style.visibility === "hidden";
      const isCut = style.overflowX === "hidden" || style.overflowX === "clip";
      if (!isHiddenOnPurpose && isCut && element.scrollWidth > element.clientWidth + 1)
        losses.push(`cut off: ${element.textContent?.trim().slice(0, 40)}`);
    }
    return losses;
  });

const narrow = [
  ["on a screen of 320 px", 0, 320, ""],
  ["at 200 % on a laptop", 1, 640, ""],
  ["on a screen of 320 px, in German", 2, 320, "/de"],
  ["on a screen of 320 px, in Japanese", 3, 320, "/jp"],
] as const;
test.each(sampleEvery(narrow, 1, 2))(
  "%s everything is there, and nothing scrolls sideways",
  async (_name, address, width, prefix) => {
    const page = await openPage({ viewport: { width, height: 480 }, reducedMotion: "reduce" });
    const losses: string[] = [];
    for (const path of sampleEvery(everyKind(), address, 4)) {
      await page.goto(prefix + path);
      losses.push(...(await findLosses(page)).map((loss) => `${prefix}${path}: ${loss}`));
    }
    expect(losses).toEqual([]);
  },
);

test("text spaced as WCAG 1.4.12 allows is not cut off", { tags: "long" }, async () => {
  const page = await openPage({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
  const losses: string[] = [];
  for (const path of ["/", "/free-animations/animals", animation, "/pricing"]) {
    await page.goto(path);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }",
      );
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    });
    losses.push(...(await findLosses(page)).map((loss) => `${path}: ${loss}`));
  }
  expect(losses).toEqual([]);
});

interface Stop {
  tag: string;
  name: string;
  isSeen: boolean;
}

/** What has the focus, and whether a person sees that it has it. */
const readStop = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement)) return { tag: "", name: "", isSeen: false };
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const candidates = [element, element.parentElement, ...labels, ...element.querySelectorAll("*")];
    const hasRing = candidates.some((candidate) => {
      if (!candidate) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    });
    const box = element.getBoundingClientRect();
    return {
      tag: element.tagName,
      name: element.getAttribute("aria-label") ?? labels[0]?.textContent ?? element.textContent?.trim() ?? "",
      isSeen: hasRing && box.bottom > 0 && box.top < innerHeight,
    };
  });

/** Tab until the focus is where it is wanted; every stop on the way must be seen. */
async function tabTo(page: Page, tag: string, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 200; presses++) {
    await page.keyboard.press("Tab");
    const stop = await readStop(page);
    // Past the last stop the browser's own controls come, and then the page again.
    if (stop.tag === "BODY") continue;
    expect(stop.isSeen, `the focus on ${stop.tag} “${stop.name}” of ${page.url()} is seen`).toBe(true);
    if (stop.tag === tag && name.test(stop.name)) return;
  }
  throw new Error(`${tag} ${name} is not reached with Tab on ${page.url()}`);
}

test("with the keyboard alone one finds an animation, plays it, downloads it, likes it and copies its embed code", async () => {
  const page = await openPage({
    reducedMotion: "reduce",
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await page.goto("/");
  await page.keyboard.press("Tab");
  expect((await readStop(page)).name).toMatch(/skip/i);
  await page.keyboard.press("Enter");
  await tabTo(page, "INPUT", /search/i);
  await page.keyboard.type("owl");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/free-animations/owl");

  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const title = await page.locator("[data-card] a").first().getAttribute("aria-label");
  await tabTo(page, "A", new RegExp(title ?? "owl", "i"));
  await page.keyboard.press("Enter");
  await page.waitForURL("**/animation/*");

  await page.getByRole("radio", { name: /PNG/ }).and(page.locator(":enabled")).waitFor();
  await tabTo(page, "BUTTON", /^Like$/);
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Liked" }).waitFor();

  await tabTo(page, "BUTTON", /^Play$/);
  await page.keyboard.press("Space");
  await page.locator(".player__stage[data-drawn]").waitFor();
  await page.getByRole("button", { name: "Pause" }).waitFor();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();

  await tabTo(page, "BUTTON", /^Download/);
  const download = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  expect((await download).suggestedFilename()).toMatch(/\.lottie$/);

  await page.evaluate(() => scrollTo(0, 0));
  await tabTo(page, "BUTTON", /^Web$/);
  await page.keyboard.press("ArrowRight");
  expect(await page.getByRole("tab", { name: "React", exact: true }).getAttribute("aria-selected")).toBe(
    "true",
  );
  await tabTo(page, "BUTTON", /^Copy/);
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("<zoetrope-player");
});
