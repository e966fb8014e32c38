import { readFileSync } from "node:fs";
import { ConfigError } from "@zoetrope/kit";
import { availableParallelism } from "node:os";
import { expect, it } from "vitest";
import { readConfiguration } from "./configuration.ts";
import { configurationDocument, configurationDocumentPath } from "./configuration-document.ts";

it("starts with nothing set", () => {
  const { urls, ports, ZOETROPE_ROLES } = readConfiguration({});
  expect(urls).toEqual({
    site: "http://localhost:3000",
    accounts: "http://localhost:3001",
    workflow: "http://localhost:3002",
    api: "http://localhost:3003",
    assets: "http://localhost:3004",
  });
  expect(ports.assets).toBe(3_004);
  expect([...ZOETROPE_ROLES]).toContain("worker");
});

it("gives hosts the addresses that people use, and ports of their own", () => {
  const { urls } = readConfiguration({ SITE_URL: "https://zoetrope.example/", PORT_API: "8003" });
  expect(urls.site).toBe("https://zoetrope.example");
  expect(urls.api).toBe("http://localhost:8003");
});

it("takes requests for a while after it is asked to end, where others may take over", () => {
  const inSeconds = (environment: Record<string, string>) => readConfiguration(environment).drainInSeconds;
  const server = { DATABASE_URL: "postgres://me@db/z" };
  expect([inSeconds({}), inSeconds(server)]).toEqual([0, 5]);
  expect(inSeconds({ ...server, DRAIN_IN_SECONDS: "0" })).toBe(0);
  expect(inSeconds({ DRAIN_IN_SECONDS: "20" })).toBe(20);
});

it.each([
  ["", ["127.0.0.1", "::1"]],
  ["192.0.2.1, ::1", ["192.0.2.1", "::1"]],
  ["localhost,192.0.2.1", ["127.0.0.1", "::1", "192.0.2.1"]],
  ["127.0.0.1,0.0.0.0,fd00::1", ["0.0.0.0", "fd00::1"]],
  ["0.0.0.0,::", ["::"]],
])("listens, told HOST=%s, on %j", (value, addresses) => {
  expect(readConfiguration({ HOST: value }).HOST.map(({ address }) => address)).toEqual(addresses);
});

it.each([
  ["ZOETROPE_ROLES", "site,kitchen"],
  ["ZOETROPE_SEED", "fake"],
  ["RANKING_INTERVAL_IN_SECONDS", "9"],
  ["HOST", "my-laptop"],
  ["HOST", "127.0.0.1;::1"],
  ["DRAIN_IN_SECONDS", "-1"],
  ["DRAIN_IN_SECONDS", "soon"],
  ["PORT_SITE", "99999"],
  ["PORT_API", "0"],
  ["PORT_ADMIN", "3.5"],
  ["SITE_URL", "zoetrope.example"],
  ["ASSETS_URL", "https://zoetrope.example/assets"],
  ["DATABASE_URL", "mysql://localhost"],
  ["DATABASE_READ_URL", "localhost"],
  ["STORAGE_URL", "https://bucket"],
  ["SMTP_URL", "http://mail"],
  ["TRUSTED_PROXIES", "10.0.0.0/99"],
  ["TRUSTED_PROXIES", "proxy"],
  ["ANALYTICS", "yes"],
  ["ANALYTICS_CLIENT_TOKEN", "with space"],
  ["ANALYTICS_SERVER_TOKEN", "short"],
  ["ANALYTICS_RETENTION_IN_DAYS", "1"],
  ["ANALYTICS_CONSENT", "yes"],
  ["ANALYTICS_FLUSH_INTERVAL_IN_SECONDS", "61"],
  ["TRACKING_URL", "https://events.example/api"],
  ["TRACKING_KEY", "a&b"],
  ["AMPLITUDE_WEB_KEY", "a b"],
  ["AMPLITUDE_WORKFLOW_KEY", "<b>"],
  ["TAG_MANAGER_ID", "https://evil.example/gtm.js"],
  ["WEB_CONCURRENCY", "0"],
  ["WEB_CONCURRENCY", "many"],
  ["LOG_LEVEL", "loud"],
])("refuses %s=%s by name", (name, value) => {
  expect(() => readConfiguration({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfiguration({ [name]: value })).toThrow(`${name} is`);
});

it.each([
  [
    "two hosts are given one port",
    { PORT_API: "8000", PORT_SITE: "8000" },
    "PORT_API is 8000, and so is PORT_SITE",
  ],
  [
    "a host is given the port of the metrics",
    { PORT_SITE: "9464" },
    "PORT_SITE is 9464, and so is PORT_ADMIN",
  ],
  [
    "a host is given the port of the metrics of a further process",
    { PORT_SITE: "9465", WEB_CONCURRENCY: "2", DATABASE_URL: "postgres://me:hunter2@db/z" },
    "PORT_SITE is 9465, and so is the metrics of process 2 (PORT_ADMIN + 1)",
  ],
  [
    "several processes are to share an embedded database",
    { WEB_CONCURRENCY: "2" },
    "WEB_CONCURRENCY is 2 without DATABASE_URL",
  ],
  [
    "several processes have no requests to share",
    { WEB_CONCURRENCY: "2", DATABASE_URL: "postgres://me:hunter2@db/z", ZOETROPE_ROLES: "worker" },
    "no host is in ZOETROPE_ROLES",
  ],
  [
    "there is a replica of no server",
    { DATABASE_READ_URL: "postgres://me:hunter2@replica/z" },
    "DATABASE_READ_URL is set without DATABASE_URL",
  ],
  [
    "the token of servers is in every page",
    { ANALYTICS_CLIENT_TOKEN: "hunter2-hunter2-hunter2", ANALYTICS_SERVER_TOKEN: "hunter2-hunter2-hunter2" },
    "ANALYTICS_SERVER_TOKEN is the same as ANALYTICS_CLIENT_TOKEN",
  ],
  [
    "pages are to send events elsewhere, without a key",
    { TRACKING_URL: "https://events.example" },
    "TRACKING_URL is set without TRACKING_KEY",
  ],
  [
    "there is a key of no other collector",
    { TRACKING_KEY: "hunter2" },
    "TRACKING_KEY is set without TRACKING_URL",
  ],
  [
    "the domain of the session is not that of the hosts",
    { COOKIE_DOMAIN: "zoetrope.example", SITE_URL: "https://zoetrope.example" },
    "the accounts host is at http://localhost:3001",
  ],
])("refuses a configuration in which %s", (_what, environment, message) => {
  expect(() => readConfiguration(environment)).toThrow(message);
  expect(() => readConfiguration(environment)).not.toThrow("hunter2");
});

it("runs a process for each processor, and one where the database is embedded", () => {
  const processesOf = (environment: Record<string, string>) => readConfiguration(environment).processes;
  expect(processesOf({})).toBe(1);
  expect(processesOf({ WEB_CONCURRENCY: "auto" })).toBe(1);
  const DATABASE_URL = "postgres://db/z";
  expect(processesOf({ DATABASE_URL })).toBe(1);
  expect(processesOf({ DATABASE_URL, WEB_CONCURRENCY: "3" })).toBe(3);
  expect(processesOf({ DATABASE_URL, WEB_CONCURRENCY: "auto" })).toBe(availableParallelism());
});

it("takes one port twice where the hosts are in two processes, and one domain above all hosts", () => {
  expect(readConfiguration({ ZOETROPE_ROLES: "site", PORT_SITE: "3001" }).ports.site).toBe(3_001);
  const hosts = ["SITE", "ACCOUNTS", "WORKFLOW", "API"].map((host) => [
    `${host}_URL`,
    `https://${host.toLowerCase()}.zoetrope.example`,
  ]);
  const environment = { ...(Object.fromEntries(hosts) as object), COOKIE_DOMAIN: "zoetrope.example" };
  expect(readConfiguration(environment).COOKIE_DOMAIN).toBe("zoetrope.example");
});

it("shows no address with a password in it", () => {
  expect(() => readConfiguration({ DATABASE_URL: "mysql://me:hunter2@db" })).not.toThrow("hunter2");
});

it("has documentation that tells the same: run `node apps/platform/src/write-configuration-document.ts`", () => {
  expect(readFileSync(configurationDocumentPath, "utf8")).toBe(configurationDocument());
});
