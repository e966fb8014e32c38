import type { AuthClient, AuthClientConfig, AuthEvent } from "@zoetrope/auth-client";
import type { Frame, Page } from "playwright-core";
import { expect } from "vitest";
import { openPage } from "../browser.ts";
import type { Stage } from "./serve-pages.ts";

/** What the pages of serve-pages.ts hold in their windows. */
export interface HostWindow {
  client: AuthClient;
  events: AuthEvent[];
  raised: string[];
  make(extra: Partial<AuthClientConfig>): AuthClient;
}
export interface ProviderWindow {
  post(message: unknown): void;
  received: [unknown, string][];
}

const frameSelector = "#auth-client-iframe";

export async function openHost(stage: Stage, path = "/", origin = stage.host): Promise<Page> {
  const page = await openPage({ ignore: /./ });
  await page.goto(origin + path);
  return page;
}

/** Runs on the host page; what it throws comes back as its message. */
export const onHost = <Result>(
  page: Page,
  run: (host: HostWindow) => Result | Promise<Result>,
): Promise<Result> => page.evaluate(`(${run.toString()})(window)`);

export const messageOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "nothing was raised",
    (error: unknown) =>
      (error as Error).message.replace(/^page\.evaluate: (?:Error: )?/, "").split("\n", 1)[0] ?? "",
  );

export const eventsOf = (page: Page): Promise<AuthEvent[]> => onHost(page, ({ events }) => events);
export const raisedOn = (page: Page): Promise<string[]> => onHost(page, ({ raised }) => raised);

/** The content of a frame of the client, once its page is there. */
export async function frameOf(page: Page, selector = frameSelector): Promise<Frame> {
  const element = await page.waitForSelector(selector, { state: "attached" });
  const frame = await element.contentFrame();
  if (frame === null) throw new Error("the frame has no page");
  await frame.waitForFunction(() => "post" in globalThis);
  return frame;
}

export const post = (frame: Frame, message: unknown): Promise<void> =>
  frame.evaluate((value) => (globalThis as unknown as ProviderWindow).post(value), message);

export const waitUntilGone = async (page: Page, selector = frameSelector): Promise<void> => {
  await expect.poll(() => page.locator(selector).count()).toBe(0);
};

/** Opens the login frame by a press on the button of the page. */
export async function openLogin(page: Page): Promise<Frame> {
  await page.getByRole("button", { name: "Log in" }).click();
  return frameOf(page);
}

/** From here on time passes only as the test says. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
}
