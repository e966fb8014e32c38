import { credentials, users } from "@zoetrope/database/schema";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { ExternalProvider } from "../contract.ts";
import { startIssuer, type IssuerPerson, type TestIssuer } from "../testing/openid-issuer.ts";
import {
  client,
  openTemporaryIdentity,
  testUrls,
  type TemporaryIdentity,
} from "../testing/temporary-identity.ts";

describe.each(["embedded", "server"] as const)("several things at the same moment (%s)", (kind) => {
  let fixture: TemporaryIdentity;
  let issuers: TestIssuer[];
  beforeAll(async () => {
    issuers = await Promise.all(
      ["acme", "forms"].map((id) => startIssuer([`${testUrls.accounts}/external/${id}/callback`])),
    );
    fixture = await openTemporaryIdentity(kind, {
      issuers: [
        { id: "acme", name: "acme", domains: ["acme.example"], ...issuerAt(0) },
        { id: "forms", name: "forms", domains: ["acme.example"], ...issuerAt(1) },
      ],
    });
  });
  afterAll(async () => {
    await Promise.all(issuers.map((issuer) => issuer.close()));
    await fixture.remove();
  });
  afterEach(() => {
    for (const issuer of issuers) issuer.tamper = null;
  });

  const issuerAt = (at: number): TestIssuer => {
    const issuer = issuers[at];
    if (issuer === undefined) throw new Error("there are two issuers");
    return issuer;
  };
  const providerAt = (at: number): ExternalProvider => {
    const provider = fixture.identity.providers[at];
    if (provider === undefined) throw new Error("there are two providers");
    return provider;
  };
  /** Somebody who stands at the callback, one step before they are signed in. */
  async function arrive(person: IssuerPerson, at = 0) {
    const { state, cookieToken, authorizationUrl } = await providerAt(at).begin();
    issuerAt(at).people.set(person.sub, person);
    const { searchParams } = await issuerAt(at).authorize(authorizationUrl, person.sub);
    return { state, cookieTokens: [cookieToken], parameters: searchParams };
  }
  const someone = (name: string): IssuerPerson => ({
    sub: `sub-${name}`,
    email: `${name}@acme.example`,
    email_verified: true,
  });
  const accountsOf = (email: string) =>
    fixture.database.db.select({ id: users.id }).from(users).where(eq(users.email, email));

  it("somebody new in four tabs at once has one account, and each tab is signed in to it", async () => {
    const answers = [];
    for (let tab = 0; tab < 4; tab++) answers.push(await arrive(someone("tabs")));
    const signedIn = await Promise.all(answers.map((answer) => providerAt(0).finish(answer, client)));
    expect(new Set(signedIn.map(({ userId }) => userId)).size).toBe(1);
    expect(signedIn.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await accountsOf("tabs@acme.example")).toHaveLength(1);
  });

  it("one address by two issuers at once is one account with both, and each link is told once", async () => {
    const person = someone("both");
    const answers = [await arrive(person, 0), await arrive(person, 1)];
    const signedIn = await Promise.all(answers.map((answer, at) => providerAt(at).finish(answer, client)));
    expect(new Set(signedIn.map(({ userId }) => userId)).size).toBe(1);
    expect(await accountsOf("both@acme.example")).toHaveLength(1);
    expect(await fixture.mailsTo("both@acme.example")).toHaveLength(1);
  });

  it("an account that exists is linked by two tabs at once, and its person gets one mail", async () => {
    const { userId } = await fixture.newPerson("old@acme.example");
    const before = (await fixture.mailsTo("old@acme.example")).length;
    const answers = [await arrive(someone("old")), await arrive(someone("old"))];
    const signedIn = await Promise.all(answers.map((answer) => providerAt(0).finish(answer, client)));
    expect(signedIn).toMatchObject([
      { userId, isNew: false },
      { userId, isNew: false },
    ]);
    expect((await fixture.mailsTo("old@acme.example")).length - before).toBe(1);
  });

  it("somebody who is told of under two addresses at once gets one account, and none is left that nobody can open", async () => {
    const answers = [await arrive(someone("twice")), await arrive(someone("twice"))];
    let asked = 0;
    issuerAt(0).tamper = (path, body) =>
      path === "/me" ? { ...body, email: `twice-${asked++}@acme.example` } : body;
    const signedIn = await Promise.all(answers.map((answer) => providerAt(0).finish(answer, client)));
    expect(new Set(signedIn.map(({ userId }) => userId)).size).toBe(1);
    const people = [
      ...(await accountsOf("twice-0@acme.example")),
      ...(await accountsOf("twice-1@acme.example")),
    ];
    expect(people).toEqual([{ id: signedIn[0]?.userId }]);
  });

  it("of two ways to sign in that are taken away at once, one stays", async () => {
    const { userId, token } = await providerAt(0).finish(await arrive(someone("unlinking")), client);
    const session = await fixture.identity.requireSession(token);
    await providerAt(1).link(session, await arrive(someone("unlinking"), 1));
    const results = await Promise.allSettled(
      ["acme", "forms"].map((id) => fixture.identity.unlinkProvider(session, id)),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(
      await fixture.database.db.select().from(credentials).where(eq(credentials.userId, userId)),
    ).toHaveLength(1);
  });

  it("a link to a provider that is configured no more is no way to sign in", async () => {
    const { token } = await providerAt(0).finish(await arrive(someone("stale")), client);
    const session = await fixture.identity.requireSession(token);
    await providerAt(1).link(session, await arrive(someone("stale"), 1));
    const onlyAcme = await fixture.another({
      issuers: [{ id: "acme", name: "Acme", domains: [], ...issuerAt(0) }],
    });
    await expect(onlyAcme.unlinkProvider(session, "acme")).rejects.toMatchObject({
      reason: "last-credential",
    });
    const { linked } = await onlyAcme.getAccount(session);
    const stale = linked.find(({ id }) => id !== "acme");
    await onlyAcme.unlinkProvider(session, stale?.id ?? "");
    expect((await onlyAcme.getAccount(session)).linked).toMatchObject([{ id: "acme" }]);
  });
});
