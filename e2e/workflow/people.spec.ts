import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../accessibility-problems.ts";
import { useBrowser } from "../browser.ts";
import { jsonFile } from "./animation-files.ts";
import { cardOf, chooseFiles, gotoHydrated, newPerson, openWorkflow } from "./open-workflow.ts";

useBrowser();

type Person = Awaited<ReturnType<typeof newPerson>>;
const company = `lanterns-${Date.now()}.example`;
let nora: Person;
let tove: Person;
let ugo: Person;
let vera: Person;

const openAs = (person: Person, path = "/people", options: { ignore?: RegExp } = {}): Promise<Page> =>
  openWorkflow(path, { storageState: person, ...options });
const seePerson = (page: Page, name: string) =>
  page.getByRole("list", { name: "People of this workspace" }).getByText(name).waitFor();
const panel = (page: Page) => page.locator(".colleagues");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function letColleaguesComeIn(how: "At once" | "By invitation"): Promise<Page> {
  const page = await openAs(nora);
  await page.getByLabel(how).check();
  await button(page, "Save").click();
  await page.getByText("Saved").waitFor();
  return page;
}

test("an owner opens a workspace to everybody with an address at the domain of the company", async () => {
  nora = await newPerson("Nora Lind", `nora@${company}`);
  const page = await openAs(nora);
  await seePerson(page, "Nora Lind");
  await page.getByText(`everybody with a verified address at ${company}`).waitFor();
  await page.getByLabel("On request").check();
  await button(page, "Open to colleagues").click();
  await page.getByText(`Colleagues at ${company} find this workspace now`).waitFor();
  await page.getByText("Nobody is waiting.").waitFor();
  await page.getByText("To hand it over, invite somebody first.").waitFor();
});

test("of two colleagues who ask, one is let in with the keyboard and the other is declined", async () => {
  tove = await newPerson("Tove Berg", `tove@${company}`);
  ugo = await newPerson("Ugo Neri", `ugo@${company}`);
  for (const person of [tove, ugo]) {
    const page = await openAs(person, "/");
    await page.getByRole("heading", { name: "Your colleagues are here", level: 1 }).waitFor();
    await panel(page).getByText("1 person").waitFor();
    if (person === tove) {
      expect(await findAccessibilityProblems(page, "main")).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    }
    await button(page, "Ask to join").click();
    await page.getByText("You have asked to join.").waitFor();
  }
  const owner = await openAs(nora);
  await button(owner, "Let Tove Berg in").waitFor();
  expect(await findAccessibilityProblems(owner, "main")).toEqual([]);
  await button(owner, "Let Tove Berg in").focus();
  await owner.keyboard.press("Enter");
  await seePerson(owner, "Tove Berg");
  expect(await owner.evaluate(() => document.activeElement?.textContent)).toBe("Waiting to come in");
  await button(owner, "Decline Ugo Neri").click();
  await owner.getByText("Nobody is waiting.").waitFor();

  const page = await openAs(tove, "/");
  await page.getByRole("heading", { name: "Files", level: 1 }).waitFor();
  await page.getByText("Nora’s workspace").first().waitFor();
  await gotoHydrated(page, "/people");
  await seePerson(page, "Nora Lind");
  expect(await page.getByRole("heading", { name: /Waiting|How colleagues/ }).count()).toBe(0);
});

test(
  "whoever was declined may ask again; an answer to a request that was taken back says so",
  { tags: "long" },
  async () => {
    const page = await openAs(ugo);
    await button(page, "Ask to join").click();
    await button(page, "Take the request back").waitFor();
    const owner = await openAs(nora);
    await button(owner, "Let Ugo Neri in").waitFor();
    await button(page, "Take the request back").click();
    await button(page, "Ask to join").waitFor();
    await button(owner, "Let Ugo Neri in").click();
    await owner.getByText("This request is no longer there.").waitFor();
  },
);

test(
  "somebody begins on their own meanwhile, and finds the colleagues on the page of people",
  { tags: "long" },
  async () => {
    const page = await openAs(ugo, "/");
    await button(page, "Start a workspace of your own").click();
    await page.getByRole("heading", { name: "Nothing here yet" }).waitFor();
    await page.getByRole("link", { name: "People" }).click();
    await page.getByRole("heading", { name: "Your colleagues are here", level: 2 }).waitFor();
    await seePerson(page, "Ugo Neri");
    await button(page, "Ask to join").click();
    await panel(page).getByText("You have asked to join.").waitFor();
    await page.reload();
    await panel(page).getByText("You have asked to join.").waitFor();
  },
);

test("a workspace that takes people by invitation only says so", { tags: "long" }, async () => {
  await letColleaguesComeIn("By invitation");
  vera = await newPerson("Vera Kos", `vera@${company}`);
  const page = await openAs(vera);
  await panel(page).getByText("New people come in by invitation only.").waitFor();
  expect(await panel(page).getByRole("button", { name: /join/i }).count()).toBe(0);
});

test(
  "an owner is warned before the workspace of a company goes to somebody from elsewhere",
  { tags: "long" },
  async () => {
    const page = await openAs(nora);
    for (const domain of [company, "elsewhere.dev"]) {
      await page.route("**/graphql", async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replaceAll(`tove@${company}`, `tove@${domain}`);
        await route.fulfill({ response, body });
      });
      await gotoHydrated(page, "/people");
      await page.getByLabel("New owner").selectOption({ label: `Tove Berg · tove@${domain}` });
      await button(page, "Hand over").click();
      const dialog = page.getByRole("dialog");
      await dialog.getByText("becomes the owner").waitFor();
      const warning = dialog.getByText(`Tove Berg has no address at ${company}`);
      expect(await warning.count()).toBe(domain === company ? 0 : 1);
    }
  },
);

test(
  "where colleagues come in at once, one joins and has its files; closed again, nobody new finds it",
  { tags: "long" },
  async () => {
    const owner = await letColleaguesComeIn("At once");
    // Whoever has a file and no workspace for it yet does not lose it on the way.
    const page = await openAs(vera, "/preview");
    await chooseFiles(page, jsonFile("Newt"));
    await button(page, "Save to my files").click();
    await button(page, "Join Nora’s workspace").click();
    await page.getByText("Saved").waitFor();
    await page.getByRole("link", { name: "Go to my files" }).click();
    await cardOf(page, "Newt").waitFor();
    await gotoHydrated(page, "/people");
    await seePerson(page, "Vera Kos");

    await button(owner, "Remove Tove Berg").click();
    await owner.getByText(`With an address at ${company} they could join again at once`).waitFor();
    await owner.keyboard.press("Escape");
    await button(owner, "Close to colleagues").click();
    await owner.getByText("no longer find this workspace").waitFor();
    const other = await openAs(ugo);
    await seePerson(other, "Ugo Neri");
    expect(await panel(other).count()).toBe(0);
  },
);

test("an owner hands the workspace over with the keyboard: from then on it belongs to the other one, and the first may leave", async () => {
  const page = await openAs(nora);
  await seePerson(page, "Nora Lind");
  expect(await button(page, "Leave workspace").count()).toBe(0);
  await button(page, "Hand over").focus();
  await page.keyboard.press("Enter");
  await page.getByText("Choose who becomes the owner.").waitFor();
  const select = page.getByLabel("New owner");
  expect(await select.evaluate((element) => element === document.activeElement)).toBe(true);
  // By its first letters, as with every select.
  await page.keyboard.type("Tove");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Hand “Nora’s workspace” over to Tove Berg?" });
  await dialog.getByText("You become an admin").waitFor();
  expect(await findAccessibilityProblems(page, "dialog")).toEqual([]);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await page.keyboard.press("Enter");
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  await dialog.getByRole("button", { name: "Hand over" }).click();
  await page.getByText("Tove Berg is the owner of Nora’s workspace now").waitFor();
  await button(page, "Leave workspace").waitFor();
  expect(await page.getByRole("heading", { name: "Hand over the workspace" }).count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("People");

  const owner = await openAs(tove);
  await owner.getByRole("heading", { name: "Hand over the workspace" }).waitFor();
  expect(await button(owner, "Leave workspace").count()).toBe(0);
  await owner.getByLabel("Role of Nora Lind").waitFor();
});

test(
  "who hands over what is no longer theirs, or to somebody who has gone, is told so",
  { tags: "long" },
  async () => {
    const stale = await openAs(tove);
    const page = await openAs(tove);
    for (const one of [stale, page])
      await one.getByLabel("New owner").selectOption({ label: `Vera Kos · vera@${company}` });
    const transferOwnership = async (one: Page): Promise<void> => {
      await button(one, "Hand over").click();
      await one.getByRole("dialog").getByRole("button", { name: "Hand over" }).click();
    };
    await button(page, "Remove Vera Kos").click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
    await page.getByText("Vera Kos is removed").waitFor();
    expect(await page.getByLabel("New owner").inputValue()).toBe("");
    await transferOwnership(stale);
    await stale.getByRole("dialog").getByText("This person is no longer in the workspace.").waitFor();
    await gotoHydrated(stale, "/people");
    for (const one of [stale, page])
      await one.getByLabel("New owner").selectOption({ label: `Nora Lind · nora@${company}` });
    await transferOwnership(page);
    await page.getByText("Nora Lind is the owner of Nora’s workspace now").waitFor();
    await transferOwnership(stale);
    await stale.getByRole("dialog").getByText("Your role in this workspace does not allow that.").waitFor();
  },
);

test("people who do not load can be asked for again", { tags: "long" }, async () => {
  const page = await openAs(nora, "/", { ignore: /ERR_FAILED/ });
  await page.route("**/graphql", (route) =>
    route.request().postData()?.includes("WorkspacePeople") === true ? route.abort() : route.continue(),
  );
  await gotoHydrated(page, "/people");
  await page.getByText("The people did not load.").waitFor();
  await page.unroute("**/graphql");
  await button(page, "Try again").click();
  await seePerson(page, "Nora Lind");
});
