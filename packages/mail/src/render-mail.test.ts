import { locales } from "@zoetrope/i18n";
import { describe, expect, it } from "vitest";
import type { MailContent } from "./mail.ts";
import { renderMail } from "./render-mail.ts";

const content: MailContent = {
  subject: "Choose <a> password",
  preview: "works once",
  heading: "Heading & more",
  paragraphs: ["For <script>alert(1)</script> {{body}} {{footer}}"],
  action: { label: "Go", url: 'https://accounts.example/reset?token=a"b&locale=en' },
  notes: ["A note"],
};

describe.each(locales)("a mail in %s", (locale) => {
  const { html, text } = renderMail(content, locale);
  it("says the same in text and HTML, with the address in full", () => {
    expect(html).toContain(`<html lang="${locale}">`);
    for (const part of ["Heading & more", "A note", content.action?.url ?? "?"]) expect(text).toContain(part);
    expect(html).toContain("Heading &amp; more");
    expect(html.split("https://accounts.example/reset").length).toBeGreaterThan(2);
  });
  it("runs nothing and fetches nothing", () => {
    expect(html).not.toMatch(
      /<(?:script|img|link|iframe|object|form|video|svg)\b|@import|@font-face|url\(|src=|\son\w+=/i,
    );
    expect(html).toContain("&lt;script&gt;");
    expect(html).toContain("{{body}}");
    const addresses = html.match(/https?:\/\/[^\s"'<&]+/g) ?? [];
    expect(new Set(addresses.map((address) => new URL(address).origin))).toEqual(
      new Set(["https://accounts.example"]),
    );
  });
  it("follows the reader's dark mode", () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain("prefers-color-scheme:dark");
  });
});
