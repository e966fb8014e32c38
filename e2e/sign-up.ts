import { expect } from "vitest";
import type { BrowserContext } from "playwright-core";
import { hosts } from "./browser.ts";

let people = 0;

const password = "a lantern behind the tissue";

/**
 * Signs somebody up on the accounts host's own pages, confirms the address with the link from the mailbox, and leaves the session in
 * the context's cookies.
 */
export async function signUp(
  context: BrowserContext,
  name = "Ines Moreau",
): Promise<{ name: string; email: string; password: string }> {
  const email = `${name.toLowerCase().replaceAll(/[^a-z]/g, ".")}.${Date.now()}.${++people}@zoetrope.example`;
  const page = await context.newPage();
  await page.goto(`${hosts.accounts}/register`);
  await page.locator("[name=name]").fill(name);
  await page.locator("[name=email]").fill(email);
  await page.locator("[name=password]").fill(password);
  await page.locator("[name=agree]").check();
  await page.locator("button[type=submit]").click();
  await page.waitForURL("**/email-verification?*");
  const mail = page.locator(".mailbox__list a", { hasText: email });
  await expect
    .poll(async () => {
      await page.goto(`${hosts.accounts}/mailbox`);
      return mail.count();
    })
    .toBe(1);
  await mail.click();
  await page.locator(".mailbox__link").first().click();
  await page.locator("form button[type=submit]").click();
  await expect
    .poll(async () => (await context.cookies(hosts.accounts)).map((cookie) => cookie.name))
    .toContain("zoetrope-session");
  await page.close();
  return { name, email, password };
}
