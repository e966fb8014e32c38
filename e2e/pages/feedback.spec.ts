import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../accessibility-problems.ts";
import { hosts, openPage, useBrowser } from "../browser.ts";
import { chooseByKey, newPerson, openWorkflow } from "../workflow/open-workflow.ts";

useBrowser();

/** 40 × 30 pixels of one colour. */
const picturePng = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAACgAAAAeCAMAAABpA6zvAAAAA1BMVEXYNAsIGHMtAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQ4y2NgGAWjYBSMguEAAATOAAHHK9RWAAAAAElFTkSuQmCC",
  "base64",
);
const subject = `The drum stands still ${Date.now()}`;

async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label).focus();
  await page.keyboard.type(text);
}

test("a bug is reported by keyboard with a picture, and an operator deals with it", async () => {
  // The form is sent once with nothing in it.
  const page = await openPage({ ignore: /status of 400/ });
  await page.goto("/report-a-bug?from=/tags");
  await expect.poll(() => page.getByLabel("Address of the page").inputValue()).toBe(`${hosts.site}/tags`);
  await page.getByRole("button", { name: "Send", exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("Say in one line what it is about.").waitFor();
  const first = page.getByLabel("In one line");
  expect(await first.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await first.getAttribute("aria-describedby")).toBe("subject-problem");
  expect(await findAccessibilityProblems(page)).toEqual([]);

  await page.keyboard.type(subject);
  await typeInto(page, "What happened?", "It did not turn.");
  await typeInto(page, "Your e-mail address", "mira@forms.example");
  await page.getByLabel("A picture").focus();
  await chooseByKey(page, { name: "screen.png", mimeType: "image/png", buffer: picturePng });
  await page.getByRole("button", { name: "Send", exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(`${hosts.site}/thanks`);
  expect(await findAccessibilityProblems(page, "main")).toEqual([]);

  const operator = await newPerson("Oskar Lind", "operator@forms.example");
  const admin = await openWorkflow("/admin/feedback", { storageState: operator });
  const row = admin.getByRole("button", { name: subject });
  await row.waitFor();
  expect(await findAccessibilityProblems(admin)).toEqual([]);
  await row.focus();
  await admin.keyboard.press("Enter");
  await admin.getByRole("heading", { name: subject }).waitFor();
  const picture = admin.getByRole("img", { name: "Picture that was sent along" });
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(40);
  expect(await admin.getByRole("link", { name: `${hosts.site}/tags` }).count()).toBe(1);
  expect(await findAccessibilityProblems(admin, "main")).toEqual([]);
  await admin.getByRole("button", { name: "Mark as done" }).focus();
  await admin.keyboard.press("Enter");
  await admin.getByRole("button", { name: "Open again" }).waitFor();
  await admin.getByRole("button", { name: "Back to the list" }).click();
  await admin.getByRole("button", { name: "Open", exact: true }).click();
  await expect.poll(() => row.count()).toBe(0);
  await admin.getByRole("link", { name: "Sample content" }).click();
  await admin.getByText("content/case-studies").first().waitFor();
  expect(await findAccessibilityProblems(admin, "main")).toEqual([]);

  const mira = await newPerson("Mira Sol");
  for (const path of ["/admin", "/admin/feedback", "/admin/samples"]) {
    const other = await openWorkflow(path, { storageState: mira });
    await other.getByRole("heading", { level: 1, name: "There is nothing here" }).waitFor();
    await other.context().close();
  }
});

test(
  "without scripts a form that lacks something comes back with what was typed",
  { tags: "long" },
  async () => {
    const page = await openPage({ javaScriptEnabled: false, ignore: /status of 400/ });
    await page.goto("/de/contact?about=press");
    expect(await page.getByLabel("Worum geht es?").inputValue()).toBe("press");
    await page.getByLabel("Deine Nachricht").fill("Wann erscheint es?");
    await page.getByRole("button", { name: "Senden" }).click();
    await page.getByText("Gib eine E-Mail-Adresse wie name@example.com ein.").waitFor();
    expect(new URL(page.url()).origin).toBe(hosts.api);
    expect(await page.getByLabel("Deine Nachricht").inputValue()).toBe("Wann erscheint es?");
    expect(await page.getByLabel("Worum geht es?").inputValue()).toBe("press");
    await page.getByLabel("Deine E-Mail-Adresse").fill("presse@forms.example");
    await page.getByRole("button", { name: "Senden" }).click();
    await page.waitForURL(`${hosts.site}/de/thanks`);
  },
);
