import { rmSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePorts, runPlatform, type PlatformRun } from "../../apps/platform/src/testing/run-platform.ts";
import { ensureBrowser } from "../../scripts/test-command/ensure-browser.ts";
import { copyCheckout, editFile } from "../copy-checkout.ts";

const patience = { timeout: 60_000 };

let checkout = "";
let ports: Record<string, string> = {};
let platform: PlatformRun;
let browser: Browser;

const edit = (path: string, from: string, to: string): void => editFile(join(checkout, path), from, to);

const addressOf = (host: string): string => `http://localhost:${ports[`PORT_${host.toUpperCase()}`]}`;

beforeAll(async () => {
  checkout = copyCheckout();
  ports = await freePorts();
  platform = runPlatform(
    { ...ports, ZOETROPE_DATA: join(checkout, ".zoetrope"), ZOETROPE_SEED: "none", LOG_LEVEL: "warn" },
    "dev",
    join(checkout, "apps/platform/src/main.ts"),
  );
  await platform.ready;
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

async function open(path: string): Promise<Page> {
  const page = await browser.newPage();
  // Until its connection stands the page hears of no edit.
  const isConnected = page.waitForEvent("console", {
    predicate: (message) => message.text().includes("[vite] connected"),
    ...patience,
  });
  await page.goto(`${addressOf("site")}${path}`);
  await isConnected;
  return page;
}

describe("npm run dev", () => {
  it.each(["site", "accounts", "workflow", "api", "assets"])("answers as %s", async (host) => {
    expect((await fetch(`${addressOf(host)}/readyz`)).status).toBe(200);
  });

  it("shows edited words and edited styles in the open page, which nobody has to load again", async () => {
    const page = await open("/blog");
    edit("content/blog/searching-600000-animations.mdx", "title: ", "title: Edited ");
    await expect.poll(() => page.locator("main").textContent(), patience).toContain("Edited ");
    edit("apps/site/app/styles/site.css", "", "body { --edited: 1 }\n");
    const style = () =>
      page.evaluate(() => getComputedStyle(document.body).getPropertyValue("--edited").trim());
    await expect.poll(() => style().catch(() => ""), patience).toBe("1");
    await page.close();
  });

  it("starts the server again with an edited source, on the same data", async () => {
    edit(
      "apps/api/src/http/problem-responses.ts",
      "There is nothing at this address.",
      "Edited: nothing here.",
    );
    const answer = () =>
      fetch(`${addressOf("api")}/nothing`).then(
        (response) => response.text(),
        () => "",
      );
    await expect.poll(answer, patience).toContain("Edited: nothing here.");
  });

  it("waits for the next edit when one is broken, and goes on", async () => {
    const file = "apps/api/src/create-api-app.ts";
    edit(file, "export function createApiApp", "export function function createApiApp");
    await expect.poll(() => platform.output(), patience).toContain("Waiting for a change of the sources.");
    edit(file, "export function function createApiApp", "export function createApiApp");
    const isAlive = () =>
      fetch(`${addressOf("api")}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isAlive, patience).toBe(true);
  });
});
