import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { domainOf, isPublicProvider, normaliseEmail } from "./email-domain.ts";

describe("the domain of an address", () => {
  it("is compared in small letters and in ASCII", () => {
    expect(normaliseEmail("  Mira@Company.Example ")).toBe("mira@company.example");
    expect(domainOf("mira@bücher.example")).toBe("xn--bcher-kva.example");
    expect(domainOf("a.b+c@sub.company.co.uk")).toBe("sub.company.co.uk");
  });

  it.each([
    "",
    "mira",
    "mira@",
    "@company.example",
    "mira@company",
    "a@b@company.example",
    "mira@company.example/x",
    "mira@company.example#gmail.com",
    "mira@company..example",
    "mira@-company.example",
    "mira@127.0.0.1",
    "mira@[127.0.0.1]",
    "mi ra@company.example",
    "mira\u0000@company.example",
    "mira\r\nBcc: all@company.example",
    `${"a".repeat(65)}@company.example`,
    `mira@${"a".repeat(250)}.example`,
  ])("is unknown for %j", (text) => {
    expect(normaliseEmail(text)).toBeNull();
    expect(domainOf(text)).toBeNull();
  });

  it.each([
    "gmail.com",
    "GMX.de",
    "outlook.com",
    "qq.com",
    "proton.me",
    "naver.com",
    "duck.com",
    "mail.gmail.com",
  ])("is nobody's own at %s", (domain) => expect(isPublicProvider(domain.toLowerCase())).toBe(true));

  it("may be a company's own when it only looks like a provider", () => {
    for (const domain of ["gmail.company.dev", "notgmail.com", "gmail-company.dev"])
      expect(isPublicProvider(domain)).toBe(false);
  });

  it("has one form: normalising twice is normalising once, for any text", () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string(), fc.string({ unit: "binary" })), (text) => {
        const once = normaliseEmail(text);
        if (once !== null) expect(normaliseEmail(once)).toBe(once);
      }),
      { numRuns: 10_000 },
    );
  });
});
