import { testedDatabases } from "@zoetrope/database/testing";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import pg from "pg";
import { recordStatements } from "../testing/record-statements.ts";
import { client, openTemporaryIdentity, type TemporaryIdentity } from "../testing/temporary-identity.ts";

describe.each(testedDatabases)("who is signed in (%s)", (kind) => {
  let fixture: TemporaryIdentity;
  const tokens: string[] = [];
  const people = ["lotte@example.org", "achmed@example.org", "peri@example.org"];
  beforeAll(async () => {
    fixture = await openTemporaryIdentity(kind);
    for (const email of people) tokens.push((await fixture.newPerson(email)).token);
  });
  afterAll(() => fixture.remove());

  const emailsOf = async (asked: readonly (string | undefined)[]) =>
    await Promise.all(asked.map(async (token) => (await fixture.identity.whoami(token ?? null)).email));
  const unknown = "x".repeat(43);

  it("is one statement for all who ask at the same moment, and each hears of nobody but themselves", async () => {
    const asked = [tokens[1], unknown, tokens[0], tokens[1], tokens[2]];
    let answers: unknown;
    const statements = await recordStatements(fixture.mailer, async () => (answers = await emailsOf(asked)));
    expect(statements).toHaveLength(1);
    expect(answers).toEqual([people[1], null, people[0], people[1], people[2]]);
  });

  it("is answered for three hundred at once", async () => {
    const asked = Array.from({ length: 300 }, (_, index) => tokens[index % 3]);
    expect(await emailsOf(asked)).toEqual(asked.map((_, index) => people[index % 3]));
  });

  it("is never older than the question: a session that ends is gone for whoever asks next, in every process", async () => {
    const other = await fixture.another();
    const [email = ""] = people;
    const { token } = await fixture.identity.signIn(
      { login: email, password: "seven lamps behind paper" },
      client,
    );
    expect(
      await Promise.all(
        [fixture.identity, other].map(async (instance) => (await instance.whoami(token)).email),
      ),
    ).toEqual([email, email]);
    await other.signOut(token);
    for (const instance of [fixture.identity, other]) expect((await instance.whoami(token)).id).toBe("guest");
  });

  it("fails for those who asked while the database did not answer, and for nobody after them", async () => {
    const query = vi.spyOn(pg.Client.prototype, "query").mockImplementation(() => {
      throw new Error("gone");
    });
    const outcomes = await Promise.allSettled(tokens.map((token) => fixture.identity.whoami(token)));
    query.mockRestore();
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    expect(await emailsOf(tokens)).toEqual(people);
  });
});
