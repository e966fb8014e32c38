import { createServer, type Server } from "node:http";
import { once } from "node:events";
import { writeZip } from "@zoetrope/lottie/write-zip";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findAccessibilityProblems } from "../accessibility-problems.ts";
import { embedderPort, hosts, openPage, useBrowser } from "../browser.ts";
import { jsonFile } from "../workflow/animation-files.ts";
import { openTool } from "./open-tool.ts";

useBrowser();

const lantern = jsonFile("Lantern");
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="3"/></svg>';
let server: Server;
const asked: string[] = [];
beforeAll(async () => {
  const files: Record<string, Buffer | string> = {
    "/lantern.json": lantern.buffer,
    "/disc.svg": svg,
    "/page": "<!doctype html><title>A page</title>",
  };
  server = createServer((request, response) => {
    asked.push(request.headers.cookie ?? "");
    const file = files[request.url ?? ""];
    if (file === undefined) response.writeHead(404).end();
    else response.end(file);
  }).listen(embedderPort, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => void server.close());

const addressOf = (path: string): string => `http://127.0.0.1:${embedderPort}${path}`;
const openAddress = async (page: Page, address: string): Promise<void> => {
  await page.getByRole("button", { name: "From an address" }).click();
  const dialog = page.getByRole("dialog", { name: "Open a file by its address" });
  await dialog.getByRole("textbox").fill(address);
  await dialog.getByRole("textbox").press("Enter");
};

test("a file on another host opens by its address through our host alone, and the page says so", async () => {
  const { page, sent } = await openTool("lottie-to-gif");
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).origin));
  await page.getByText("0 bytes sent. Nothing you open here leaves this device.").waitFor();
  await page.getByRole("button", { name: "From an address" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText(`This one request goes through ${new URL(hosts.api).host}`).waitFor();
  expect(await findAccessibilityProblems(page, ".dialog")).toEqual([]);
  await dialog.getByRole("textbox").fill("lantern.json");
  await dialog.getByRole("button", { name: "Open" }).click();
  await dialog.getByText("Enter an address that begins with https:// or http://.").waitFor();
  await dialog.getByRole("textbox").fill(addressOf("/lantern.json"));
  await dialog.getByRole("button", { name: "Open" }).click();
  await page.locator(".file-bar", { hasText: "lantern.json" }).waitFor();
  expect(sent).toEqual([`${hosts.api}/api/v1/fetch`]);
  expect(requested).not.toContain(addressOf(""));
  expect(asked).toEqual([""]);
  const bytes = JSON.stringify({ url: addressOf("/lantern.json") }).length;
  await page.getByText(`${bytes} bytes sent. Only what you asked for`).waitFor();
  expect(new URL(page.url()).searchParams.get("url")).toBe(addressOf("/lantern.json"));
  expect(await findAccessibilityProblems(page)).toEqual([]);
});

test(
  "an address in that of the page is asked about, and opened when somebody says yes",
  { tags: "long" },
  async () => {
    asked.length = 0;
    const page = await openPage();
    await page.goto(`/de/tools/web-player?url=${encodeURIComponent(addressOf("/lantern.json"))}`);
    const dialog = page.getByRole("dialog", { name: "Datei über ihre Adresse öffnen" });
    expect(await dialog.getByRole("textbox").inputValue()).toBe(addressOf("/lantern.json"));
    expect(asked).toEqual([]);
    await dialog.getByRole("button", { name: "Öffnen" }).click();
    await page.locator(".file-bar", { hasText: "lantern.json" }).waitFor();
    expect(asked).toEqual([""]);
  },
);

test(
  "what is no animation, and what nobody may ask for, is refused with the reason",
  { tags: "long" },
  async () => {
    const { page } = await openTool("lottie-to-gif", "", { ignore: /status of 400/ });
    for (const [address, reason] of [
      [addressOf("/page"), "This is not an animation file."],
      [addressOf("/missing.json"), "There is nothing at this address."],
      ["http://169.254.169.254/latest/meta-data/", "Only http and https addresses on their usual ports"],
      [`http://10.0.0.1:${embedderPort}/`, "This address is not on the public internet."],
      [hosts.site, "Only http and https addresses on their usual ports"],
    ] as const) {
      await openAddress(page, address);
      await page.getByRole("alert").filter({ hasText: reason }).waitFor();
    }
  },
);

test("an SVG opens by its address", { tags: "long" }, async () => {
  const { page } = await openTool("svg-to-lottie");
  await openAddress(page, addressOf("/disc.svg"));
  await page.locator(".drawing-list", { hasText: "disc.svg" }).waitFor();
});

test(
  "of several animations in one dotLottie the one that is wanted is shown and made",
  { tags: "long" },
  async () => {
    const other = lantern.buffer.toString().replace('"op":60', '"op":90');
    const manifest = { version: "2", animations: [{ id: "first" }, { id: "second" }] };
    const text = (value: string) => new TextEncoder().encode(value);
    const archive = writeZip([
      ["manifest.json", text(JSON.stringify(manifest))],
      ["a/first.json", text(lantern.buffer.toString())],
      ["a/second.json", text(other)],
    ]);
    const { page, sent } = await openTool("lottie-to-dotlottie");
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "two.lottie", mimeType: "application/zip", buffer: Buffer.from(archive) });
    const choice = page.getByRole("combobox", { name: "This file holds 2 animations." });
    expect(await choice.inputValue()).toBe("first");
    await page.locator(".file-bar", { hasText: "60 frames" }).waitFor();
    await choice.selectOption("second");
    await page.locator(".file-bar", { hasText: "90 frames" }).waitFor();
    expect(await choice.inputValue()).toBe("second");
    expect(await findAccessibilityProblems(page, "main")).toEqual([]);
    expect(sent).toEqual([]);
  },
);
