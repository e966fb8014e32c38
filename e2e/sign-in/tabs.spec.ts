import { createServer } from "node:http";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { embedderPort, hosts, openPage, useBrowser } from "../browser.ts";
import { newPerson, password } from "../sign-up.ts";
import { frameIn } from "./people.ts";

useBrowser();

const readme = readFileSync(new URL("../../packages/auth-client/README.md", import.meta.url), "utf8");
const example = (/```html\n([^]*?)```/.exec(readme)?.[1] ?? "").replaceAll(
  "https://accounts.example",
  hosts.accounts,
);
const server = createServer((_, response) =>
  response.writeHead(200, { "content-type": "text/html" }).end(example),
);
beforeAll(async () => {
  server.listen(embedderPort);
  await once(server, "listening");
});
afterAll(() => void server.close());

const account = (page: Page) => page.getByRole("button", { name: "Account of Ines Moreau" });

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByRole("link", { name: "Log in" }).first().click();
  const frame = frameIn(page);
  await frame.getByLabel("E-mail or username").fill(email);
  await frame.getByLabel("Password", { exact: true }).fill(password);
  await frame.getByRole("button", { name: "Log in", exact: true }).click();
  await account(page).waitFor();
}

test("from a search for two words people log in and come back to it", { tags: "long" }, async () => {
  const { email } = await newPerson();
  const page = await openPage();
  await page.goto("/free-animations/happy%20birthday");
  await page.locator("html[data-hydrated]").waitFor();
  await logIn(page, email);
  expect(page.url()).toBe(`${hosts.site}/free-animations/happy%20birthday`);
});

test("who logs in and out in one tab does so in the others, also in a page that embeds sign-in", async () => {
  const { email } = await newPerson();
  // The menu asks for workspaces as soon as somebody comes near it; the session may be over before that is answered.
  const page = await openPage({ ignore: /401 .*\/user\/preference/ });
  const open = async (address: string): Promise<Page> => {
    const tab = await page.context().newPage();
    await tab.goto(address);
    return tab;
  };
  await page.goto(`${hosts.site}/tags`);
  await page.locator("html[data-hydrated]").waitFor();
  const second = await open(`${hosts.site}/pricing`);
  const workflow = await open(`${hosts.workflow}/`);
  const embedding = await open(`http://localhost:${embedderPort}/`);
  await embedding.getByText("You are not signed in.").waitFor();
  await second.getByRole("link", { name: "Log in" }).first().waitFor();
  // The header of the other tabs knows by now that nobody is there.
  for (const tab of [second, workflow]) await tab.waitForLoadState("networkidle");

  await logIn(page, email);
  await account(second).waitFor();
  await account(workflow).waitFor();
  await embedding.getByText("You are signed in.").waitFor();

  const settings = await open(`${hosts.accounts}/settings#email`);
  await settings.getByRole("heading", { level: 1 }).waitFor();
  await settings.waitForLoadState("networkidle");

  await account(page).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await settings.waitForURL(/\/login\?/);
  await second.getByRole("link", { name: "Log in" }).first().waitFor();
  await embedding.getByText("You are not signed in.").waitFor();
  expect(await account(second).count()).toBe(0);
  await expect.poll(() => account(workflow).count()).toBe(0);
});
