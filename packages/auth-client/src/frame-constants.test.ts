import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { createAuthClient, version } from "./index.ts";
import { openPage } from "./testing/test-page.ts";

afterEach(() => vi.unstubAllGlobals());

async function openClient() {
  const page = openPage("https://host.example");
  for (const [name, value] of Object.entries(page.globals)) vi.stubGlobal(name, value);
  return { page, client: createAuthClient({ baseAuthUrl: "https://accounts.example", callback() {} }) };
}
const styleOf = (element: object | undefined): string =>
  (element as { style: { cssText: string } } | undefined)?.style.cssText ?? "";

test("the frame of a modal has its name and lies over everything of its page", async () => {
  const { page, client } = await openClient();
  await client.openLogin();
  const [frame] = page.frames();
  expect(frame?.id).toBe("auth-client-iframe");
  for (const part of [frame, frame?.parent ?? undefined]) expect(styleOf(part)).toContain("z-index:9999;");
});

test("the frame of the session check has its name, one pixel, and is not to be seen", async () => {
  const { page, client } = await openClient();
  void client.checkSession();
  await vi.waitFor(() => expect(page.frames()).toHaveLength(1));
  const [frame] = page.frames();
  expect(frame?.id).toBe("auth-client-session-check-iframe");
  expect(styleOf(frame)).toMatch(/opacity:0;.*width:1px;height:1px/);
});

test("the client is version 0.14.0, wherever it says so", () => {
  expect(version).toBe("0.14.0");
  const read = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), "utf8");
  expect(JSON.parse(read("package.json"))).toMatchObject({ version: "0.14.0" });
  expect(read("api/index.d.ts")).toContain('version = "0.14.0"');
});
