import type { AnimationPage } from "@zoetrope/catalog";
import { expect, it } from "vitest";
import type { SiteServices } from "../page/site-context.ts";
import { loadAnimation } from "./load-animation.ts";

/** An animation that has been renamed to what this slug says. */
const services = (slug: string, locale: SiteServices["locale"]) =>
  ({
    locale,
    catalog: {
      page: () =>
        Promise.resolve({ animation: { id: "0000000001", slug }, related: [] } as unknown as AnimationPage),
    },
  }) as unknown as SiteServices;

it.each([
  ["brown-owl", "en", "/animation/brown-owl-0000000001"],
  ["달리는-말", "en", "/animation/%EB%8B%AC%EB%A6%AC%EB%8A%94-%EB%A7%90-0000000001"],
  ["フクロウ", "de", "/de/animation/%E3%83%95%E3%82%AF%E3%83%AD%E3%82%A6-0000000001"],
] as const)("the old address of an animation leads to that with %s", async (slug, locale, location) => {
  const answer = await loadAnimation(services(slug, locale), "owl-0000000001").catch(
    (thrown: unknown) => thrown,
  );
  expect(answer).toBeInstanceOf(Response);
  const { status, headers } = answer as Response;
  expect([status, headers.get("location")]).toEqual([301, location]);
});
