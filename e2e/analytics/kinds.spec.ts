import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { hosts, openPage, useBrowser } from "../browser.ts";
import { signUp } from "../sign-up.ts";
import { jsonFile } from "../workflow/animation-files.ts";
import { act, cardOf, chooseFiles, gotoHydrated } from "../workflow/open-workflow.ts";
import { ofType, recordRequests, type RecordedRequests } from "./recorded-requests.ts";

useBrowser();

async function open(
  path: string,
  host: "site" | "workflow" = "site",
): Promise<{ page: Page } & RecordedRequests> {
  const page = await openPage({ baseURL: hosts[host] });
  const recorded = recordRequests(page.context(), hosts.api);
  await page.goto(path);
  return { page, ...recorded };
}
const hydrated = async (page: Page, recorded: RecordedRequests): Promise<void> => {
  await page.locator("html[data-hydrated]").waitFor();
  await expect.poll(() => ofType(recorded.events(), "page-view").length).toBeGreaterThan(0);
};

/** Opens the page of an animation and waits until its buttons listen. */
async function openAnimation(page: Page, card: Locator): Promise<void> {
  await page.goto((await card.locator(".card__stage").getAttribute("href")) ?? "");
  await page.locator(".animation-page__side input[value=png]:enabled").waitFor();
}

test("a search is told with what it found, once however many of it are shown; an empty one is none", async () => {
  const { page, ...recorded } = await open("/free-animations/animals?type=free&sort=recent");
  const search = { query: "animals", sort: "recent", type: "free" };
  await expect.poll(() => ofType(recorded.events(), "search")).toMatchObject([search]);
  const count = await page.locator(".results-header__count b").innerText();
  expect(ofType(recorded.events(), "search")[0]?.["result_count"]).toBe(Number(count.replaceAll(/\D/g, "")));

  const cards = page.locator("[data-grid] > [data-card]");
  const before = await cards.count();
  const more = page.locator("a[data-more]");
  if ((await more.count()) > 0) {
    await page.locator("[data-play-all].is-ready").waitFor();
    await more.click();
    await expect.poll(() => cards.count()).toBeGreaterThan(before);
  }
  await page.goto("/free-animations/qqzzxxw");
  await expect
    .poll(() => ofType(recorded.events(), "search"))
    .toMatchObject([search, { query: "qqzzxxw", result_count: 0, sort: "relevance", type: "free-premium" }]);
  await page.goto("/free-animations");
  await expect.poll(() => ofType(recorded.events(), "page-view")).toHaveLength(3);
  expect(ofType(recorded.events(), "search")).toHaveLength(2);
});

test("an animation is seen, liked and fetched, and its view is counted", async () => {
  const { page, ...recorded } = await open("/featured-free-animations");
  await hydrated(page, recorded);
  const card = page.locator("[data-card]").nth(1);
  const id = await card.getAttribute("data-card");
  await card.hover();
  await card.locator("[data-like]").click();
  await expect
    .poll(() => ofType(recorded.events(), "like"))
    .toMatchObject([{ file_id: id, type: "Animation" }]);
  const download = page.waitForEvent("download");
  await card.locator("a[download]").click();
  await (await download).cancel();
  await expect
    .poll(() => ofType(recorded.events(), "download"))
    .toMatchObject([{ file_id: id, element: "card", type: "Download counter" }]);

  await openAnimation(page, card);
  await expect
    .poll(() => ofType(recorded.events(), "file-view"))
    .toMatchObject([{ file_id: id, element: "page", type: "Animation" }]);
  await expect
    .poll(() => recorded.hits())
    .toMatchObject([{ method: 3, resource_id: id, user_id: "", source: 0 }]);
  const again = page.waitForEvent("download");
  await page.locator(".animation-page__side form button[type=submit]").click();
  await (await again).cancel();
  await expect.poll(() => ofType(recorded.events(), "download")).toHaveLength(2);
  expect(ofType(recorded.events(), "download")[1]).toMatchObject({ file_id: id, element: "page" });
  // Taken back and given again: only what is given counts.
  await page.locator(".animation-actions button").first().click();
  await page.locator(".animation-actions button").first().click();
  await expect.poll(() => ofType(recorded.events(), "like")).toHaveLength(2);

  await page.reload();
  await expect.poll(() => recorded.hits()).toHaveLength(2);
  const visitors = recorded.hits().map((hit) => (hit as { visitor_id: string }).visitor_id);
  expect(new Set(visitors).size).toBe(1);
  expect(visitors[0]).toMatch(/^[0-9a-f]{32}$/);
});

test("a still that the page draws itself is a download too, once it is there", { tags: "long" }, async () => {
  const { page, ...recorded } = await open("/featured-free-animations");
  await openAnimation(page, page.locator("[data-card]").first());
  await expect.poll(() => ofType(recorded.events(), "file-view")).toHaveLength(1);
  await page.locator(".animation-page__side input[value=png]").check();
  const download = page.waitForEvent("download");
  await page.locator(".animation-page__side form button[type=submit]").click();
  await (await download).cancel();
  await expect.poll(() => ofType(recorded.events(), "download")).toHaveLength(1);
});

test("somebody who is signed in is told by their id alone; so are their uploads and what they publish", async () => {
  const page = await openPage({ baseURL: hosts.workflow });
  const { email } = await signUp(page.context(), "Mira Sol");
  const { events } = recordRequests(page.context(), hosts.api);
  await gotoHydrated(page, "/");
  await page.locator("input[type=file]").waitFor({ state: "attached" });
  await chooseFiles(page, jsonFile("Snowy owl"));
  await cardOf(page, "Snowy owl").waitFor();
  await expect.poll(() => ofType(events(), "upload")).toMatchObject([{ type: "Animation", doc_path: "/" }]);
  await act(page, "Snowy owl", "Publish");
  const dialog = page.getByRole("dialog", { name: "Publish “Snowy owl”" });
  await dialog.getByLabel("Tags").fill("owl");
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: "Publish" }).click();
  await expect.poll(() => ofType(events(), "publish")).toHaveLength(1);
  expect(ofType(events(), "publish")[0]?.["file_id"]).toMatch(/^[0-9a-z]{10}$/);
  const ids = new Set(
    events()
      .slice(-1)
      .map((event) => event["user_id"]),
  );
  expect(ids.size).toBe(1);
  expect([...ids][0]).toEqual(expect.any(String));
  expect(JSON.stringify(events())).not.toContain(email);
  expect(JSON.stringify(events())).not.toContain("Mira");
});
