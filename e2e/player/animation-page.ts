import type { Page } from "playwright-core";
import { beforeAll } from "vitest";
import { hosts, openMovingPage } from "../browser.ts";

export interface Found {
  id: string;
  slug: string;
  title: string;
}

async function findAnimation(query: string): Promise<Found> {
  const response = await fetch(`${hosts.api}/api/v1/animations?${query}`);
  const { data } = (await response.json()) as { data: Found[] };
  if (!data[0]) throw new Error(`nothing found for ${query}`);
  return data[0];
}

export const addressOf = ({ slug, id }: Found, prefix = ""): string => `${prefix}/animation/${slug}-${id}`;

/** An animation of each kind, there before the first test of the file. */
export function useAnimations(): { plain: Found; interactive: Found; themeable: Found } {
  const found = {} as ReturnType<typeof useAnimations>;
  beforeAll(async () => {
    const [plain, interactive, themeable] = await Promise.all([
      findAnimation("q=clear+day"),
      findAnimation("feature=interactive"),
      findAnimation("feature=themeable"),
    ]);
    Object.assign(found, { plain, interactive, themeable });
  });
  return found;
}

export const sliderOf = (page: Page) => page.getByRole("slider", { name: "Frame" });

export const frameOf = async (page: Page): Promise<number> =>
  Number((await page.locator(".player__frame-number b").textContent()) ?? 0);

export const isDrawn = (page: Page): Promise<void> => page.locator(".player__stage[data-drawn]").waitFor();

/** The player once it plays by itself. */
export async function openPlaying(
  found: Found,
  options: Parameters<typeof openMovingPage>[0] = {},
): Promise<Page> {
  const page = await openMovingPage(options);
  await page.goto(addressOf(found));
  await page.getByRole("button", { name: "Pause" }).waitFor();
  await isDrawn(page);
  return page;
}
