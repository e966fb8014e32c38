import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../accessibility-problems.ts";
import { hosts, openPage, useBrowser } from "../browser.ts";
import { sampleEvery } from "../../scripts/test-command/thoroughness.ts";

useBrowser();

const isInView = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  });

const numberIn = (text: string | null): number => Number((text ?? "").replace(/\D/g, ""));

test("what is searched for stands in every field; a filter says what it brings and goes by its chip", async () => {
  const page = await openPage();
  await page.goto("/free-animations/rain");
  expect(await page.locator("#results-search").inputValue()).toBe("rain");
  await page.keyboard.press("Control+k");
  expect(await page.locator("#search-input").inputValue()).toBe("rain");
  await page.keyboard.press("Escape");

  const all = numberIn(await page.locator(".results-header__count b").textContent());
  await page.locator(".filters > summary").click();
  const choice = page.locator(".filter-option", { has: page.locator("input[name=style][value=filled]") });
  const promised = numberIn(await choice.locator(".choice-count").textContent());
  expect(promised).toBeGreaterThan(0);
  await choice.locator("input").check();
  await page.locator(".filter-panel__footer button").click();
  await page.waitForURL("**/rain?style=filled");
  expect(numberIn(await page.locator(".results-header__count b").textContent())).toBe(promised);

  await page.getByRole("link", { name: "Remove filter: Filled" }).click();
  await page.waitForURL("**/rain");
  expect(numberIn(await page.locator(".results-header__count b").textContent())).toBe(all);
});

test("whoever comes back from an animation finds all that was shown, where they were", async () => {
  const page = await openPage();
  await page.goto("/free-animations");
  // Before its script is there, the link leads to the second page.
  await page.locator("[data-play-all].is-ready").waitFor();
  const cards = page.locator("[data-grid] > [data-card]");
  for (const shown of [24, 48]) {
    await expect.poll(() => cards.count()).toBe(shown);
    await page.locator("a[data-more]").click();
  }
  await expect.poll(() => cards.count()).toBe(72);
  const last = cards.nth(70);
  await last.scrollIntoViewIfNeeded();
  const id = await last.getAttribute("data-card");
  await last.locator(".card__stage").click();
  await page.waitForURL("**/animation/**");

  await page.goBack();
  await expect.poll(() => cards.count()).toBe(72);
  const back = page.locator(`[data-card="${id}"]`);
  await expect.poll(() => isInView(back)).toBe(true);
  // What is added from here on comes after it.
  await page.locator("a[data-more]").click();
  await expect.poll(() => cards.count()).toBe(96);
});

test("whoever scrolls while what was shown comes back stays where they are", { tags: "long" }, async () => {
  const page = await openPage();
  await page.goto("/free-animations");
  await page.locator("[data-play-all].is-ready").waitFor();
  const cards = page.locator("[data-grid] > [data-card]");
  await page.locator("a[data-more]").click();
  await expect.poll(() => cards.count()).toBe(48);
  await cards.nth(46).locator(".card__stage").click();
  await page.waitForURL("**/animation/**");

  const answered = Promise.withResolvers<void>();
  await page.route("**/free-animations?page=2", async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.goBack();
  await page.locator("a[data-more][aria-disabled=true]").waitFor();
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, -240);
  const scrolled = () => page.evaluate(() => scrollY);
  // The browser goes as far down as the page is long by now.
  let left = Number.NaN;
  await expect
    .poll(async () => {
      const before = left;
      left = await scrolled();
      return left - before;
    })
    .toBe(0);
  answered.resolve();
  await expect.poll(() => cards.count()).toBe(48);
  await page.locator("a[data-more]:not([aria-disabled])").waitFor();
  expect(await scrolled()).toBe(left);
});

test(
  "a search that is too long is cut, and the page says so; a broken address leads to what can be read of it",
  { tags: "long" },
  async () => {
    const page = await openPage();
    await page.goto(`/de/free-animations?q=${"pferd+".repeat(800)}`);
    await page.getByText("Von einer Suche zählen nur die ersten 300 Zeichen").waitFor();
    expect((await page.locator("#results-search").inputValue()).length).toBeLessThanOrEqual(300);
    expect(await page.locator(".card").count()).toBeGreaterThan(0);
    for (const prefix of ["/en", "/fr"]) {
      const answer = await page.request.get(
        `${hosts.site}${prefix}/free-animations/${"horse%20".repeat(600)}`,
      );
      expect(answer.status(), prefix).toBe(200);
      expect(new URL(answer.url()).searchParams.get("cut"), prefix).toBe("1");
    }
    for (const [path, heading] of [
      ["/free-animations/horse%E0", "Horse"],
      ["/free-animations/horse%", "Horse%"],
    ] as const) {
      const answer = await page.request.get(hosts.site + path);
      expect(answer.status(), path).toBe(200);
      expect(await answer.text(), path).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
    }
  },
);

test(
  "where filters leave nothing, the one that keeps most away is offered to go",
  { tags: "long" },
  async () => {
    const page = await openPage();
    await page.goto("/free-animations/rain?duration-min=5000&feature=transparent");
    const way = page.getByRole("link", { name: /^Without “Length/ });
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const promised = numberIn((await way.textContent())?.split(":").at(-1) ?? "");
    await way.click();
    await page.waitForURL("**/rain?feature=transparent");
    expect(numberIn(await page.locator(".results-header__count b").textContent())).toBe(promised);
  },
);

test("the sheet of filters on a phone has nothing over its options, and chips fit in German", async () => {
  const page = await openPage({ viewport: { width: 390, height: 844 } });
  await page.goto("/de/free-animations/rain?duration-min=2&feature=transparent&licence=MIT");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.locator(".filters > summary").click();
  const panel = await page.locator(".filter-panel").boundingBox();
  const button = await page.locator(".filters > summary").boundingBox();
  expect(panel?.y ?? 0).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0));
});

test("a pack shows its pieces by style, and all of it is one download", async () => {
  const page = await openPage();
  await page.goto("/packs");
  await page.getByRole("link", { name: "Meteocons" }).click();
  await page.waitForURL("**/packs/meteocons");
  expect(await page.locator("[data-card]").count()).toBeGreaterThan(8);
  const archive = await page.getByRole("link", { name: /^Download all/ }).getAttribute("href");
  expect(archive).toBe(`${hosts.assets}/packs/meteocons.zip`);
  const answer = await page.request.head(archive ?? "");
  expect(answer.headers()["content-type"]).toBe("application/zip");
});

test("a guest saves a search, finds it in the list, and follows its feed", async () => {
  const page = await openPage();
  await page.goto("/free-animations/rain?style=line");
  await page.locator("html[data-hydrated]").waitFor();
  await page.locator("[data-follow] > summary").click();
  await page.getByRole("button", { name: "Save this search" }).click();
  await page.getByRole("button", { name: "Saved. Remove it" }).waitFor();
  const feed = await page.locator('link[type="application/rss+xml"]').getAttribute("href");
  expect(await (await page.request.get(feed ?? "")).text()).toContain("<rss version=");
  await page.goto("/saved-searches");
  await page.getByRole("link", { name: "Rain · Line" }).waitFor();
  await page.getByRole("button", { name: "Remove: Rain · Line" }).click();
  await page.getByRole("heading", { name: "Nothing saved yet" }).waitFor();
  await page.locator("[data-saved-state=empty] a:focus").waitFor();
});

const further = [
  "/de/free-animations/rain?style=line&feature=transparent",
  "/jp/packs/meteocons",
  "/packs",
  "/featured-free-animations",
  "/saved-searches",
];
test.each(sampleEvery(further, 1, 5))("%s has nothing that axe objects to", async (address) => {
  const page = await openPage();
  await page.goto(address);
  expect(await findAccessibilityProblems(page)).toEqual([]);
});
