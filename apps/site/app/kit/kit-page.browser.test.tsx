import { AxeBuilder } from "@axe-core/playwright";
import * as kit from "@zoetrope/ui";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleEvery } from "../../../../scripts/test-command/thoroughness.ts";
import { findBrowser } from "../../../../scripts/test-command/ensure-browser.ts";
import { kitAssets, KitPage } from "./kit-page.tsx";

const styles = join(import.meta.dirname, "../../../../packages/ui/src/styles");
const baseSheets = ["tokens", "reset", "type", "layout", "base"];
const sheets = [
  ...baseSheets,
  "tissue",
  "button",
  "field",
  "toggle",
  "card",
  "panel",
  "message",
  "pagination",
  "progress-bar",
  "dialog",
  "disclosure",
];
const css = sheets
  .map(
    (name) =>
      `@layer ${baseSheets.includes(name) ? "base" : "components"} {${readFileSync(join(styles, `${name}.css`), "utf8").replaceAll(/@import .*/g, "")}}`,
  )
  .join("\n");
// Scripts open dialogs, of which there are none here.
const html = `<!doctype html><html lang="en"><title>Kit</title><style>@layer base, components;${css}
  main { padding: 24px; display: grid; grid-template-columns: minmax(0, 1fr); gap: 40px }
  .kit__states > * { max-width: 100% }
  .kit__states { display: flex; flex-wrap: wrap; gap: 16px; align-items: center; margin-top: 12px }
  .card { width: min(260px, 100%) }
  .dialog { position: static; margin: 0 }
</style><body>${renderToStaticMarkup(<KitPage />).replace("<dialog", "<dialog open")}`;
const owl = readFileSync(join(import.meta.dirname, "../../../../content/drawings/owl.svg"));

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: ["--no-sandbox", "--disable-gpu"],
  });
});
afterAll(() => browser.close());

async function show(options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
    ...options,
  });
  const page = await context.newPage();
  await page.route(`${kitAssets}/**`, (route) =>
    route.request().resourceType() === "image"
      ? route.fulfill({ body: owl, contentType: "image/svg+xml" })
      : route.fulfill({ body: html, contentType: "text/html" }),
  );
  await page.goto(kitAssets, { waitUntil: "networkidle" });
  return page;
}

test("every part of the kit is on its page", () => {
  const parts = Object.keys(kit).filter((name) => /^[A-Z]/.test(name) && !name.endsWith("IconSprite"));
  expect(parts.filter((name) => !html.includes(`data-part="${name}"`))).toEqual([]);
});

const looks = [
  ["light at 1440 px", { colorScheme: "light" }],
  ["dark at 1440 px", { colorScheme: "dark" }],
  ["light at 390 px", { viewport: { width: 390, height: 844 } }],
  ["dark at 320 px", { colorScheme: "dark", viewport: { width: 320, height: 600 } }],
] as const;
test.each(sampleEvery(looks, 1, 2))(
  "%s every part can be used by everyone and keeps to the page",
  async (_name, options) => {
    const page = await show(options);
    // Its usual mode opens a page of its own for frames of other origins, of which there are none, and takes twice as long.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
    expect(violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))).toEqual([]);
    const beyond = await page.evaluate(() =>
      [...document.querySelectorAll("main *")]
        .filter((part) => part.getBoundingClientRect().right > innerWidth)
        .map((part) => part.outerHTML.slice(0, 200)),
    );
    expect(beyond, "beyond the right edge").toEqual([]);
    expect(
      await page.evaluate(() =>
        [...document.querySelectorAll(".kit__states > *")]
          .filter(
            (state) => state.getBoundingClientRect().width < 1 || state.getBoundingClientRect().height < 1,
          )
          .map((state) => state.outerHTML),
      ),
      "states without a size",
    ).toEqual([]);
    await page.context().close();
  },
);

test(
  "the photographs of light and dark differ in every part, and none of them is blank",
  { tags: "long" },
  async () => {
    const [light, dark] = [await show({ colorScheme: "light" }), await show({ colorScheme: "dark" })];
    for (const part of await light.locator("[data-part]").all()) {
      const name = (await part.getAttribute("data-part")) ?? "";
      const photograph = await part.screenshot();
      const other = await dark.locator(`[data-part="${name}"]`).screenshot();
      // A blank picture of this size packs into a few hundred bytes.
      expect(photograph.length, name).toBeGreaterThan(700);
      expect(photograph.equals(other), name).toBe(false);
    }
    await light.context().close();
    await dark.context().close();
  },
);

test("whatever takes the focus shows it, and is large enough to be touched", async () => {
  const page = await show({});
  const problems = await page.evaluate(() => {
    const found: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(
      "button:enabled, a, input:enabled, select",
    )) {
      control.focus({ focusVisible: true });
      const { outlineStyle, outlineWidth } = getComputedStyle(control);
      if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2)
        found.push(`no ring: ${control.outerHTML}`);
      const { width, height } = control.getBoundingClientRect();
      const isInText = getComputedStyle(control).display === "inline";
      if (!isInText && Math.min(width, height) < 24) found.push(`${width} × ${height}: ${control.outerHTML}`);
    }
    return found;
  });
  expect(problems).toEqual([]);
  await page.context().close();
});
