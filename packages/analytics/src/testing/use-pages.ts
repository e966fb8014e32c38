import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { chromium, type Browser, type BrowserContext, type Page, type Route } from "playwright-core";
import { build } from "vite";
import { afterAll, afterEach, beforeAll } from "vitest";
import { findBrowser } from "../../../../scripts/test-command/ensure-browser.ts";
import type { AnalyticsConfig } from "../analytics-config.ts";
import type { Opened } from "./page-entry.ts";

export const site = "https://site.example";
const allowed = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "*",
  "access-control-expose-headers": "*",
};

export interface ReceivedRequest {
  address: URL;
  body: unknown;
}

export interface OpenedPage {
  page: Page;
  /** What other hosts were asked. */
  received: ReceivedRequest[];
  /** Scripts of the site that were fetched. */
  files: string[];
}

interface Answer {
  status?: number;
  json?: object;
  headers?: Record<string, string>;
}

interface Visit {
  address?: string;
  /** What other hosts answer to the count-th request; null: the line is dead. Default: a success. */
  answer?: (count: number, address: URL) => Answer | null | Promise<null>;
}

/** Opens pages with the package on them, in a browser of this test file. */
export function usePages(): { open(visit?: Visit): Promise<OpenedPage>; context(): BrowserContext } {
  let browser: Browser;
  let folder: string;
  const contexts: BrowserContext[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "zoetrope-analytics-"));
    await build({
      configFile: false,
      logLevel: "error",
      build: {
        outDir: folder,
        modulePreload: false,
        rolldownOptions: {
          input: fileURLToPath(new URL("page-entry.ts", import.meta.url)),
          output: { entryFileNames: "entry.js" },
        },
      },
    });
    browser = await chromium.launch({
      executablePath: findBrowser() ?? undefined,
      args: ["--no-sandbox", "--disable-gpu"],
    });
  });
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
  });
  afterAll(async () => {
    await browser?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const answerOwn = async (route: Route, { pathname }: URL, files: string[]): Promise<void> => {
    if (!pathname.endsWith(".js"))
      return route.fulfill({
        contentType: "text/html",
        body: `<!doctype html><title>Tags</title><script type="module" src="/entry.js"></script>`,
      });
    files.push(pathname);
    const body = await readFile(path.join(folder, pathname), "utf8");
    return route.fulfill({ contentType: "text/javascript", body });
  };

  return {
    context() {
      const context = contexts.at(-1);
      if (context === undefined) throw new Error("no page is open");
      return context;
    },
    async open({ address = "/tags", answer = (): Answer => ({}) } = {}) {
      const received: ReceivedRequest[] = [];
      const files: string[] = [];
      const context = await browser.newContext();
      contexts.push(context);
      await context.route("**/*", async (route) => {
        const request = route.request();
        const url = new URL(request.url());
        if (url.origin === site) return answerOwn(route, url, files);
        if (request.method() === "OPTIONS") return route.fulfill({ status: 204, headers: allowed });
        received.push({ address: url, body: readBody(request.postDataBuffer()) });
        const response = await answer(received.length, url);
        if (response === null) return route.abort();
        const headers = { ...allowed, ...response.headers };
        return route.fulfill({ json: { status: "ok", code: response.status ?? 200 }, ...response, headers });
      });
      const page = await context.newPage();
      await page.goto(site + address);
      await page.waitForFunction(() => "open" in globalThis);
      return { page, received, files };
    },
  };
}

/** Large batches are compressed. */
function readBody(bytes: Buffer | null): unknown {
  if (bytes === null) return null;
  const isCompressed = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return JSON.parse((isCompressed ? gunzipSync(bytes) : bytes).toString());
}

/** Runs in the page, on an open package. */
export const run = (page: Page, config: AnalyticsConfig, work: (opened: Opened) => void): Promise<unknown> =>
  page.evaluate(`(${work.toString()})(open(${JSON.stringify(config)}))`);
