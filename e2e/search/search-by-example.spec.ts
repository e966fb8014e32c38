import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../accessibility-problems.ts";
import { hosts, openPage, useBrowser } from "../browser.ts";

useBrowser();

interface Item {
  title: string;
  posterUrl: string;
}

const posterOfFirst = async (query: string): Promise<{ title: string; bytes: Buffer }> => {
  const answer = await fetch(`${hosts.api}/api/v1/animations?q=${query}`);
  const [first] = ((await answer.json()) as { data: Item[] }).data;
  if (first === undefined) throw new Error(`nothing is found for ${query}`);
  const picture = await fetch(first.posterUrl);
  return { title: first.title, bytes: Buffer.from(await picture.arrayBuffer()) };
};

test("a picture finds its animation; its chip takes it away again", async () => {
  const { title, bytes } = await posterOfFirst("horse");
  const page = await openPage({ viewport: { width: 390, height: 844 } });
  await page.goto("/free-animations/heart");
  await page
    .locator("main [data-example] input[type=file]")
    .setInputFiles({ name: "frame.webp", mimeType: "image/webp", buffer: bytes });
  await page.waitForURL(/[?&]like=/);
  expect(await page.locator(".card").first().innerText()).toContain(title);
  expect(await findAccessibilityProblems(page, "main")).toEqual([]);
  const feed = await page.locator('link[type="application/rss+xml"]').getAttribute("href");
  expect(await (await page.request.get(feed ?? "")).text()).toContain(`<title>${title}</title>`);
  await page.goto(`${page.url()}&licence=ISC&feature=images`);
  const back = page.locator(".nothing-found__ways a").first();
  const count = /\d+/.exec(await back.innerText())?.[0];
  await back.click();
  await page
    .locator(".results-header__count b")
    .filter({ hasText: count ?? "none" })
    .waitFor();
  await page.getByRole("link", { name: /Your file/ }).click();
  await page.waitForURL((url) => !url.searchParams.has("like"));
});

test("a file dropped on the zone is looked for, and its animation is first", async () => {
  const { title, bytes } = await posterOfFirst("heart");
  const page = await openPage();
  await page.goto("/free-animations");
  await page.locator("html[data-hydrated]").waitFor();
  const zone = page.locator("main [data-example]");
  const carried = await page.evaluateHandle((content) => {
    const data = new DataTransfer();
    data.items.add(
      new File([Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))], "frame.webp", {
        type: "image/webp",
      }),
    );
    return data;
  }, bytes.toString("base64"));
  // What listens comes after the page.
  await expect
    .poll(async () => {
      await zone.dispatchEvent("dragenter", { dataTransfer: carried });
      return zone.getAttribute("class");
    })
    .toContain("is-over");
  await zone.dispatchEvent("drop", { dataTransfer: carried });
  await page.waitForURL(/[?&]like=/);
  expect(await page.locator(".card").first().innerText()).toContain(title);
});

test("a colour narrows what is searched for, and stands in its field", async () => {
  const page = await openPage();
  await page.goto("/free-animations/rain?style=filled");
  await page.locator("html[data-hydrated]").waitFor();
  const field = page.locator("main [data-colour]");
  // What listens comes after the page, with the first look at it.
  await field.focus();
  await page.locator("main [data-example][data-watched]").waitFor();
  await field.fill("#0a5ad4");
  await page.waitForURL("**/free-animations/rain?style=filled&colour=0a5ad4");
  expect(await field.inputValue()).toBe("#0a5ad4");
});

test(
  "a file that is no picture and no animation is refused in the reader's language, also when it is chosen at once",
  { tags: "long" },
  async () => {
    const page = await openPage({ ignore: /status of 400/ });
    await page.goto("/de/free-animations", { waitUntil: "commit" });
    const zone = page.locator("main [data-example]");
    await zone
      .locator("input[type=file]")
      .setInputFiles({ name: "x.png", mimeType: "image/png", buffer: Buffer.from("nothing") });
    await expect.poll(() => zone.getByRole("status").innerText()).toMatch(/Datei/);
    await zone.locator(".field__error .icon").waitFor();
    expect(page.url()).toBe(`${hosts.site}/de/free-animations`);
  },
);
