import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { chromium, type Browser, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePorts, runPlatform, type PlatformRun } from "../apps/platform/src/testing/run-platform.ts";
import { ensureBrowser } from "../scripts/test-command/ensure-browser.ts";

const root = join(import.meta.dirname, "..");
const notSources = new Set(["node_modules", ".git", "build", ".react-router", ".zoetrope", "docs"]);
const patience = { timeout: 60_000 };

let checkout = "";
let ports: Record<string, string> = {};
let platform: PlatformRun;
let browser: Browser;

const packageFolders = (folder: string): string[] => [
  "",
  ...["apps", "packages"].flatMap((kind) => readdirSync(join(folder, kind)).map((name) => `${kind}/${name}`)),
];

/** A checkout of its own, whose sources may be edited: everything but the packages of others is copied. */
function copySources(): string {
  const copy = mkdtempSync(join(tmpdir(), "zoetrope-dev-"));
  cpSync(root, copy, {
    recursive: true,
    filter: (path) => path === root || !notSources.has(relative(root, path).split("/").at(-1) ?? ""),
  });
  for (const folder of packageFolders(root)) {
    const modules = join(root, folder, "node_modules");
    if (!existsSync(modules)) continue;
    const own = join(copy, folder, "node_modules");
    mkdirSync(join(own, "@zoetrope"), { recursive: true });
    for (const name of readdirSync(modules)) {
      if (name !== "@zoetrope" && !name.startsWith(".")) symlinkSync(join(modules, name), join(own, name));
    }
    // These links are relative: in the copy they lead to the copy.
    for (const name of folder === "" ? readdirSync(join(modules, "@zoetrope")) : [])
      symlinkSync(readlinkSync(join(modules, "@zoetrope", name)), join(own, "@zoetrope", name));
  }
  return copy;
}

function edit(path: string, from: string, to: string): void {
  const text = readFileSync(join(checkout, path), "utf8");
  expect(text, `${path} has what is to be edited`).toContain(from);
  writeFileSync(join(checkout, path), text.replace(from, to));
}

const addressOf = (host: string): string => `http://localhost:${ports[`PORT_${host.toUpperCase()}`]}`;

beforeAll(async () => {
  checkout = copySources();
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
    edit("apps/api/src/create-api-app.ts", "There is nothing at this address.", "Edited: nothing here.");
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
