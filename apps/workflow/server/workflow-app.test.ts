import { AppError } from "@zoetrope/kit";
import { openSources } from "@zoetrope/page-app/testing";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { WorkflowApp, WorkflowOptions } from "./create-workflow-app.ts";

const host = "https://workflow.example";
const path = "/api/v1/user/preference";
const readPreference = vi.fn<WorkflowOptions["readPreference"]>();
const logger = { error: vi.fn<(fields: object, message: string) => void>() };
let app: WorkflowApp;
let close: () => Promise<void>;

beforeAll(async () => {
  const opened = await openSources(new URL("..", import.meta.url));
  const { createWorkflowApp } = opened.app as { createWorkflowApp(options: WorkflowOptions): WorkflowApp };
  const urls = {
    site: "https://site.example",
    accounts: "https://accounts.example",
    workflow: host,
    api: "https://api.example",
    assets: "https://assets.example",
  };
  app = createWorkflowApp({ urls, logger, readPreference, maxUploadBytes: 20_000_000 });
  close = opened.close;
});
afterAll(() => close());

const ask = (address: string) =>
  app.fetch(
    new Request(host + address, {
      headers: { origin: "https://site.example", cookie: "zoetrope-session=planted" },
    }),
  );

test("who is signed in gets a preference that nobody keeps, a guest is told to log in", async () => {
  readPreference.mockResolvedValueOnce({ hasProfilePage: true });
  const known = await ask(path);
  expect([known.status, await known.json()]).toEqual([200, { hasProfilePage: true }]);
  expect(known.headers.get("cache-control")).toBe("no-store");
  readPreference.mockResolvedValueOnce(null);
  expect((await ask(path)).status).toBe(401);
});

test("while the database is away pages go on, and a preference is answered with 503, for the site to read", async () => {
  readPreference.mockRejectedValueOnce(new AppError("unavailable", "the database does not answer"));
  const response = await ask(path);
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toMatch(/^[1-9]\d*$/);
  expect(response.headers.get("cache-control")).toBe("no-store");
  // Without these the site's script sees a broken network instead of an answer.
  expect(response.headers.get("access-control-allow-origin")).toBe("https://site.example");
  expect(response.headers.get("access-control-allow-credentials")).toBe("true");
  expect(JSON.stringify(logger.error.mock.calls)).not.toContain("planted");
  expect((await ask("/")).status).toBe(200);
});

test.each([
  [
    "/premium-assets?utm_source=site&utm_medium=topnav",
    "/free-animations?type=premium&utm_source=site&utm_medium=topnav",
  ],
  ["/jp/premium-assets", "/jp/free-animations?type=premium"],
])("%s leads to the premium animations of the library", async (address, location) => {
  const response = await ask(address);
  expect([response.status, response.headers.get("location")]).toEqual([
    302,
    `https://site.example${location}`,
  ]);
});
