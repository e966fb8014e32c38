import { createLogger } from "@zoetrope/kit";
import { expect, it } from "vitest";
import { createWorkflowApp } from "./index.ts";

it("leads from an unknown address back to the site", async () => {
  const site = "https://zoetrope.example";
  const urls = { site, accounts: `${site}:1`, workflow: `${site}:2`, api: `${site}:3`, assets: `${site}:4` };
  const app = createWorkflowApp({ urls, logger: createLogger({ level: "silent" }) });
  const response = await app.request("/anything");
  expect(response.status).toBe(404);
  expect(await response.text()).toContain(`<a href="${site}">`);
});
