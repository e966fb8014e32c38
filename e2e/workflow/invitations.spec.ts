import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../accessibility-problems.ts";
import { hosts, openPage, useBrowser } from "../browser.ts";
import { linkIn, newAddress, password } from "../sign-up.ts";
import { gotoHydrated, newPerson, openWorkflow } from "./open-workflow.ts";

useBrowser();

type Person = Awaited<ReturnType<typeof newPerson>>;
let nora: Person;
const guest = newAddress();
const tove = newAddress();

const openAs = (person: Person, path = "/people", options: { ignore?: RegExp } = {}): Promise<Page> =>
  openWorkflow(path, { storageState: person, ...options });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const people = (page: Page) => page.getByRole("list", { name: "People of this workspace" });

async function invite(page: Page, email: string, role = "Member"): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  const select = page.getByLabel("Role", { exact: true });
  await select.selectOption(role);
  await select.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByText(`The invitation to ${email} is on its way`).waitFor();
}

test("an owner names a workspace and invites by mail, with the keyboard; what is no address is said", async () => {
  nora = await newPerson("Nora Lind");
  const page = await openAs(nora, "/settings");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Lantern studio");
  await page.keyboard.press("Enter");
  await page.getByText("The workspace is called Lantern studio now").waitFor();
  await page.getByLabel("Workspace").getByText("Lantern studio").first().waitFor();
  await gotoHydrated(page, "/people");
  await page.getByLabel("E-mail").fill("nobody");
  await page.keyboard.press("Enter");
  await page.getByText("This is not an e-mail address.").waitFor();
  await invite(page, guest);
  await invite(page, tove, "Admin");
  // The next one is not made an admin by accident.
  await expect.poll(() => page.getByLabel("Role", { exact: true }).inputValue()).toBe("MEMBER");
  await button(page, `Withdraw the invitation to ${guest}`).waitFor();
  expect(await findAccessibilityProblems(page, "main")).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
});

test("who has no account yet makes one from the mail, comes back to the invitation and is in", async () => {
  const page = await openPage({ baseURL: hosts.workflow });
  await gotoHydrated(page, await linkIn(guest, "people/invitations"));
  await page.getByRole("heading", { name: "You are invited", level: 1 }).waitFor();
  expect(await findAccessibilityProblems(page, "main")).toEqual([]);
  await page.getByRole("main").getByRole("link", { name: "Sign up" }).click();
  const frame = page.frameLocator("#auth-client-iframe");
  await frame.getByLabel("Name").fill("Gro Vik");
  await frame.getByLabel("E-mail").fill(guest);
  await frame.getByLabel("Password", { exact: true }).fill(password);
  await frame.getByLabel(/^I agree/).check();
  await page.keyboard.press("Enter");
  await frame.getByText(guest).waitFor();
  await page.goto(await linkIn(guest, "email-verification"));
  await page.waitForURL(`${hosts.workflow}/people/invitations`);
  await page.frameLocator("#auth-client-iframe").getByRole("button", { name: "Confirm my address" }).click();
  await page.getByText("You are invited to “Lantern studio”").waitFor();
  expect(await findAccessibilityProblems(page, "main")).toEqual([]);
  await Promise.all([
    page.waitForURL(`${hosts.workflow}/people`),
    button(page, "Accept the invitation to Lantern studio").click(),
  ]);
  await people(page).getByText("Gro Vik").waitFor();
  expect(await page.getByRole("heading", { name: "Invite somebody" }).count()).toBe(0);
  await gotoHydrated(page, "/people/invitations");
  await page.getByText(`No invitation is open for ${guest}`).waitFor();
});

test(
  "who has an account declines, is invited again and accepts on the page of people; the role is changed, and others are removed",
  { tags: "long" },
  async () => {
    const person = await newPerson("Tove Berg", tove);
    const page = await openAs(person, "/people/invitations");
    await button(page, "Decline the invitation to Lantern studio").click();
    await page.getByText(`No invitation is open for ${tove}`).waitFor();
    const owner = await openAs(nora);
    await invite(owner, tove, "Admin");
    await gotoHydrated(page, "/people");
    await button(page, "Accept the invitation to Lantern studio").click();
    await people(page).getByText("Nora Lind").waitFor();

    await button(page, "Remove Gro Vik").click();
    const dialog = page.getByRole("dialog", { name: "Remove Gro Vik?" });
    expect(await findAccessibilityProblems(page, "dialog")).toEqual([]);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await page.keyboard.press("Enter");
    await dialog.getByRole("button", { name: "Remove" }).click();
    await page.getByText("Gro Vik is removed").waitFor();
    expect(await button(page, "Remove Nora Lind").count()).toBe(0);

    await gotoHydrated(owner, "/people");
    await owner.getByLabel("Role of Tove Berg").selectOption("Member");
    await owner.getByText("Tove Berg: Member").waitFor();
    // Her page still offers what she may no longer do: she is told why it is refused.
    await page.getByLabel("E-mail").fill("late@zoetrope.example");
    await page.keyboard.press("Enter");
    await page.getByText("Your role in this workspace does not allow that.").waitFor();
    await gotoHydrated(page, "/settings");
    await page.getByText("The settings of this workspace are for its owner and admins.").waitFor();
    expect(await button(page, "Create key").count()).toBe(0);
    await gotoHydrated(page, "/people");
    await people(page).getByText("Tove Berg").waitFor();
    expect(await page.getByRole("link", { name: "Settings" }).count()).toBe(0);
    await button(page, "Leave workspace").click();
    await page.getByRole("dialog").getByRole("button", { name: "Leave workspace" }).click();
    await page.getByText("You have left Lantern studio").waitFor();
    await people(page).getByText("Tove Berg").waitFor();
    expect(await people(page).getByText("Nora Lind").count()).toBe(0);
  },
);

test("an invitation that is withdrawn is gone for whoever was invited", { tags: "long" }, async () => {
  const email = newAddress();
  const person = await newPerson("Ugo Neri", email);
  const owner = await openAs(nora);
  await invite(owner, email);
  const page = await openAs(person, "/people/invitations");
  await button(page, "Accept the invitation to Lantern studio").waitFor();
  await button(owner, `Withdraw the invitation to ${email}`).click();
  await owner.getByText(`The invitation to ${email} is withdrawn`).waitFor();
  expect(await owner.evaluate(() => document.activeElement?.textContent)).toBe("Invite somebody");
  await button(page, "Accept the invitation to Lantern studio").click();
  await page.getByText("This invitation is no longer there.").waitFor();
});

test("the door of the page of people speaks of people", { tags: "long" }, async () => {
  const page = await openWorkflow("/people");
  await page.getByRole("heading", { name: "The people of your workspace are behind this door" }).waitFor();
});
