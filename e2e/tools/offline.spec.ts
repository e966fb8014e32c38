import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { findAccessibilityProblems } from "../accessibility-problems.ts";
import { hosts, openPage, useBrowser } from "../browser.ts";
import { prefixes } from "../languages.ts";
import { sampleEvery } from "../../scripts/test-command/thoroughness.ts";
import { dotLottieFile, jsonFile } from "../workflow/animation-files.ts";
import { openFile, openTool, hydrateTool } from "./open-tool.ts";

useBrowser();

/** A service worker answers for its pages. */
const withWorker = { serviceWorkers: "allow" } as const;

/** What pages say on the console of addresses elsewhere, which nobody reaches. */
const unreachable = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

/** Once a service worker answers for the page, and has stored what it was made of. */
async function waitUntilStored(page: Page): Promise<void> {
  await hydrateTool(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
      );
  });
  await page.locator(".offline-bar button").first().waitFor();
}

async function storeAll(page: Page): Promise<void> {
  await page.locator(".offline-bar button").first().click();
  await page.locator(".offline-bar progress").waitFor();
  // Nothing is left to be stored.
  await page.locator(".offline-bar:not(:has(progress)):not(:has(button))").waitFor();
}

const manifestOf = (page: Page): Promise<string | null> =>
  page.locator("link[rel=manifest]").getAttribute("href");

test.each(sampleEvery(prefixes, 0, 7))(
  "once stored, the tools below %j work without network",
  async (prefix) => {
    const { page, sent } = await openTool("lottie-to-gif", prefix, { ...withWorker, ignore: unreachable });
    await waitUntilStored(page);
    expect(await manifestOf(page)).toBe(`${prefix}/tools/manifest.webmanifest`);
    await storeAll(page);
    await page.context().setOffline(true);
    await page.goto(`${hosts.site}${prefix}/tools/lottie-to-svg`);
    await hydrateTool(page);
    await openFile(page, jsonFile("Lantern"));
    await page.locator(".make-panel .button--accent").click();
    await page.locator(".make-panel a[download='Lantern.svg']").waitFor();
    // It plays in a worker as well.
    await page.locator(".made-preview__choice button").first().click();
    await page.locator(".player canvas").first().waitFor();
    expect(sent).toEqual([]);
  },
);

test.each(["/interactivity", "/de/lottie-lab"])(
  "once stored, %s works without network",
  { tags: "long" },
  async (path) => {
    const page = await openPage({ ...withWorker, ignore: unreachable });
    await page.goto(hosts.site + path);
    // Nobody has turned to it yet: what hydrates it is stored as well.
    await expect
      .poll(() => page.evaluate(async () => (await caches.match(location.pathname)) !== undefined))
      .toBe(true);
    await page.context().setOffline(true);
    await page.reload();
    await hydrateTool(page);
    await page.context().setOffline(false);
    await waitUntilStored(page);
    expect(await findAccessibilityProblems(page, ".offline-bar")).toEqual([]);
    await storeAll(page);
    await page.context().setOffline(true);
    await page.reload();
    await hydrateTool(page);
    await openFile(page, jsonFile("Lantern"));
    await page.locator(".player canvas").waitFor();
    await page.locator("a[download$='.lottie']").first().waitFor();
  },
);

test(
  "what was opened works without network, what was not says so and leads to what does",
  { tags: "long" },
  async () => {
    const { page } = await openTool("lottie-to-gif", "/de", {
      ...withWorker,
      ignore: new RegExp(`${unreachable.source}|503`),
    });
    await waitUntilStored(page);
    expect(await findAccessibilityProblems(page, ".offline-bar")).toEqual([]);
    await openFile(page, jsonFile("Lantern"));
    await page.locator(".player canvas").waitFor();
    await page.getByRole("button", { name: "GIF erstellen" }).click();
    await page.getByRole("link", { name: /herunterladen/ }).waitFor();
    await page.context().setOffline(true);
    await page.reload();
    await hydrateTool(page);
    await openFile(page, dotLottieFile("Moth"));
    await page.getByRole("button", { name: "Von einer Adresse" }).click();
    await page.getByRole("dialog").getByRole("textbox").fill("https://example.com/owl.json");
    await page.getByRole("dialog").getByRole("button", { name: "Öffnen" }).click();
    await page.getByRole("alert").filter({ hasText: "Dieses Gerät ist offline." }).waitFor();
    await page.goto(`${hosts.site}/de/tools/portable`);
    await page.getByRole("heading", { name: "Diese Seite ist noch nicht auf diesem Gerät" }).waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.getByRole("link", { name: "Lottie zu GIF" }).click();
    await hydrateTool(page);
    // Another language stores for itself, and pages that are no tools are none of the worker's.
    await expect(page.goto(`${hosts.site}/fr/tools/lottie-to-gif`)).rejects.toThrow(
      /ERR_INTERNET_DISCONNECTED/,
    );
    await expect(page.goto(`${hosts.site}/de/tags`)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  },
);

test(
  "what a phone shares is taken by the service worker, and offered the tools that take it",
  { tags: "long" },
  async () => {
    const { page } = await openTool("", "/de", withWorker);
    await waitUntilStored(page);
    await page.evaluate(() => {
      const form = document.createElement("form");
      form.method = "post";
      form.enctype = "multipart/form-data";
      form.action = "/de/tools/share";
      form.innerHTML = '<input type="file" name="files" id="shared">';
      document.body.append(form);
    });
    await page.locator("#shared").setInputFiles(jsonFile("Lantern"));
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === "POST"),
      page.locator("form:has(#shared)").evaluate((form: HTMLFormElement) => form.submit()),
    ]);
    expect(answer.fromServiceWorker()).toBe(true);
    await page.getByText("Für Lantern.json:").waitFor();
    // A link is opened by the player, which asks before it is fetched.
    await page.evaluate(() => {
      const form = document.createElement("form");
      form.method = "post";
      form.enctype = "multipart/form-data";
      form.action = "/de/tools/share";
      form.innerHTML = '<input name="text" value="Look: https://files.example/owl.lottie">';
      document.body.append(form);
      form.submit();
    });
    await page.waitForURL("**/de/tools/web-player?url=https%3A%2F%2Ffiles.example%2Fowl.lottie");
  },
);

test(
  "a file that was opened with the installed tools is offered the tools that take it",
  { tags: "long" },
  async () => {
    const page = await openPage();
    const { name, buffer } = jsonFile("Lantern");
    await page.addInitScript(
      ([fileName, text]) => {
        const handle = { getFile: () => Promise.resolve(new File([text], fileName)) };
        const launchQueue = {
          setConsumer: (consume: (launch: { files: unknown[] }) => void) => consume({ files: [handle] }),
        };
        Object.defineProperty(globalThis, "launchQueue", { value: launchQueue });
      },
      [name, buffer.toString()] as const,
    );
    await page.goto("/tools");
    await page.getByText("For Lantern.json:").waitFor();
  },
);

/** The site behind another address, with another build's worker once `deploy` was called. */
async function openDeployments(): Promise<{ origin: string; deploy(): void; close(): void }> {
  let build = 0;
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = await fetch(hosts.site + (request.url ?? "/"));
    const headers = Object.fromEntries(answer.headers);
    delete headers["content-encoding"];
    delete headers["content-length"];
    response.writeHead(answer.status, headers);
    const isWorker = request.url?.endsWith("/service-worker.js") === true;
    if (!isWorker) return void response.end(Buffer.from(await answer.arrayBuffer()));
    response.end((await answer.text()).replace(/"version":"/, `$&${build}`));
  };
  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, deploy: () => build++, close: () => server.close() };
}

let deployments: Awaited<ReturnType<typeof openDeployments>> | null = null;
afterEach(() => deployments?.close());

test("a new version is told, takes over when it is wanted, and removes what the one before had stored", async () => {
  deployments = await openDeployments();
  // Other hosts know the site by its own address.
  const page = await openPage({ ...withWorker, ignore: /CORS|ERR_FAILED/ });
  await page.goto(`${deployments.origin}/tools/lottie-to-svg`);
  await waitUntilStored(page);
  const cacheNames = (): Promise<string[]> =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("tools /tools ")));
  const before = await cacheNames();
  expect(before.length).toBe(1);
  deployments.deploy();
  await page.reload();
  await hydrateTool(page);
  await page.getByText("A new version is there.").waitFor();
  expect(await findAccessibilityProblems(page, ".offline-bar")).toEqual([]);
  await Promise.all([
    page.waitForEvent("load"),
    page.getByRole("button", { name: "Reload", exact: true }).click(),
  ]);
  await waitUntilStored(page);
  await expect.poll(cacheNames).toHaveLength(1);
  expect(await cacheNames()).not.toEqual(before);
  const stored = await page.evaluate(
    async ([name = ""]) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
    await cacheNames(),
  );
  expect(stored).toContain("/tools/lottie-to-svg");
  expect(stored.some((path) => path.startsWith("/assets/lottie-to-svg.island-"))).toBe(true);
});
