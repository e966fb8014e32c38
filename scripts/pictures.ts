// Takes the README's pictures of the running product: `npm start` in one terminal, `npm run pictures` in another.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { ensureBrowser } from "./test-command/ensure-browser.ts";

const site = process.argv[2] ?? "http://localhost:3000";
const folder = join(import.meta.dirname, "../docs/pictures");
mkdirSync(folder, { recursive: true });

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ["--no-sandbox"] });

async function take(name: string, path: string, options: { dark?: boolean } = {}): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    colorScheme: options.dark ? "dark" : "light",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.goto(`${site}${path}`, { waitUntil: "networkidle" });
  // A first visit does not wait for its fonts, so the picture is one of a second visit.
  await page.reload({ waitUntil: "networkidle" });
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await context.close();
  console.log(`docs/pictures/${name}.png`);
}

const found = await fetch(`${site}/featured-free-animations`).then((response) => response.text());
const animation = /href="(\/animation\/[^"]+)"/.exec(found)?.[1];
if (!animation)
  throw new Error(`No animation is linked from ${site}/featured-free-animations: is the platform seeded?`);

await take("home", "/");
await take("results", "/free-animations/animals");
await take("animation", animation, { dark: true });
await browser.close();
