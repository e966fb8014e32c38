import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { sampleEvery } from "../../scripts/test-command/thoroughness.ts";
import { hosts, openPage, useBrowser } from "../browser.ts";

useBrowser();

describe("the line in the footer", () => {
  const country = (page: Page) => page.locator("[data-country]");

  test("moves on every three seconds, only while it can be seen, and begins again after the last", async () => {
    const page = await openPage({ reducedMotion: "reduce" });
    await page.clock.install();
    await page.goto("/tags");
    await page.waitForLoadState("load");
    await page.clock.runFor(5_000);
    await page.waitForLoadState("networkidle");
    const first = await country(page).textContent();
    await page.clock.runFor(9_000);
    expect(await country(page).textContent()).toBe(first);
    await page.locator(".made-with").scrollIntoViewIfNeeded();
    const seen = new Set([first]);
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000);
        return country(page).textContent();
      })
      .not.toBe(first);
    for (let step = 0; step < 16; step += 1) {
      seen.add(await country(page).textContent());
      await page.clock.runFor(3_000);
    }
    expect(seen.size).toBe(16);
  });

  test("slides by 20 px in 0.3 s, and not at all with reduced motion", { tags: "long" }, async () => {
    for (const reducedMotion of ["no-preference", "reduce"] as const) {
      const page = await openPage({ reducedMotion });
      await page.addInitScript(() => {
        const moves: unknown[] = [];
        Object.assign(globalThis, { moves });
        const { animate } = Element.prototype;
        Element.prototype.animate = function record(frames, options) {
          if (this.hasAttribute("data-country")) moves.push([frames, options]);
          return animate.call(this, frames, options);
        };
      });
      await page.goto("/tags");
      await page.locator(".made-with").scrollIntoViewIfNeeded();
      const first = await country(page).textContent();
      await expect.poll(() => country(page).textContent(), { timeout: 15_000 }).not.toBe(first);
      const moves = await page.evaluate(() => (globalThis as unknown as { moves: unknown[] }).moves);
      if (reducedMotion === "reduce") expect(moves).toEqual([]);
      else
        expect(moves.slice(0, 2)).toEqual(
          [
            [
              { transform: "translateY(0px)", opacity: 1 },
              { transform: "translateY(-20px)", opacity: 0 },
            ],
            [
              { transform: "translateY(20px)", opacity: 0 },
              { transform: "translateY(0px)", opacity: 1 },
            ],
          ].map((frames) => [frames, { duration: 300, easing: "ease-in-out" }]),
        );
    }
  });
});

describe("dropping a file", () => {
  const preview = "http://preview.localhost";

  /** A page that has been told of a preview, and a stand-in for it that says what it was given. */
  async function openWithPreview(): Promise<Page> {
    const page = await openPage();
    await page.addInitScript((url) => {
      const messages = {
        title: "Let go",
        accepted: ".json",
        refused: "Only these",
        opened: "Opened",
        blocked: "Held back",
        open: "Open it",
        failed: "No answer",
      };
      document.addEventListener("DOMContentLoaded", () => {
        const data = document.getElementById("chrome-data");
        if (data !== null)
          data.textContent = JSON.stringify({
            ...(JSON.parse(data.textContent) as object),
            preview: { url, messages },
          });
      });
    }, `${preview}/preview`);
    await page.context().route(`${preview}/**`, (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<title>waiting</title><script>
          addEventListener("message", async ({ data, origin }) => {
            document.title = [origin, data.type, data.file.name, await data.file.text()].join(" ");
          });
          opener.postMessage({ type: "zoetrope:preview-ready" }, "*");
        </script>`,
      }),
    );
    await page.goto("/tags");
    await page.locator("html[data-hydrated]").waitFor();
    return page;
  }
  const drag = (page: Page, name: string, target = "body", content = "{}") =>
    page.evaluate(
      async ([fileName = "", selector = "", text = ""]) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([text], fileName));
        const element = document.querySelector(selector);
        const send = (type: string) =>
          element?.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
        send("dragenter");
        // The layer is loaded by the first drag.
        while (document.querySelector(".drop-overlay") === null) await new Promise(requestAnimationFrame);
        send("dragover");
        const isShown = document.querySelector<HTMLElement>(".drop-overlay")?.hidden === false;
        const isLeft = send("drop");
        return { isShown, isLeft };
      },
      [name, target, content],
    );

  test("the file itself arrives at the preview, on another origin", async () => {
    const page = await openWithPreview();
    const [opened, drop] = await Promise.all([page.waitForEvent("popup"), drag(page, "owl.LOTTIE")]);
    expect(drop).toEqual({ isShown: true, isLeft: false });
    await expect.poll(() => opened.title()).toBe(`${hosts.site} zoetrope:preview-file owl.LOTTIE {}`);
    await page.getByText("Opened").waitFor();
  });

  const places = [
    ["the site", hosts.site, ""],
    ["the site in German", hosts.site, "/de"],
    ["the workflow host", hosts.workflow, ""],
  ] as const;
  test.each(sampleEvery(places, 0, 2))(
    "dropped on %s, it plays on the workflow host's page, and no request carries it",
    async (_, host, prefix) => {
      const page = await openPage();
      const bodies: string[] = [];
      page.context().on("request", (request) => {
        bodies.push(request.postData() ?? "");
      });
      await page.goto(`${host}${prefix}${host === hosts.site ? "/tags" : "/"}`);
      await page.locator("html[data-hydrated]").waitFor();
      const animation = JSON.stringify({
        v: "5.9.0",
        fr: 30,
        ip: 0,
        op: 60,
        w: 120,
        h: 120,
        nm: "Square",
        layers: [
          {
            ty: 1,
            nm: "Sheet",
            ip: 0,
            op: 60,
            st: 0,
            sc: "#d8340b",
            sw: 120,
            sh: 120,
            ks: {
              r: {
                a: 1,
                k: [
                  { t: 0, s: [0] },
                  { t: 60, s: [90] },
                ],
              },
            },
          },
        ],
      });
      const [opened] = await Promise.all([
        page.waitForEvent("popup"),
        drag(page, "square.json", "footer", animation),
      ]);
      await opened.waitForURL(`${hosts.workflow}${prefix}/preview`);
      expect(await opened.locator("html").getAttribute("lang")).toBe(prefix === "/de" ? "de" : "en-US");
      await opened.getByRole("heading", { name: "square.json" }).waitFor();
      await opened.locator("canvas").first().waitFor();
      expect(bodies.join()).not.toMatch(/square\.json|d8340b/);
    },
  );

  test("another file changes nothing, and a message says what is accepted", { tags: "long" }, async () => {
    const page = await openWithPreview();
    await drag(page, "owl.png");
    await page.getByText("Only these").waitFor();
    expect(page.context().pages()).toHaveLength(1);
  });

  test("a marked upload zone keeps its own drops", async () => {
    const page = await openWithPreview();
    await page.evaluate(() => document.querySelector("h1")?.setAttribute("data-upload-zone", ""));
    expect(await drag(page, "owl.json", "h1")).toEqual({ isShown: false, isLeft: true });
    expect(page.context().pages()).toHaveLength(1);
  });

  test("where the browser holds the tab back, a button opens it", { tags: "long" }, async () => {
    const page = await openWithPreview();
    await page.evaluate(() => {
      const { open } = window;
      window.open = () => {
        window.open = open;
        return null;
      };
    });
    await drag(page, "owl.json");
    const [opened] = await Promise.all([
      page.waitForEvent("popup"),
      page.getByRole("button", { name: "Open it" }).click(),
    ]);
    await expect.poll(() => opened.title()).toContain("owl.json");
  });
});
