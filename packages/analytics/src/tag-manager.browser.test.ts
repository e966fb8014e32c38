import { expect, test } from "vitest";
import type { loadTagManager } from "./tag-manager.ts";
import { tagManagerFrame } from "./tag-manager.ts";
import { usePages } from "./testing/use-pages.ts";

const pages = usePages();

const load = (ids: string[]) => {
  const page = globalThis as unknown as { loadTagManager: typeof loadTagManager } & Window;
  for (const id of ids) page.loadTagManager(page, id);
  return [...document.querySelectorAll<HTMLScriptElement>("script[data-tag-manager]")].map(
    ({ src, async }) => ({ src, async }),
  );
};

test("the manager's script is added once", async () => {
  const { page, received } = await pages.open();
  expect(await page.evaluate(load, ["GTM-ABC1234", "GTM-ABC1234", "GTM-OTHER12"])).toEqual([
    { src: "https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234", async: true },
  ]);
  await expect
    .poll(() => received.map(({ address }) => address.href))
    .toEqual(["https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234"]);
});

test("without an id, or with something else, nothing is loaded and there is no frame", async () => {
  const { page, received } = await pages.open();
  const wrong = ["", "GTM-A&b=c", "../x", "gtm-abc1234", "GTM-"];
  expect(await page.evaluate(load, wrong)).toEqual([]);
  expect(wrong.map((id) => tagManagerFrame(id))).toEqual(wrong.map(() => null));
  expect(received).toEqual([]);
  expect(tagManagerFrame("GTM-ABC1234")).toBe("https://www.googletagmanager.com/ns.html?id=GTM-ABC1234");
});
