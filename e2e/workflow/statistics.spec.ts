import { readFile } from "node:fs/promises";
import {
  createGatewayClient,
  platformFiguresOperation,
  publishFileOperation,
  setupInitialWorkspaceOperation,
  workspaceFiguresOperation,
  type GatewayClient,
} from "@zoetrope/gateway-client";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../accessibility-problems.ts";
import { hosts, useBrowser } from "../browser.ts";
import { sampleEvery } from "../../scripts/test-command/thoroughness.ts";
import { jsonFile } from "./animation-files.ts";
import { gotoHydrated, newPerson, openWorkflow } from "./open-workflow.ts";

useBrowser();

type Person = Awaited<ReturnType<typeof newPerson>>;
/** The worker counts once a minute. */
const countedInMs = 150_000;
const word = `lantern fish ${Date.now()}`;
const title = `Lantern fish, "drifting" ${Date.now()}`;
let operator: Person;
let mira: Person;
let workspaceId = "";
let animationId = "";

const gatewayOf = ({ cookies }: Person): GatewayClient => {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  return createGatewayClient({
    apiUrl: hosts.api,
    accountsUrl: hosts.accounts,
    fetch(address, init) {
      const headers = new Headers(init?.headers);
      headers.set("cookie", cookie);
      headers.set("origin", hosts.workflow);
      return fetch(address, { ...init, headers });
    },
  });
};

async function publishedAnimation(person: Person): Promise<void> {
  const gateway = gatewayOf(person);
  workspaceId = (await gateway.run(setupInitialWorkspaceOperation)).setupInitialWorkspace.id;
  const { name, buffer } = jsonFile(title);
  const form = new FormData();
  form.set("file", new File([Uint8Array.from(buffer)], name));
  const response = await fetch(`${hosts.api}/api/v1/files?workspaceId=${workspaceId}`, {
    method: "POST",
    body: form,
    headers: { authorization: `Bearer ${await gateway.token()}` },
  });
  const { data } = (await response.json()) as { data: { id: string } };
  const input = { fileId: data.id, title, tags: ["fish"], licence: "CC0-1.0" };
  const { publishFile } = await gateway.run(publishFileOperation, { input });
  animationId = publishFile.publication?.animationId ?? "";
}

/** As so many visitors' browsers send it, whose clocks are `secondsAgo` behind. */
async function send(visitors: number, secondsAgo: number, name: string, fields: object = {}): Promise<void> {
  const event = (index: number) => ({
    event_type: name,
    event_id: crypto.randomUUID(),
    utc_time: new Date(Date.now() - secondsAgo * 1_000).toISOString(),
    user_agent: `fish ${index}`,
    doc_path: "/free-animations/lantern%20fish",
    ...fields,
  });
  for (let index = 0; index < visitors; index += 1) {
    const { status } = await fetch(`${hosts.api}/api/v1/event?token=zoetrope-pages&ip_policy=strict`, {
      method: "POST",
      headers: { "content-type": "application/json", "user-agent": `fish ${index} of ${word}` },
      body: JSON.stringify([event(index)]),
    });
    expect(status).toBe(200);
  }
}

const figure = (page: Page, name: string) => page.getByRole("figure", { name, exact: true });
const overflows = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

test(
  "what browsers send is counted within two minutes",
  async () => {
    operator = await newPerson("Olga Perez", "operator@figures.example");
    mira = await newPerson("Mira Sol");
    await publishedAnimation(mira);
    await send(20, 40, "page-view", { referrer_domain: "reef.example" });
    await send(20, 30, "search", { query: word, result_count: 0 });
    await send(15, 20, "file-view", { file_id: animationId });
    await send(5, 10, "download", { file_id: animationId });
    const gateway = gatewayOf(mira);
    const views = async (): Promise<number[] | undefined> => {
      const { workspaceFigures } = await gateway.run(workspaceFiguresOperation, {
        workspaceId,
        range: "WEEK",
      });
      return workspaceFigures?.plots.find(({ name }) => name === "animations")?.rows[0]?.values;
    };
    await expect.poll(views, { timeout: countedInMs, interval: 1_000 }).toEqual([15, 0, 5]);
  },
  countedInMs + 60_000,
);

test("an operator sees what people do on the platform, with the keyboard too", async () => {
  const page = await openWorkflow("/admin/analytics", { storageState: operator });
  await page.getByRole("heading", { name: "Analytics", level: 1 }).waitFor();
  await figure(page, "Frequent searches").getByText(word).first().waitFor();
  await figure(page, "Searches without a result").getByText(word).first().waitFor();
  const link = figure(page, "Animations looked at most").getByRole("link", { name: title }).first();
  expect(await link.getAttribute("href")).toContain(`-${animationId}`);
  expect(await page.getByRole("figure").count()).toBe(9);
  expect(await figure(page, "From search to download").textContent()).toMatch(
    /Opened an animation.*% of the step/,
  );

  const reader = page.getByRole("slider", { name: "Visitors and page views, moment" });
  await reader.focus();
  const before = await reader.getAttribute("aria-valuetext");
  expect(before).toMatch(/Visitors \d+, Page views \d+/);
  await page.keyboard.press("ArrowLeft");
  expect(await reader.getAttribute("aria-valuetext")).not.toBe(before);
  await page.keyboard.press("Home");
  expect(await reader.getAttribute("aria-valuenow")).toBe("0");
  await page.keyboard.press("End");
  expect(await reader.getAttribute("aria-valuetext")).toBe(before);

  const searches = figure(page, "Frequent searches");
  await searches.getByText("Show as table").focus();
  await page.keyboard.press("Enter");
  await searches.getByRole("row", { name: new RegExp(`^${word} 20 20$`) }).waitFor();
  expect(await findAccessibilityProblems(page, "main")).toEqual([]);
});

test(
  "the period stands in the address, and the way back leads to the one before",
  { tags: "long" },
  async () => {
    const page = await openWorkflow("/admin/analytics?range=24h", { storageState: operator });
    const pressed = (name: string) => page.getByRole("button", { name, exact: true, pressed: true });
    const moments = async () =>
      page.getByRole("slider", { name: "Searches, moment" }).getAttribute("aria-valuemax");
    await pressed("24 hours").waitFor();
    await expect.poll(moments).toBe("23");
    await page.getByRole("button", { name: "90 days" }).click();
    await pressed("90 days").waitFor();
    expect(new URL(page.url()).search).toBe("?range=90d");
    await expect.poll(moments).toBe("89");
    await page.goBack();
    await pressed("24 hours").waitFor();
    await expect.poll(moments).toBe("23");
  },
);

test("figures go out as CSV, one plot or all", { tags: "long" }, async () => {
  const page = await openWorkflow("/admin/analytics", { storageState: operator });
  const exported = async (name: string): Promise<[file: string, text: string]> => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name, exact: true }).click();
    const file = await download;
    return [file.suggestedFilename(), await readFile(await file.path(), "utf8")];
  };
  const [file, text] = await exported("Export as CSV: Animations looked at most");
  expect(file).toMatch(/^zoetrope-platform-top-animations-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  expect(text).toContain(`${animationId},"${title.replaceAll('"', '""')}",15,0,5\r\n`);
  const [, all] = await exported("Export all as CSV");
  expect(all).toContain(`\r\ntop-searches,${word},,searches,20\r\n`);
  expect(all).toContain("\r\ntop-sites,reef.example,,page-views,20\r\n");
});

test(
  "a file that is on its way is not fetched twice, and one that does not come is said",
  { tags: "long" },
  async () => {
    const page = await openWorkflow("/preview", { storageState: operator, ignore: /ERR_FAILED/ });
    const asked: string[] = [];
    let letGo = (): void => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route("**/statistics.csv?**", async (route) => {
      asked.push(new URL(route.request().url()).searchParams.get("plot") ?? "all");
      await held;
      await (asked.length > 2 ? route.abort() : route.continue());
    });
    await gotoHydrated(page, "/admin/analytics");
    const all = page.getByRole("button", { name: "Export all as CSV" });
    const files: string[] = [];
    page.on("download", (file) => files.push(file.suggestedFilename()));
    await all.dblclick();
    await page.getByRole("button", { name: "Export as CSV: Searches", exact: true }).click();
    await expect.poll(() => asked).toEqual(["all", "searches"]);
    letGo();
    await expect.poll(() => files).toHaveLength(2);
    await all.click();
    await page.getByRole("status").getByText("The export did not work.").waitFor();
    expect(asked).toEqual(["all", "searches", "all"]);
  },
);

test("figures that do not load can be asked for again", { tags: "long" }, async () => {
  const page = await openWorkflow("/preview", { storageState: operator, ignore: /ERR_FAILED/ });
  await page.route("**/graphql", (route) =>
    route.request().postData()?.includes("PlatformFigures") === true ? route.abort() : route.continue(),
  );
  await gotoHydrated(page, "/admin/analytics");
  await page.getByText("The figures did not load.").waitFor();
  expect(await findAccessibilityProblems(page, "main")).toEqual([]);
  await page.unroute("**/graphql");
  await page.getByRole("button", { name: "Try again" }).click();
  await figure(page, "Searches").waitFor();
});

test(
  "whoever does not run the platform finds nothing there, and guests the door",
  { tags: "long" },
  async () => {
    const page = await openWorkflow("/admin/analytics", { storageState: mira });
    await page.getByRole("heading", { name: "There is nothing here" }).waitFor();
    expect(await page.getByRole("figure").count()).toBe(0);
    await expect(gatewayOf(mira).run(platformFiguresOperation, { range: "DAY" })).rejects.toMatchObject({
      code: "not-found",
    });
    for (const path of ["/admin/analytics", "/statistics"]) {
      const guest = await openWorkflow(path);
      await guest.getByRole("heading", { name: "Your files are behind this door" }).waitFor();
      expect(await findAccessibilityProblems(guest, "main")).toEqual([]);
    }
  },
);

test("members see what their animations get, and nobody sees those of another workspace", async () => {
  const page = await openWorkflow("/", { storageState: mira });
  await page.getByRole("link", { name: "Statistics" }).click();
  await page.getByRole("heading", { name: "Statistics", level: 1 }).waitFor();
  await figure(page, "Views, likes and downloads").getByText("Views: 15, most").waitFor();
  await figure(page, "By animation").getByRole("link", { name: title }).first().waitFor();
  expect(await page.getByRole("link", { name: "Statistics" }).getAttribute("aria-current")).toBe("page");
  expect(await findAccessibilityProblems(page, "main")).toEqual([]);

  const other = await openWorkflow("/statistics", { storageState: operator });
  await other.getByText("Nothing counted in this period").waitFor();
  expect(await findAccessibilityProblems(other, "main")).toEqual([]);
  const range = "WEEK";
  await expect(
    gatewayOf(operator).run(workspaceFiguresOperation, { workspaceId, range }),
  ).rejects.toMatchObject({ code: "not-found" });
});

const phones = [
  // 1280 × 800 at four times the size.
  ["/de", "Suchen ohne Treffer", { width: 320, height: 200 }],
  ["/fr", "Recherches sans résultat", { width: 320, height: 640 }],
  ["/jp", "結果のなかった検索語", { width: 390, height: 844 }],
] as const;

test.each(sampleEvery(phones, 2, 4))(
  "in %s, on a phone and in the dark, everything has its place and its words",
  { tags: "long" },
  async (prefix, name, viewport) => {
    const page = await openWorkflow(`${prefix}/admin/analytics`, {
      storageState: operator,
      viewport,
      colorScheme: "dark",
      forcedColors: prefix === "/de" ? "active" : "none",
      reducedMotion: "reduce",
    });
    await figure(page, name).getByText(word).first().waitFor();
    await page.locator(".header__avatar").waitFor();
    expect(await overflows(page)).toBe(false);
    const cut = await page
      .locator(".plot--funnel .bars__name")
      .evaluateAll((steps) => steps.filter((step) => step.scrollWidth > step.clientWidth).length);
    expect(cut).toBe(0);
    expect(await findAccessibilityProblems(page, "main")).toEqual([]);
  },
);
