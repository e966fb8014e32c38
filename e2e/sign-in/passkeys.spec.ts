import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../accessibility-problems.ts";
import { hosts, openPage, useBrowser } from "../browser.ts";
import { signUp } from "../sign-up.ts";

useBrowser();

/** A device that keeps passkeys. `touch`: whether its owner touches it whenever it asks, as they do at first. */
async function plugInDevice(page: Page): Promise<{ touch(enabled: boolean): Promise<void> }> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    touch: async (enabled) =>
      void (await devtools.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled })),
  };
}

/** From another page: settings that are open notice it, and go to the login by themselves. */
async function forgetSession(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.context().clearCookies();
}

const usePasskey = (page: Page) => page.getByRole("button", { name: "Use a passkey" });

test("somebody adds a passkey without a name that can be seen, signs in with it and removes it", async () => {
  const page = await openPage({ baseURL: hosts.accounts, ignore: /403/ });
  await signUp(page.context());
  const device = await plugInDevice(page);
  await page.goto("/settings");
  await page.locator("#passkeys input[name=passkey-name]").fill(" \u200b\u202e ");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const listed = page.locator("#passkeys li");
  // As the list of sessions calls this browser and system.
  await listed.getByText(/^\w+ · \w+$/).waitFor();
  expect(await findAccessibilityProblems(page, "#passkeys")).toEqual([]);

  await forgetSession(page);
  await device.touch(false);
  await page.goto("/login?return_to=/settings");
  await usePasskey(page).click();
  await device.touch(true);
  await page.waitForURL("**/settings**");

  // The list in the field: the device answers it without the button (conditional UI).
  await forgetSession(page);
  await page.goto("/login?return_to=/settings");
  await page.waitForURL("**/settings**");
  await page.getByRole("button", { name: /^Remove \w+ · \w+$/ }).click();
  await page.getByText("You have no passkeys yet.").waitFor();

  // The device still has it and offers it in the list: whoever takes it is told that it opens nothing.
  await forgetSession(page);
  await page.goto("/login?return_to=/settings");
  await page
    .getByRole("alert")
    .getByText(/passkey/i)
    .waitFor();
});

test(
  "a browser that cannot list passkeys says nothing of it before anybody has asked",
  { tags: "long" },
  async () => {
    const page = await openPage({ baseURL: hosts.accounts });
    await page.addInitScript(() => {
      navigator.credentials.get = () => {
        Object.assign(globalThis, { isRefused: true });
        return Promise.reject(new DOMException("", "NotSupportedError"));
      };
    });
    await page.goto("/login");
    await page.waitForFunction(() => "isRefused" in globalThis);
    expect(await page.locator("[data-passkey-problem]").textContent()).toBe("");
    await usePasskey(page).click();
    await page.locator("[data-passkey-problem]").getByText("The passkey was not used.").waitFor();
  },
);
