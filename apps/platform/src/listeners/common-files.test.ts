import { expect, it } from "vitest";
import { commonFile } from "./common-files.ts";

const urls = {
  site: "https://site.example",
  accounts: "https://accounts.example",
  workflow: "https://workflow.example",
  api: "https://api.example",
  assets: "https://assets.example",
};
const hosts = ["site", "accounts", "workflow", "api", "assets"] as const;
const now = Date.UTC(2026, 0, 15, 10);

it.each(hosts)("the host %s says whom to tell of a hole, for less than a year (RFC 9116)", async (host) => {
  const text = (await commonFile(host, urls, "/.well-known/security.txt", now)?.text()) ?? "";
  expect(text).toMatch(/^Contact: https:\/\/site\.example\/contact$/m);
  expect(text).toMatch(new RegExp(`^Canonical: ${urls[host]}/.well-known/security\\.txt$`, "m"));
  const [, expires = ""] = /^Expires: (.+)$/m.exec(text) ?? [];
  const days = (Date.parse(expires) - now) / 86_400_000;
  expect(days).toBeGreaterThan(100);
  expect(days).toBeLessThan(365);
});

it.each([
  ["accounts", "Disallow: /"],
  ["workflow", "Disallow: /"],
  ["api", "Disallow: /"],
  ["assets", "Allow: /"],
] as const)("robots of the host %s are told %j", async (host, line) => {
  expect((await commonFile(host, urls, "/robots.txt")?.text())?.split("\n")).toContain(line);
  const icon = commonFile(host, urls, "/favicon.ico");
  expect(icon?.headers.get("location")).toBe("https://site.example/favicon.ico");
});

it("the site's own files and all other addresses are left to the apps", () => {
  for (const path of ["/robots.txt", "/favicon.ico", "/"]) expect(commonFile("site", urls, path)).toBeNull();
  expect(commonFile("api", urls, "/api/v1/animations")).toBeNull();
});
