import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { text } from "node:stream/consumers";
import type { Page } from "playwright-core";
import { verifyWebhook } from "@zoetrope/workspaces/testing/verify-webhook";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findAccessibilityProblems } from "../accessibility-problems.ts";
import { embedderPort, useBrowser } from "../browser.ts";
import { chooseFiles, newPerson, openWorkflow } from "./open-workflow.ts";
import { jsonFile } from "./animation-files.ts";

useBrowser();

const received: { headers: Headers; body: string }[] = [];
let status = 204;
let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      const headers = new Headers();
      for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value));
      received.push({ headers, body });
      response.writeHead(status).end(status === 204 ? undefined : "The receiver is not well");
    });
  }).listen(embedderPort, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("an owner adds an endpoint, and what is sent there is signed, logged and sent again", async () => {
  const person = await newPerson("Mira Sol");
  const page = await openWorkflow("/settings#webhooks", { storageState: person });
  await page.getByText("There is no endpoint yet.").waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await button(page, "Add endpoint").click();
  await page.getByText("Enter the address to send to; it begins with https.").waitFor();
  const address = page.getByLabel("Address of the endpoint");
  await address.fill("https://10.0.0.1/");
  await button(page, "Add endpoint").click();
  await page.getByText("it is not on the public internet").waitFor();
  await address.fill(`http://127.0.0.1:${embedderPort}/hook?key=hidden`);
  await page.getByLabel("Uploaded files").check();
  expect(await findAccessibilityProblems(page, "main")).toEqual([]);
  await page.keyboard.press("Enter");
  const name = `127.0.0.1:${embedderPort}/hook`;
  const dialog = page.getByRole("dialog", { name: `The secret for ${name}` });
  const secret = await dialog.getByLabel("Secret", { exact: true }).inputValue();
  await page.keyboard.press("Escape");

  await button(page, `Send a test event to ${name}`).click();
  await page.getByText("The test event is on its way").waitFor();
  await expect.poll(() => received.length, { timeout: 15_000 }).toBe(1);
  verifyWebhook(secret, received[0]?.headers ?? new Headers(), received[0]?.body ?? "");
  await expect
    .poll(
      async () => {
        await button(page, "Refresh").click();
        return page.getByText("Delivered", { exact: true }).count();
      },
      { timeout: 15_000 },
    )
    .toBe(1);
  const deliveries = page.getByRole("list", { name: `Deliveries to ${name}` });
  await deliveries.getByRole("button", { name: /^Details: Test event/ }).click();
  await deliveries.getByText("Try 1 ·").waitFor();
  await deliveries.getByRole("region", { name: "Sent content" }).getByText("webhook.test").waitFor();
  expect(await findAccessibilityProblems(page, "main")).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  // What was sent has the whole width, also where there is little.
  expect(await deliveries.locator(".webhook__detail").evaluate((detail) => detail.clientWidth)).toBe(
    await deliveries.evaluate((list) => list.clientWidth),
  );
  await page.setViewportSize({ width: 1280, height: 900 });

  status = 500;
  await deliveries.getByRole("button", { name: /^Send again: Test event/ }).click();
  await page.getByText("It is on its way again").waitFor();
  await expect.poll(() => received.length, { timeout: 15_000 }).toBe(2);
  expect(received[1]?.headers.get("webhook-id")).toBe(received[0]?.headers.get("webhook-id"));
  await expect
    .poll(
      async () => {
        await button(page, "Refresh").click();
        return deliveries.getByText("The receiver is not well").count();
      },
      { timeout: 15_000 },
    )
    .toBe(1);
  await deliveries.getByText("Answer 500").first().waitFor();
  status = 204;

  // By keyboard: edited, and switched off.
  await button(page, `Edit ${name}`).focus();
  await page.keyboard.press("Enter");
  const edit = page.getByRole("dialog", { name: "Edit endpoint" });
  await edit.getByLabel("Uploaded files").press("Space");
  await edit.getByLabel("Send events to this endpoint").press("Space");
  expect(await findAccessibilityProblems(page, "dialog")).toEqual([]);
  await edit.getByLabel("Address of the endpoint").press("Enter");
  await page.getByText("Switched off", { exact: true }).waitFor();
  await button(page, `Edit ${name}`).click();
  await edit.getByLabel("Uploaded files").check();
  await edit.getByLabel("Send events to this endpoint").check();
  await button(page, "Save").click();
  await page.getByText("Switched on", { exact: true }).waitFor();

  await button(page, `New secret for ${name}`).click();
  await button(page, "New secret").last().click();
  const second = await dialog.getByLabel("Secret", { exact: true }).inputValue();
  await page.keyboard.press("Escape");
  expect(await page.content()).not.toContain(second);
  const files = await openWorkflow("/", { storageState: person });
  await chooseFiles(files, jsonFile("Owl"));
  await expect
    .poll(() => received.some(({ body }) => body.includes('"file.uploaded"')), { timeout: 20_000 })
    .toBe(true);
  const upload = received.find(({ body }) => body.includes('"file.uploaded"'));
  for (const good of [secret, second])
    verifyWebhook(good, upload?.headers ?? new Headers(), upload?.body ?? "");
  expect(JSON.parse(upload?.body ?? "")).toMatchObject({ data: { file: { name: "Owl" } } });

  await button(page, `Delete ${name}`).click();
  await button(page, "Delete").last().click();
  await page.getByText(`${name} is deleted`).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Webhooks");
});

test("endpoints that do not load say so, and are tried again", { tags: "long" }, async () => {
  const person = await newPerson("Tove Berg");
  let isAway = true;
  const page = await openWorkflow("/settings", { storageState: person, ignore: /ERR_FAILED/ });
  await page.route("**/graphql", async (route) =>
    isAway && route.request().postData()?.includes("WebhookEndpoints") === true
      ? route.abort()
      : route.continue(),
  );
  await page.reload();
  await page.getByText("The endpoints did not load.").waitFor();
  isAway = false;
  await button(page, "Try again").click();
  await page.getByText("There is no endpoint yet.").waitFor();
});
