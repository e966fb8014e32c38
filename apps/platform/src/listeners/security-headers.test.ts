import { expect, it } from "vitest";
import { readConfiguration } from "../configuration/configuration.ts";
import { hostNames } from "../configuration/host-variables.ts";
import { securityHeaders } from "./security-headers.ts";

it("tells browsers to come by TLS alone, on every host whose address is https, and on no other", () => {
  const { urls } = readConfiguration({
    SITE_URL: "https://zoetrope.example",
    ACCOUNTS_URL: "https://accounts.zoetrope.example",
    API_URL: "https://api.zoetrope.example",
    ASSETS_URL: "https://files.example",
  });
  const values = hostNames.map((host) =>
    new Map(securityHeaders(urls, host)).get("Strict-Transport-Security"),
  );
  const year = "max-age=31536000";
  expect(values).toEqual([year, year, undefined, year, year]);
});
