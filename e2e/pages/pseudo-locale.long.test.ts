import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { freePorts, runPlatform, type PlatformRun } from "../../apps/platform/src/testing/run-platform.ts";
import { ensureBrowser } from "../../scripts/test-command/ensure-browser.ts";
import { copyCheckout, editFile } from "../copy-checkout.ts";
import { findCut } from "./find-cut.ts";
import { findUnmarked } from "./find-unmarked.ts";
import { register } from "../register.ts";

let checkout = "";
let platform: PlatformRun;
let browser: Browser;
let site = "";
let accounts = "";
let workflow = "";
let anAnimation = "";
let signedIn: Parameters<BrowserContext["addCookies"]>[0] = [];

/** What others have written: code, names of languages, tags and cards of animations. Times are what the browser's language makes them. */
const excepted = [
  "script, style, template, noscript, code, pre, kbd, svg, time, .language-list, .nav__language",
  ".card, [data-title], .tag-row__link, .popular-tag__title, a[href*='/free-animations/']:is(.chip, .link)",
].join(", ");
const person = {
  name: "Ines Moreau",
  email: "ines@zoetrope.example",
  initials: "IM",
  workspace: "Ines’s workspace",
};
/** What is the same everywhere: names, units, what was asked for, and what the animation looked at says of itself. */
const names = [
  ["“Gallop cycle” by Zoetrope, MIT License", "Gallop cycle", "MIT License", "MIT"],
  [
    "Ten pictures of a horse at full gallop, shown at twelve a second: gather, push, fly. Hover to let it run, click to make it leap.",
  ],
  ["Zoetrope Originals"],
  ["gather", "push", "fly", "gait", "amber", "rose", "sky", "mint", "lilac"],
  ["Zoetrope", "dotLottie", "Lottie", "Google", "Italiano", "visionOS", "iOS", "Android", " kB"],
  ["Figma", "After Effects", "Canva", "Framer", "Webflow", "Penpot"],
  ["Kitewing Maps", "Saltmarsh Weather", "Tern Bank", "Paperboat Health", "Nightjar Games"],
  ["Halma Transit", "Field Notes School", "Owl", "owl", "animals", "Qqzzxxw", "qqzzxxw"],
  Object.values(person),
].flat();

/** The recipe of docs/messages.md. */
function addLanguage(): void {
  const last = '  { locale: "de", name: "Deutsch", shortName: "DE", urlPrefix: "de", openGraph: "de_DE" },\n';
  const row = '  { locale: "it", name: "Italiano", shortName: "IT", urlPrefix: "it", openGraph: "it_IT" },\n';
  editFile(join(checkout, "packages/i18n/src/locales.ts"), last, last + row);
  execFileSync(process.execPath, ["packages/i18n/scripts/messages.ts", "pseudo", "it"], { cwd: checkout });
}

beforeAll(async () => {
  checkout = copyCheckout();
  addLanguage();
  const ports = await freePorts();
  platform = runPlatform(
    { ...ports, ZOETROPE_DATA: join(checkout, ".zoetrope"), ZOETROPE_SEED: "sample", LOG_LEVEL: "warn" },
    "start",
    join(checkout, "apps/platform/src/main.ts"),
  );
  await platform.ready;
  [site, accounts, workflow] = ["SITE", "ACCOUNTS", "WORKFLOW"].map(
    (host) => `http://localhost:${ports[`PORT_${host}`]}`,
  ) as [string, string, string];
  await vi.waitUntil(() => platform.output().includes("✓ Fill the catalogue"), { timeout: 300_000 });
  const featured = await (await fetch(`${site}/it/featured-free-animations`)).text();
  anAnimation = /href="\/it(\/animation\/gallop-cycle-[^"]+)"/.exec(featured)?.[1] ?? "";
  const { session } = await register(accounts, person.name, person.email);
  signedIn = [{ name: "zoetrope-session", value: session, url: accounts, httpOnly: true, sameSite: "Lax" }];
  browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
});

afterAll(async () => {
  await browser?.close();
  platform.child.kill("SIGTERM");
  await platform.ended;
  rmSync(checkout, { recursive: true, force: true });
});

const embedOf = (animation: string): string => `/embed/${animation.split("-").at(-1) ?? ""}`;
const pages: [name: string, address: () => string, isSignedIn?: boolean][] = [
  ["home", () => `${site}/it`],
  ["results", () => `${site}/it/free-animations/owl`],
  ["results with filters", () => `${site}/it/free-animations/animals?type=free&feature=interactive`],
  ["nothing found", () => `${site}/it/free-animations/qqzzxxw`],
  ["tags", () => `${site}/it/tags`],
  ["animation", () => `${site}/it${anAnimation}`],
  ["embed", () => `${site}/it${embedOf(anAnimation)}`],
  ["pricing", () => `${site}/it/pricing`],
  ["help", () => `${site}/it/help`],
  ["likes", () => `${site}/it/likes`],
  ["no such page", () => `${site}/it/no-such-page`],
  ["login", () => `${accounts}/login?locale=it`],
  ["sign-up", () => `${accounts}/register?locale=it`],
  ["reset", () => `${accounts}/reset-password?locale=it`],
  ["settings", () => `${accounts}/settings?locale=it`, true],
  ["workflow, guest", () => `${workflow}/it`],
  ["files", () => `${workflow}/it`, true],
  ["people", () => `${workflow}/it/people`, true],
  ["settings of a workspace", () => `${workflow}/it/settings`, true],
  ["statistics", () => `${workflow}/it/statistics`, true],
];

async function openPage(address: string, width: number, isSignedIn = false): Promise<Page> {
  const context = await browser.newContext({
    locale: "it-IT",
    viewport: { width, height: 900 },
    reducedMotion: "reduce",
  });
  if (isSignedIn) await context.addCookies(signedIn);
  const page = await context.newPage();
  await page.goto(address);
  // Pages of the accounts host and of the embed have no header to come alive.
  if ((await page.locator("#menu").count()) > 0) await page.locator("html[data-hydrated]").waitFor();
  await page.evaluate(async () => void (await document.fonts.ready));
  return page;
}

async function expectTranslated(page: Page, where: string): Promise<void> {
  expect(await page.locator("html").getAttribute("lang"), where).toBe("it");
  expect.soft(await findUnmarked(page, excepted, names), `${where}: untranslated`).toEqual([]);
  expect.soft(await findCut(page), `${where}: cut`).toEqual([]);
}

const widths = [1_440, 390];

describe.each(widths)("at %i px nothing is untranslated and nothing cut", (width) => {
  test.each(pages)("%s", async (name, address, isSignedIn) => {
    const page = await openPage(address(), width, isSignedIn);
    await expectTranslated(page, name);
    await page.context().close();
  });

  test("the menus, open", async () => {
    const page = await openPage(`${site}/it/tags`, width);
    if (width < 1_280) await page.locator(".header__menu").click();
    for (const index of [0, 1, 2, 3]) {
      const item = page.locator("#menu .nav__item").nth(index);
      if (width < 1_280) await item.click();
      else {
        await page.mouse.move(4, 150 + index);
        await item.hover();
      }
      await page.locator(".nav__menu[open], .nav__bar .menu").filter({ visible: true }).first().waitFor();
      await expectTranslated(page, `menu ${index}`);
    }
    await page.context().close();
  });
});

test.each(widths)(
  "at %i px the search and the footer are translated, and nothing in them is cut",
  async (width) => {
    const page = await openPage(`${site}/it/tags`, width);
    await page.keyboard.press("Control+k");
    await page.locator("#search-dialog").waitFor();
    await expectTranslated(page, "search");
    await page.keyboard.press("Escape");
    await page.locator("footer").scrollIntoViewIfNeeded();
    await expectTranslated(page, "footer");
    await page.context().close();
  },
);
