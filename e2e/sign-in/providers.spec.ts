import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../apps/platform/src/testing/free-ports.ts";
import { startIssuer, type TestIssuer } from "@zoetrope/identity/testing-issuer";
import { runPlatform, type RunningPlatform } from "../start-platform.ts";
import { openPage, useBrowser } from "../browser.ts";

useBrowser();
let issuer: TestIssuer;
let platform: RunningPlatform;
/** Known before it runs, because the issuer answers to it. */
let accounts: string;

beforeAll(async () => {
  const port = await freePort();
  accounts = `http://localhost:${port}`;
  issuer = await startIssuer([`${accounts}/external/acme/callback`]);
  issuer.people.set("lotte", {
    sub: "lotte",
    email: "lotte@acme.example",
    email_verified: true,
    given_name: "Lotte",
  });
  platform = await runPlatform({
    ZOETROPE_SEED: "none",
    PORT_ACCOUNTS: String(port),
    ACCOUNTS_URL: accounts,
    OIDC_PROVIDERS: "acme,away",
    OIDC_ACME_NAME: "Acme",
    OIDC_ACME_ISSUER: issuer.issuer,
    OIDC_ACME_CLIENT_ID: issuer.clientId,
    OIDC_ACME_CLIENT_SECRET: issuer.clientSecret,
    OIDC_ACME_DOMAINS: "acme.example",
    OIDC_AWAY_NAME: "Away",
    OIDC_AWAY_ISSUER: "http://127.0.0.1:9",
    OIDC_AWAY_CLIENT_ID: "away",
    OIDC_AWAY_CLIENT_SECRET: "away",
  });
});
afterAll(async () => {
  await platform?.stop();
  await issuer?.close();
});

test(
  "somebody of a company signs in with its own provider, by the keyboard, and finds it in the settings",
  { tags: "long" },
  async () => {
    const page = await openPage({ baseURL: accounts, ignore: /fonts\.googleapis/ });
    await page.goto(`/login?return_to=${encodeURIComponent(`${accounts}/settings`)}`);
    await page.getByRole("link", { name: "Continue with Acme" }).focus();
    await page.keyboard.press("Enter");
    await page.getByPlaceholder("Enter any login").fill("lotte");
    await page.getByPlaceholder("and password").fill("any");
    await page.getByRole("button", { name: "Sign-in" }).click();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.waitForURL(`${accounts}/settings**`);
    await expect
      .poll(() => page.getByRole("region", { name: "Acme" }).textContent())
      .toContain("Linked with lotte@acme.example.");
  },
);

test(
  "a provider that is away is told of where the visitor began, in their language",
  { tags: "long" },
  async () => {
    const page = await openPage({ baseURL: accounts, locale: "de" });
    await page.goto("/login");
    await page.getByRole("link", { name: "Weiter mit Away" }).click();
    await page.getByText("Der Anmeldedienst ist gerade nicht erreichbar.").waitFor();
    await page.getByRole("link", { name: "Weiter mit Acme" }).waitFor();
  },
);
