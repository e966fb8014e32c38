import { ConfigError } from "@zoetrope/kit";
import { expect, test } from "vitest";
import { readConfiguration } from "./configuration.ts";

const acme = {
  OIDC_ACME_NAME: "Acme",
  OIDC_ACME_ISSUER: "https://sso.acme.example/realms/acme",
  OIDC_ACME_CLIENT_ID: "zoetrope",
  OIDC_ACME_CLIENT_SECRET: "hunter2",
};

function problemsOf(environment: Record<string, string>): string {
  try {
    readConfiguration(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return "";
}

test("several providers are read in the order of their names, each with its own variables", () => {
  const { issuers } = readConfiguration({
    ...acme,
    OIDC_PROVIDERS: "my-partner, acme",
    OIDC_ACME_DOMAINS: "Acme.example, acme.test",
    OIDC_MY_PARTNER_NAME: "Partner",
    OIDC_MY_PARTNER_ISSUER: "http://localhost:9000",
    OIDC_MY_PARTNER_CLIENT_ID: "z",
    OIDC_MY_PARTNER_CLIENT_SECRET: "s",
  });
  expect(issuers).toMatchObject([
    { id: "my-partner", name: "Partner", domains: [] },
    { id: "acme", issuer: acme.OIDC_ACME_ISSUER, domains: ["acme.example", "acme.test"] },
  ]);
  expect(readConfiguration({}).issuers).toEqual([]);
});

test.each([
  ["a plain address elsewhere", { OIDC_ACME_ISSUER: "http://sso.acme.example" }, "OIDC_ACME_ISSUER"],
  ["an address with a query", { OIDC_ACME_ISSUER: "https://a.example/?x=1" }, "OIDC_ACME_ISSUER"],
  ["no secret", { OIDC_ACME_CLIENT_SECRET: "" }, "OIDC_ACME_CLIENT_SECRET"],
  ["a domain that is an address", { OIDC_ACME_DOMAINS: "a@acme.example" }, "is not a domain"],
  ["Google's name", { OIDC_PROVIDERS: "google" }, '"google" cannot be used'],
  ["a name twice", { OIDC_PROVIDERS: "acme,acme" }, '"acme" cannot be used'],
  ["variables of a provider that is not named", { OIDC_PROVIDERS: "" }, "OIDC_ACME_ISSUER is set, and"],
])("%s stops the start with the variable and the fix, and without the secret", (_what, change, message) => {
  const problems = problemsOf({ OIDC_PROVIDERS: "acme", ...acme, ...change });
  expect(problems).toContain(message);
  expect(problems).not.toContain("hunter2");
});

test("an issuer is named once", () => {
  const again = Object.fromEntries(
    Object.entries(acme).map(([name, value]) => [name.replace("ACME", "OTHER"), value]),
  );
  expect(problemsOf({ OIDC_PROVIDERS: "acme,other", ...acme, ...again })).toContain("Name each issuer once");
});
