import type { FrameLocator, Page } from "playwright-core";
import { expect } from "vitest";
import { hosts } from "../browser.ts";

export const password = "seven lamps behind paper";

let count = 0;
export const newAddress = (): string => `person${Date.now()}-${count++}@example.org`;

const read = async (path: string): Promise<string> => (await fetch(hosts.accounts + path)).text();

/** The link in the newest mail to somebody, out of the mailbox page of the accounts host. */
export async function linkIn(recipient: string): Promise<string> {
  const entry = new RegExp(String.raw`href="(/mailbox/[^"]+)"(?:(?!</a>)[^])*?${recipient}`);
  let path: string | undefined;
  await expect
    .poll(async () => (path = entry.exec((await read("/mailbox")).replaceAll("<!-- -->", ""))?.[1]))
    .toBeDefined();
  const link = /href="([^"]*token=[^"]*)"/.exec(await read(path ?? ""))?.[1];
  if (link === undefined) throw new Error("there is no link in the mail");
  return link.replaceAll("&amp;", "&");
}

const post = (path: string, fields: Record<string, string>): Promise<Response> =>
  fetch(new URL(path, hosts.accounts), {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { origin: hosts.accounts },
    redirect: "manual",
  });

/** Somebody with a confirmed address, made without a browser. */
export async function newPerson(): Promise<string> {
  const email = newAddress();
  await post("/register", { name: "Ines Moreau", email, password, agree: "on" });
  const { pathname, search } = new URL(await linkIn(email));
  await post(pathname + search, {});
  return email;
}

export const frameIn = (page: Page): FrameLocator => page.frameLocator("#auth-client-iframe");

/** Waits until the focus is in the field of this label, in the frame: whoever types now types there. */
export async function expectFocusOn(page: Page, label: string): Promise<void> {
  await expect
    .poll(() =>
      frameIn(page)
        .getByLabel(label, { exact: true })
        .evaluate((field) => field === document.activeElement && document.hasFocus()),
    )
    .toBe(true);
}

/** Goes with the Tab key until something of this name has the focus, in the page or in the frame of it. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  const nameOf = (): Promise<string[]> =>
    Promise.all(
      page.frames().map((frame) =>
        frame
          .evaluate(() => {
            const focused = document.hasFocus() ? document.activeElement : null;
            const label = focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : null;
            return label ?? focused?.getAttribute("aria-label") ?? focused?.textContent ?? "";
          })
          .catch(() => ""),
      ),
    );
  for (let presses = 0; presses < 40; presses++) {
    if ((await nameOf()).some((text) => text.length < 200 && name.test(text.trim()))) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`no way to ${String(name)} with the Tab key`);
}
