import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { hosts, openPage, useBrowser } from "../browser.ts";
import { firstScript, holdRequests } from "../hold-requests.ts";
import { dotLottieFile } from "../workflow/animation-files.ts";
import { dropFile } from "../workflow/open-workflow.ts";

useBrowser();

/** The page of a tool whose code is on its way until `arrive` is called. */
async function openSleeping(tool: string): Promise<{ page: Page; arrive: () => void }> {
  const page = await openPage();
  const arrive = await holdRequests(page, new RegExp(`/${tool}\\.island-`));
  await page.goto(`${hosts.site}/tools/${tool}`);
  await page.locator("body[data-upload-zone=unhydrated]").waitFor();
  return { page, arrive };
}

const opened = (page: Page) => page.locator(".file-bar__text b");

test("what is pressed before any script has come counts", async () => {
  const page = await openPage({ viewport: { width: 390, height: 844 } });
  const arrive = await holdRequests(page, firstScript);
  await page.goto(`${hosts.site}/tools/svg-to-lottie`);
  await page.getByRole("button", { name: "Try it with a sample" }).click();
  arrive();
  await page.locator(".drawing-list").waitFor();
});

test(
  "a file that is dropped on the footer before the tool is hydrated is opened by it",
  { tags: "long" },
  async () => {
    const { page, arrive } = await openSleeping("lottie-to-gif");
    await dropFile(page, "footer", dotLottieFile("Boat"));
    arrive();
    expect(await opened(page).innerText()).toBe("Boat.lottie");
  },
);

test("a page that is only read runs nothing of its tool; a click without a pointer, as of assistive technology, hydrates it", async () => {
  const page = await openPage({ serviceWorkers: "allow" });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(`${hosts.site}/tools/lottie-to-svg`);
  // At rest it is stored for the time without network.
  await expect
    .poll(() => page.evaluate(async () => (await caches.match(location.pathname)) !== undefined))
    .toBe(true);
  expect(asked.filter((address) => address.includes("island"))).toEqual([]);
  await page
    .getByRole("button", { name: "Try it with a sample" })
    .evaluate((button: HTMLButtonElement) => button.click());
  expect(await opened(page).innerText()).toMatch(/\.lottie$/);
});

test(
  "what is pressed by keyboard, and a file that is chosen, counts before the tool is hydrated",
  { tags: "long" },
  async () => {
    const pressing = await openSleeping("lottie-to-svg");
    await pressing.page.getByRole("button", { name: "Try it with a sample" }).press("Enter");
    pressing.arrive();
    expect(await opened(pressing.page).innerText()).toMatch(/\.lottie$/);

    const choosing = await openSleeping("lottie-to-apng");
    await choosing.page.locator("input[type=file]").setInputFiles(dotLottieFile("Boat"));
    choosing.arrive();
    expect(await opened(choosing.page).innerText()).toBe("Boat.lottie");
  },
);
