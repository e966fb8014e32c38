import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { findAccessibilityProblems } from "../accessibility-problems.ts";
import { hosts, openPage, useBrowser } from "../browser.ts";
import { newPerson, password } from "../sign-up.ts";

useBrowser();

const titles = (page: Page) => page.locator("[data-likes-list] .card__title").allTextContents();

async function likeFirst(page: Page): Promise<string> {
  await page.goto("/free-animations/owl");
  await page.locator("html[data-hydrated]").waitFor();
  const card = page.locator("[data-card]").first();
  const title = (await card.locator(".card__title").textContent()) ?? "";
  await card.hover();
  await card.locator("[data-like]").click();
  await page.locator(".toast").waitFor();
  return title;
}

describe("likes", () => {
  test("of a guest stand on their page, can be taken back, and come along at sign-in to other devices", async () => {
    const page = await openPage();
    const title = await likeFirst(page);
    await page.goto("/likes");
    await expect.poll(() => titles(page)).toEqual([title]);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    const heart = page.locator("[data-likes-list] [data-like]");
    expect(await heart.getAttribute("aria-pressed")).toBe("true");

    const { email } = await newPerson();
    await page.goto(`${hosts.accounts}/login?return_to=${encodeURIComponent(`${hosts.site}/likes`)}`);
    await page.getByLabel(/e-mail/i).fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await page.waitForURL(`${hosts.site}/likes`);
    await expect.poll(() => titles(page)).toEqual([title]);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("zoetrope:liked"))).toBeNull();
    expect(await page.locator("[data-likes-guest]").isVisible()).toBe(false);

    // As another browser of the same person would ask.
    await page.evaluate(() => localStorage.removeItem("zoetrope:liked-by"));
    await page.reload();
    await expect.poll(() => titles(page)).toEqual([title]);
    await page.locator("[data-likes-list] [data-card]").hover();
    await page.locator("[data-likes-list] [data-like]").click();
    await page.getByText("No longer liked.").waitFor();
    await page.reload();
    await page.getByRole("heading", { name: "Nothing liked yet" }).waitFor();
  });
});
