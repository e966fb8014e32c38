import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../accessibility-problems.ts";
import { hosts, openMovingPage, useBrowser } from "../browser.ts";
import { sampleEvery } from "../../scripts/test-command/thoroughness.ts";
import { addressOf, openPlaying, useAnimations } from "./animation-page.ts";

useBrowser();
const animations = useAnimations();

test(
  "the embed code follows the player's speed and loop, and what is chosen beside it",
  { tags: "long" },
  async () => {
    const page = await openPlaying(animations.plain);
    await page.locator(".scrubber input").focus();
    await page.keyboard.press(">");
    await page.keyboard.press("l");
    const code = page.locator(".embed-code pre");
    await page.getByLabel("Starts").selectOption("Under the pointer");
    await page.getByLabel("Width", { exact: true }).selectOption("240 pixels");
    await expect.poll(() => code.textContent()).toContain('speed="1.5"');
    const text = (await code.textContent()) ?? "";
    expect(text).toContain('trigger="hover"');
    expect(text).not.toContain("loop");
    expect(text).toContain("width: 240px");
    await page.getByRole("tab", { name: "iframe" }).click();
    const address =
      /src="([^"]+)"/.exec((await code.textContent()) ?? "")?.[1]?.replaceAll("&amp;", "&") ?? "";
    const embedded = await (await fetch(address)).text();
    expect(embedded).toMatch(/<zoetrope-player[^>]*speed="1.5"[^>]*trigger="hover"/);
    expect(embedded).not.toMatch(/<zoetrope-player[^>]*\s(?:autoplay|loop)=/);
    await page.keyboard.press("End");
    await page.getByRole("tab", { name: "React Native", selected: true }).waitFor();
    await expect.poll(() => code.textContent()).toContain("speed={1.5}");
    for (const [name, part] of [
      ["iOS", "AnimationConfig("],
      ["Android", "DotLottieSource.Url("],
      ["Flutter", "DotLottieView("],
    ] as const) {
      await page.getByRole("tab", { name, exact: true }).click();
      expect(await code.textContent()).toContain(part);
    }
    expect(await findAccessibilityProblems(page, ".animation-page__more")).toEqual([]);
  },
);

test.each(sampleEvery(["Web", "iframe", "HTML page"], 2, 3))(
  "the embed code “%s” works as it stands on another origin",
  async (tab) => {
    const page = await openPlaying(animations.plain);
    await page.getByRole("tab", { name: tab }).click();
    const code = (await page.locator(".embed-code pre").textContent()) ?? "";
    const server = createServer((_request, response) =>
      response.writeHead(200, { "content-type": "text/html" }).end(code),
    );
    await new Promise<void>((resolve) => {
      server.listen(0, "127.0.0.1", resolve);
    });
    try {
      const elsewhere = await openMovingPage({ ignore: /favicon/ });
      await elsewhere.route("**/favicon.ico", (route) => route.fulfill({ status: 204 }));
      await elsewhere.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      const frameOrPage = tab === "iframe" ? elsewhere.frameLocator("iframe") : elsewhere;
      const canvas = frameOrPage.locator("zoetrope-player canvas");
      await canvas.waitFor({ state: "attached" });
      const isPainted = () =>
        canvas.evaluate((element) => {
          const { width, height } = element as HTMLCanvasElement;
          const copy = new OffscreenCanvas(width, height).getContext("2d");
          copy?.drawImage(element as HTMLCanvasElement, 0, 0);
          return copy?.getImageData(0, 0, width, height).data.some((value) => value > 0) === true;
        });
      await expect.poll(isPainted).toBe(true);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  },
);

test("the embed page is small, keeps no cookies, may be framed, and leads back", async () => {
  const response = await fetch(`${hosts.site}/embed/${animations.plain.id}`);
  expect(response.headers.get("content-security-policy")).toContain("frame-ancestors *");
  expect(response.headers.get("set-cookie")).toBeNull();
  const html = await response.text();
  expect(html.length).toBeLessThan(6_000);
  expect(html).toContain(addressOf(animations.plain));
  expect((await fetch(`${hosts.site}/embed/zzzzzzzzzz`)).status).toBe(404);
  const themed = await fetch(`${hosts.site}/embed/${animations.themeable.id}?theme=lilac`);
  expect(await themed.text()).toContain('theme="lilac"');
  const unknown = await fetch(`${hosts.site}/embed/${animations.themeable.id}?theme=%22onload`);
  expect(await unknown.text()).not.toContain("onload");
});
