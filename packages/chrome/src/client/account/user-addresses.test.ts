import { expect, test } from "vitest";
import type { Session } from "./session.ts";
import { userAddresses } from "./user-addresses.ts";

const session: Session = {
  user: {
    id: "u1",
    username: "ines/m",
    email: "i@m.example",
    avatarUrl: null,
    firstName: "Ines",
    lastName: null,
  },
  hasProfilePage: true,
  workspaces: [],
};
const host = (name: string) => `https://${name}.example`;
const urls = {
  site: host("site"),
  accounts: host("accounts"),
  workflow: host("workflow"),
  api: host("api"),
  assets: host("assets"),
};
const addresses = (hasProfilePage: boolean, reportBug = "https://bugs.example/") =>
  userAddresses({
    session: { ...session, hasProfilePage },
    urls,
    help: { helpCenter: "/community", reportBug, requestFeature: "/community" },
    pageAddress: "https://site.example/de/tags?a=b&c",
    localise: (address) => (address.startsWith("/") ? `/de${address}` : address),
  });

test("the profile is a page of the site, or the public animations where there is none", () => {
  expect(addresses(true).profile).toBe("/de/ines%2Fm");
  expect(addresses(false).profile).toBe("https://workflow.example/de/public-animations");
});

test("account settings lead to the accounts app and back to this page", () => {
  const address = new URL(addresses(true).accountSettings);
  expect(address.origin).toBe("https://accounts.example");
  expect(address.searchParams.get("return_to")).toBe("https://site.example/de/tags?a=b&c");
});

test("dashboard, workspaces and help lead where they say", () => {
  const to = addresses(true);
  expect(to.dashboard).toBe("https://workflow.example/de");
  expect(to.workspace("w 1")).toBe("https://workflow.example/de/switch/w%201");
  expect(to.reportBug).toBe("https://bugs.example/");
  expect(to.helpCenter).toBe("/de/community");
});

test("a bug report of our own knows which page it is about", () => {
  const address = new URL(addresses(true, "/report-a-bug").reportBug, "https://site.example");
  expect(address.pathname).toBe("/de/report-a-bug");
  expect(address.searchParams.get("from")).toBe("https://site.example/de/tags?a=b&c");
});
