import { expect, test } from "vitest";
import { hosts, openPage, useBrowser } from "../browser.ts";

useBrowser();

test("what the meter says of a new password is what the server will say", async () => {
  const page = await openPage({ ignore: /status of 400/ });
  await page.goto(`${hosts.accounts}/register`);
  const field = page.getByLabel("Password", { exact: true });
  const strength = page.locator("[data-strength-of]");
  // The minimum is said before anything is typed.
  await page.getByText("Use at least 8 characters.").waitFor();
  await field.fill("password123");
  await expect.poll(() => strength.textContent()).toContain("among the first that are guessed");
  await field.fill("gallop-drum-7");
  await expect.poll(() => strength.textContent()).toBe("Strong.");
  await page.getByLabel("Name").fill("Lotte Reiniger");
  await field.fill("reiniger1899");
  await expect.poll(() => strength.textContent()).toContain("among the first that are guessed");

  await page.getByLabel("E-mail").fill(`meter-${Date.now()}@example.org`);
  await page.getByLabel(/^I agree/).check();
  await page.locator('form button[type="submit"]').last().click();
  await page.locator(".field__error").filter({ hasText: "among the first that are guessed" }).waitFor();
});
