import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { afterEach, beforeAll, beforeEach, expect, inject } from "vitest";
import { findBrowser } from "../scripts/test-command/ensure-browser.ts";
import { beginTrace, keepTraces } from "./failure-traces.ts";

/** Addresses of the platform under test. */
export const hosts = inject("hosts");

/** Pages that this worker serves here may embed the sign-in frames. */
export const embedderPort = inject("embedderPorts")[Number(process.env.VITEST_POOL_ID) - 1] ?? Number.NaN;

/** Of this worker: one file after the other uses it, and it goes with the process. */
let browser: Browser | undefined;
let argumentsOfBrowser = "";
const contexts: BrowserContext[] = [];
const complaints: string[] = [];
let isSecondTry = false;

/**
 * Has a browser ready for one spec file; every test fails on an unexpected console error or page error.
 * `furtherArguments`: of Chromium's command line.
 */
export function useBrowser(furtherArguments: readonly string[] = []): void {
  beforeAll(async () => {
    if (browser?.isConnected() && argumentsOfBrowser === furtherArguments.join(" ")) return;
    await browser?.close();
    argumentsOfBrowser = furtherArguments.join(" ");
    browser = await chromium.launch({
      executablePath: findBrowser() ?? undefined,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        ...furtherArguments,
      ],
    });
  });
  beforeEach(({ task }) => {
    isSecondTry = (task.result?.attempts?.length ?? 0) > 0;
  });
  afterEach(async ({ task }) => {
    const opened = contexts.splice(0);
    if (isSecondTry || complaints.length > 0 || task.result?.state === "fail") await keepTraces(opened, task);
    // What a test answers for a page may still be on its way.
    const pages = opened.flatMap((context) => context.pages());
    await Promise.all([...pages, ...opened].map((one) => one.unrouteAll({ behavior: "ignoreErrors" })));
    await Promise.all(opened.map((context) => context.close()));
    const found = complaints.splice(0);
    expect(found, ["errors on the console", ...found].join("\n")).toEqual([]);
  });
}

/** A fresh visitor. `ignore` names console errors that the test provokes on purpose. */
export async function openPage(options: BrowserContextOptions & { ignore?: RegExp } = {}): Promise<Page> {
  const { ignore, ...contextOptions } = options;
  if (browser === undefined) throw new Error("useBrowser() has to be called in the test file");
  const context = await browser.newContext({
    baseURL: hosts.site,
    viewport: { width: 1440, height: 900 },
    // What plays fills a processor for as long as its page is open: tests of what moves ask for it.
    reducedMotion: "reduce",
    // It stores a tool's page for every fresh visitor anew, a fifth of what such a page costs: tests of what is stored ask for it.
    serviceWorkers: "block",
    ...contextOptions,
  });
  contexts.push(context);
  context.once("close", () => {
    if (contexts.includes(context)) contexts.splice(contexts.indexOf(context), 1);
  });
  if (isSecondTry || process.env.ZOETROPE_TEST_TRACE === "1") await beginTrace(context);
  const page = await context.newPage();
  const complain = (text: string): void => {
    if (!ignore?.test(text)) complaints.push(`${page.url()}: ${text}`);
  };
  page.on("pageerror", (error) => complain(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" || /hydrat/i.test(message.text()))
      complain(`${message.text()} (${message.location().url})`);
  });
  return page;
}

/** A fresh visitor who has not asked for less motion: animations play. */
export const openMovingPage = (options: Parameters<typeof openPage>[0] = {}): Promise<Page> =>
  openPage({ reducedMotion: "no-preference", ...options });
