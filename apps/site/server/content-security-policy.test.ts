import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";

const urls = {
  site: "https://s.example",
  accounts: "https://acc.example",
  workflow: "https://w.example",
  api: "https://a.example",
  assets: "https://f.example",
};
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const page = {
  plays: false,
  playsVideos: false,
  isEmbed: false,
  styles: "a{}",
  isDevelopment: false,
  oneTap: false,
  analytics: null,
};

test("inline scripts and styles are allowed by their hashes and nothing else inline is", () => {
  const policy = contentSecurityPolicy(
    '<style>a{}</style><script type="speculationrules">{}</script><script src="/x.js"></script>',
    urls,
    page,
  );
  expect(policy).toContain(`script-src 'self' ${hash("{}")};`);
  expect(policy).toContain(`style-src 'self' ${hash("a{}")};`);
  expect(policy).not.toContain("unsafe-inline");
});

test("data in a script element needs no hash, because it never runs", () => {
  expect(contentSecurityPolicy('<script type="application/json">{"a":1}</script>', urls, page)).toContain(
    "script-src 'self';",
  );
});

test("videos are shown where the page makes them, and nowhere else", () => {
  expect(contentSecurityPolicy("", urls, page)).not.toContain("media-src");
  expect(contentSecurityPolicy("", urls, { ...page, playsVideos: true })).toContain("; media-src blob:;");
});

test("an embed has one sheet and may load no other", () => {
  expect(contentSecurityPolicy("", urls, { ...page, isEmbed: true })).toContain(`style-src ${hash("a{}")};`);
});

test("pages may not be framed, embeds may", () => {
  expect(contentSecurityPolicy("", urls, page)).toContain("frame-ancestors 'none'");
  expect(contentSecurityPolicy("", urls, { ...page, isEmbed: true })).toContain("frame-ancestors *");
});

test("the sign-in frame may stand in a page; Google's prompt only where it is configured", () => {
  const policy = contentSecurityPolicy("", urls, page);
  expect(policy).toContain("frame-src https://acc.example;");
  expect(policy).toContain(
    "connect-src 'self' https://f.example https://a.example https://acc.example https://w.example;",
  );
  expect(policy).not.toContain("google");
  const asked = contentSecurityPolicy("", urls, { ...page, oneTap: true });
  expect(asked).toContain("script-src 'self' https://accounts.google.com/gsi/client;");
  expect(asked).toContain("frame-src https://acc.example https://accounts.google.com/gsi/;");
});

test("hosts that hear of visits are allowed where they are configured, and never in an embed", () => {
  const analytics = {
    isDevelopment: false,
    trackingEndpoint: "https://events.example",
    trackingKey: "k",
    webKey: "k",
    workflowKey: "",
    tagId: "GTM-ABC1234",
    demandsConsent: true,
    hasOthers: true,
  };
  const policy = contentSecurityPolicy("", urls, { ...page, analytics });
  expect(policy).toContain("script-src 'self' https://www.googletagmanager.com;");
  expect(policy).toContain(
    "https://events.example https://api2.amplitude.com https://sr-client-cfg.amplitude.com https://www.googletagmanager.com;",
  );
  expect(policy).toContain("frame-src https://acc.example;");
  const own = { ...analytics, trackingEndpoint: urls.api, webKey: "", tagId: "" };
  expect(contentSecurityPolicy("", urls, { ...page, analytics: own })).toBe(
    contentSecurityPolicy("", urls, page),
  );
  const embed = { ...page, isEmbed: true };
  expect(contentSecurityPolicy("", urls, { ...embed, analytics })).toBe(
    contentSecurityPolicy("", urls, embed),
  );
});
