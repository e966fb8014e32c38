import type { BrowserContextOptions, Page } from "playwright-core";
import { hosts, openPage } from "../browser.ts";
import { register } from "../register.ts";
import type { TestFile } from "./animation-files.ts";

type StorageState = Exclude<BrowserContextOptions["storageState"], string | undefined>;

/** Somebody new, with an empty workspace: what a browser keeps of them. */
export async function newPerson(name: string, email?: string): Promise<StorageState> {
  const { session } = await register(hosts.accounts, name, email);
  const { hostname, protocol } = new URL(hosts.accounts);
  const ofTheHost = { domain: hostname, path: "/", expires: -1, secure: protocol === "https:" };
  return {
    cookies: [
      { name: "zoetrope-session", value: session, ...ofTheHost, httpOnly: true, sameSite: "Lax" as const },
    ],
    origins: [],
  };
}

export async function openWorkflow(
  path: string,
  options: Parameters<typeof openPage>[0] = {},
): Promise<Page> {
  const page = await openPage({ baseURL: hosts.workflow, ...options });
  await gotoHydrated(page, path);
  return page;
}

/** Opens a page of the app and waits until it listens. */
export async function gotoHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() =>
    [...document.querySelectorAll("[data-island]")].every((island) =>
      Object.keys(island).some((key) => key.startsWith("__reactContainer")),
    ),
  );
}

export const chooseFiles = (page: Page, ...files: TestFile[]): Promise<void> =>
  page.locator("input[type=file]").setInputFiles(files);

/** Presses Enter on what has the focus, which asks for a file. */
export async function chooseByKey(page: Page, file: TestFile): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  // Until the browser has answered once it may still show a chooser of its own.
  await page.title();
  await page.keyboard.press("Enter");
  await (await chooser).setFiles([file]);
}

/** As if the file were let go over the first element of `selector`. */
export async function dropFile(page: Page, selector: string, { name, buffer }: TestFile): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ({ filename, text }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], filename));
      return transfer;
    },
    { filename: name, text: buffer.toString("base64") },
  );
  for (const type of ["dragenter", "dragover", "drop"])
    await page.dispatchEvent(selector, type, { dataTransfer });
}

/** The card of a file by its name, once it is stored. */
export const cardOf = (page: Page, name: string) =>
  page.locator(".file-card:not(.file-card--uploading)", { has: page.getByText(name, { exact: true }) });

export async function act(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole("button", { name: `More for ${name}` }).click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
}

/** From here on this page has a line of so many bytes in a second upwards. */
export async function slowUploads(page: Page, bytesPerSecond: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  });
}

/** Makes a workspace with the button beside the current one. */
export async function makeWorkspace(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "New workspace" }).click();
  const dialog = page.getByRole("dialog", { name: "New workspace" });
  await dialog.getByLabel("Name").fill(name);
  await page.keyboard.press("Enter");
  await page.getByText(`${name} is there`).waitFor();
}
