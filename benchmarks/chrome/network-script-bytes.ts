import { chromium } from "playwright-core";
import { findBrowser } from "../../scripts/test-command/ensure-browser.ts";

const waitAfterLoadInMs = 5_000;

/** Bytes of body of every script that a fresh browser fetches for a page on its own, until 5 s after load. */
export async function networkScriptBytes(url: string): Promise<number> {
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const sizes: Promise<number>[] = [];
    page.on("requestfinished", (request) => {
      if (!/\.m?js$/.test(new URL(request.url()).pathname)) return;
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(waitAfterLoadInMs);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  } finally {
    await browser.close();
  }
}
