import { languages } from "@zoetrope/i18n";
import { expect, test } from "vitest";
import { footerAddress } from "./footer-address.ts";

test("calls to action are built from path, language and base", () => {
  const base = "https://site.example";
  expect(footerAddress("/enterprise", "en-US", base, languages)).toBe("https://site.example/enterprise");
  expect(footerAddress("/enterprise", "ja-JP", base, languages)).toBe("https://site.example/jp/enterprise");
  expect(footerAddress("/enterprise", "de", "https://www.example/app", languages)).toBe(
    "https://www.example/app/de/enterprise",
  );
});

test("a language that is not offered leads to the first one", () => {
  const offered = languages.filter(({ locale }) => locale !== "de");
  expect(footerAddress("/enterprise", "de", "https://site.example", offered)).toBe(
    "https://site.example/enterprise",
  );
});
