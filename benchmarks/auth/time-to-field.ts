import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { chromium, type Page } from "playwright-core";
import { findBrowser } from "../../scripts/test-command/ensure-browser.ts";
import { median, quantile, type Benchmark } from "../harness.ts";

const rounds = 25;

const hostPage = (accounts: string): string => `<!doctype html><html lang="en"><title>Host</title>
<script src="${accounts}/auth-client.js"></script><main><button>Log in</button></main><script>
const client = ZoetropeAuth.createAuthClient({ baseAuthUrl: ${JSON.stringify(accounts)}, callback() {} });
document.querySelector("button").addEventListener("click", () => {
  window.clickedAt = performance.timeOrigin + performance.now();
  client.openLogin();
});
</script></html>`;

/** A page of the site, which may embed the frames; its address is needed before the accounts host is there, and the other way round. */
export async function serveHostPage() {
  let accounts = "";
  const server = createServer((_, response) =>
    response.writeHead(200, { "content-type": "text/html" }).end(hostPage(accounts)),
  ).listen(0);
  await once(server, "listening");
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    embed: (address: string) => (accounts = address),
    close: () => server.close(),
  };
}

/** From the click until the focus is in the login field of the frame and what is typed arrives there. */
async function openOnce(page: Page): Promise<number> {
  await page.getByRole("button", { name: "Log in" }).click();
  const field = page.frameLocator("#auth-client-iframe").locator("input[name=login]");
  const usableAt = await field.evaluate(
    (input) =>
      new Promise<number>((resolve) => {
        const settle = () => resolve((globalThis as unknown as { usableAt: number }).usableAt);
        if (document.activeElement === input) settle();
        else input.addEventListener("focus", settle, { once: true });
      }),
  );
  return usableAt - (await page.evaluate<number>("clickedAt"));
}

/** Time from click to a usable login field: the first of a visitor, and those after it, where everything is in the browser's cache. */
export async function measureTimeToField(
  origin: string,
  report: Parameters<Benchmark["run"]>[0],
): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"],
  });
  try {
    const context = await browser.newContext();
    // Noted in the frame as it happens: asking it from outside would be measured too.
    await context.addInitScript(() => {
      addEventListener("focusin", ({ target }) => {
        if ((target as HTMLInputElement).name === "login")
          Object.assign(globalThis, { usableAt: performance.timeOrigin + performance.now() });
      });
    });
    const page = await context.newPage();
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      await page.goto(origin);
      times.push(await openOnce(page));
    }
    const [cold = Number.NaN, ...warm] = times;
    report.add({ what: "click to a usable login field, a visitor's first", value: cold, unit: "ms" });
    report.add({
      what: "click to a usable login field, warm, median",
      value: median(warm),
      unit: "ms",
      goal: { op: "<=", value: 300 },
      note: `Chromium, page and frame on two origins, ${warm.length} times, p90 ${quantile(warm, 0.9).toFixed(0)} ms`,
    });
  } finally {
    await browser.close();
  }
}
