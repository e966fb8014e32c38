import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { languages } from "@zoetrope/i18n";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { SiteApp } from "../create-site-app.ts";
import { createMemoryCatalog } from "../testing/memory-catalog.ts";
import { openSite, urls } from "../testing/open-site.ts";

let opened: Awaited<ReturnType<typeof openSite>>;
let site: SiteApp;
let clientFolder = "";
const createSite = (): SiteApp =>
  opened.createSite({ catalog: createMemoryCatalog({ count: 3 }), clientFolder });
const write = (name: string, text: string): Promise<void> => writeFile(join(clientFolder, name), text);

beforeAll(async () => {
  clientFolder = await mkdtemp(join(tmpdir(), "zoetrope-offline-"));
  await Promise.all(["assets", "tools"].map((name) => mkdir(join(clientFolder, name))));
  await write("tools/service-worker.js", "work();");
  await write("assets/tool-01234567.js", 'fetch("/assets/used-01234567.wasm")');
  await write("assets/tool-01234567.js.br", "1234");
  await write("assets/used-01234567.wasm", "12");
  await write("assets/unused-01234567.wasm", "1");
  await write("assets/drawing-01234567.svg", "<svg/>");
  opened = await openSite();
  site = createSite();
});
afterAll(async () => {
  await opened.close();
  await rm(clientFolder, { recursive: true });
});
const get = async (path: string, from = site): Promise<Response> =>
  await from.fetch(new Request(urls.site + path));

it.each(languages.map(({ urlPrefix }) => (urlPrefix === "" ? "" : `/${urlPrefix}`)))(
  "the tools below %j are an app of their own, with a worker for these pages alone",
  async (prefix) => {
    const manifest = (await (await get(`${prefix}/tools/manifest.webmanifest`)).json()) as {
      scope: string;
      start_url: string;
      share_target: { action: string };
    };
    expect(manifest).toMatchObject({
      id: `${prefix}/tools`,
      scope: `${prefix}/tools`,
      start_url: `${prefix}/tools`,
    });
    expect(manifest.share_target.action).toBe(`${prefix}/tools/share`);
    const script = await get(`${prefix}/tools/service-worker.js`);
    expect(script.headers.get("service-worker-allowed")).toBe(`${prefix}/tools`);
    expect(script.headers.get("content-security-policy")).toBe("default-src 'none'; connect-src 'self'");
  },
);

it.each(["/interactivity", "/de/lottie-lab"])(
  "the playground %s has a worker for its page alone",
  async (page) => {
    const script = await get(`${page}/service-worker.js`);
    expect(script.headers.get("service-worker-allowed")).toBe(page);
    expect(await script.text()).toContain(`"folder":"${page}","tools":{}`);
    expect((await get(`${page}/assets/tool-01234567.js`)).status).toBe(200);
  },
);

it("the worker knows what pages load, with what it weighs on the line, and nothing that nobody asks for", async () => {
  const text = await (await get("/tools/service-worker.js")).text();
  const [, settings = ""] = /^self\.offlineSettings=(.*);\nwork\(\);$/.exec(text) ?? [];
  expect((JSON.parse(settings) as { assets: unknown }).assets).toEqual([
    ["/assets/tool-01234567.js", 4],
    ["/assets/used-01234567.wasm", 2],
  ]);
});

it("another build is another version", async () => {
  const versionOf = async (from: SiteApp): Promise<string | undefined> =>
    /"version":"([^"]+)"/.exec(await (await get("/tools/service-worker.js", from)).text())?.[1];
  const before = await versionOf(site);
  expect(await versionOf(createSite())).toBe(before);
  await write("assets/tool-89abcdef.js", "");
  expect(await versionOf(createSite())).not.toBe(before);
});

it("scripts of workers lie below the tools of each language, other files do not", async () => {
  const script = await get("/de/tools/assets/tool-01234567.js");
  expect(script.headers.get("cache-control")).toContain("immutable");
  expect(script.headers.get("content-security-policy")).toContain("'wasm-unsafe-eval'");
  expect((await get("/de/tools/assets/used-01234567.wasm")).status).toBe(404);
  expect((await get("/de/tools/assets/..%2Ftools%2Fservice-worker.js")).status).toBe(404);
});

it("where nothing is built there is no worker", async () => {
  const unbuilt = opened.createSite({
    catalog: createMemoryCatalog({ count: 1 }),
    clientFolder: join(clientFolder, "none"),
  });
  expect((await get("/tools/service-worker.js", unbuilt)).status).toBe(404);
});
