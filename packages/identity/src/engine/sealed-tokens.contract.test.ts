import { testedDatabases } from "@zoetrope/database/testing";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { createSigningKeys } from "../bearer/signing-keys.ts";
import { openTemporaryIdentity, type TemporaryIdentity } from "../testing/temporary-identity.ts";
import { createSealedTokens, type SealedTokens } from "./sealed-tokens.ts";

const google = {
  clientId: "zoetrope.apps.example",
  issuer: "https://accounts.example",
  jwksUrl: "https://accounts.example/keys",
  authorizationUrl: "https://accounts.example/authorize",
};

describe.each(testedDatabases)("sealed tokens (%s)", (kind) => {
  let fixture: TemporaryIdentity;
  let sealed: SealedTokens;
  let elsewhere: SealedTokens;
  beforeAll(async () => {
    fixture = await openTemporaryIdentity(kind, { google });
    const open = () => createSealedTokens(fixture.database, createSigningKeys(fixture.database));
    [sealed, elsewhere] = [open(), open()];
  });
  afterAll(() => fixture.remove());
  afterEach(() => void vi.useRealTimers());

  const countTokens = async () =>
    (await fixture.database.db.execute("SELECT 1 FROM one_time_tokens")).rows.length;

  // Everybody who looks at a page may ask for them.
  it("fill no table, however many sign-ins are begun", async () => {
    const before = await countTokens();
    const begun = await Promise.all(
      Array.from({ length: 20 }, async () => [
        (await fixture.identity.providers[0]?.begin())?.state,
        (await fixture.identity.beginPasskeySignIn()).challengeId,
      ]),
    );
    expect(new Set(begun.flat()).size).toBe(40);
    expect(await countTokens()).toBe(before);
  });

  it("are opened by every process, for as long as they live, and used once", async () => {
    const token = await sealed.seal("google", "what: it stands for", 600);
    expect(await elsewhere.open("google", token)).toBe("what: it stands for");
    const uses = await Promise.all([sealed, elsewhere, sealed].map((one) => one.useUp(token)));
    expect(uses.filter(Boolean)).toHaveLength(1);
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(Date.now() + 600_001);
    expect(await sealed.open("google", token)).toBeNull();
    await fixture.identity.cleanup();
    expect(await countTokens()).toBe(0);
  });

  it("are nothing when anything about them is changed, or for another purpose", async () => {
    const token = await sealed.seal("google", "value", 600);
    const [seal = "", kid = "", content = ""] = token.split(".");
    const other = Buffer.from(JSON.stringify([Date.now() + 1e9, "value"])).toString("base64url");
    expect(await sealed.open("passkey-sign-in", token)).toBeNull();
    for (const forged of [
      "",
      "..",
      "x".repeat(43),
      `${seal}.${kid}.${other}`,
      `${seal}.another.${content}`,
      `${"A".repeat(43)}.${kid}.${content}`,
      `${token}\u0000`,
      `${token}${"A".repeat(2_000)}`,
    ])
      expect(await sealed.open("google", forged), forged.slice(0, 60)).toBeNull();
  });
});
