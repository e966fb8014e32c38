import { testedDatabases } from "@zoetrope/database/testing";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { IdentityError } from "../identity-error.ts";
import { createAttemptLimits } from "../throttle/attempt-limits.ts";
import { accountLimit, addressLimit } from "../throttle/limits.ts";
import { loginSubject } from "../throttle/subjects.ts";
import { recordStatements } from "../testing/record-statements.ts";
import {
  client,
  clientAt,
  goodPassword,
  openTemporaryIdentity,
  type TemporaryIdentity,
} from "../testing/temporary-identity.ts";

const reasonOf = async (work: Promise<unknown>): Promise<string> =>
  await work.then(
    () => "in",
    (error: unknown) => (error instanceof IdentityError ? error.reason : String(error)),
  );

describe.each(testedDatabases)("signing in (%s)", (kind) => {
  let fixture: TemporaryIdentity;
  beforeAll(async () => {
    fixture = await openTemporaryIdentity(kind);
    await fixture.newPerson("lotte@example.org", { username: "lotte" });
  });
  afterAll(() => fixture.remove());
  afterEach(() => void vi.useRealTimers());

  const tryAs = (login: string, password: string, address = "203.0.113.1") =>
    reasonOf(fixture.identity.signIn({ login, password }, clientAt(address)));

  it("goes by address or username, in any case", async () => {
    for (const login of ["lotte@example.org", " LOTTE@example.org ", "lotte", "Lotte", "ｌｏｔｔｅ"])
      expect(await tryAs(login, goodPassword), login).toBe("in");
  });

  it("answers the same for a wrong password, an unknown address, a free username and nonsense", async () => {
    const wrong = "not the password";
    for (const login of [
      "lotte@example.org",
      "lotte",
      "nobody@example.org",
      "nobody",
      "@",
      "'; --",
      "lotte\u0000",
      "x".repeat(300),
      "",
    ])
      expect(await tryAs(login, wrong, "203.0.113.2"), login).toBe("wrong-credentials");
    expect(await tryAs("lotte", "", "203.0.113.2")).toBe("wrong-credentials");
  });

  // Attackers' line 7: what takes the same statements and the same hash takes the same time.
  it("asks the database the same, whether the address is known or not", async () => {
    const attempt = (login: string) => () =>
      fixture.identity.signIn({ login, password: "not the password" }, clientAt("203.0.113.3"));
    const known = await recordStatements(fixture.mailer, attempt("lotte@example.org"));
    const unknown = await recordStatements(fixture.mailer, attempt("nobody.else@example.org"));
    expect(known.length).toBeGreaterThan(0);
    expect(unknown).toEqual(known);
  });

  it("costs six statements: who it is, two to count the try, the password, the session, and the try forgotten", async () => {
    const statements = await recordStatements(fixture.mailer, () =>
      fixture.identity.signIn({ login: "lotte", password: goodPassword }, clientAt("203.0.113.4")),
    );
    expect(statements).toHaveLength(6);
  });

  // ASVS 5.0, 7.2.4
  it("gives a new session each time and ends the one that the browser had", async () => {
    const { identity } = fixture;
    const first = await identity.signIn({ login: "lotte", password: goodPassword }, client);
    const second = await identity.signIn({ login: "lotte", password: goodPassword }, client, first.token);
    expect(second.token).not.toBe(first.token);
    expect((await identity.whoami(first.token)).id).toBe("guest");
    expect((await identity.whoami(second.token)).id).toBe(second.userId);
  });

  it("lasts thirty days, or one where the browser is somebody else's", async () => {
    const { identity } = fixture;
    const kept = await identity.signIn({ login: "lotte", password: goodPassword }, client);
    const short = await identity.signIn(
      { login: "lotte", password: goodPassword, isRemembered: false },
      client,
    );
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(Date.now() + 86_401_000);
    expect((await identity.whoami(short.token)).id).toBe("guest");
    expect((await identity.whoami(kept.token)).id).toBe(kept.userId);
    vi.setSystemTime(Date.now() + 29 * 86_400_000);
    expect((await identity.whoami(kept.token)).id).toBe("guest");
  });

  it("takes nothing but a token of ours for a session", async () => {
    for (const token of [
      null,
      "",
      "guest",
      "' OR 1=1 --",
      "a".repeat(42),
      "a".repeat(43),
      "a".repeat(100_000),
    ])
      expect((await fixture.identity.whoami(token)).id).toBe("guest");
  });

  // Attackers' line 8; ASVS 5.0, 6.3.1
  describe("after ten failures in fifteen minutes, wherever they came from", () => {
    const email = "achmed@example.org";
    const fail = async (login: string, count: number) => {
      const reasons: string[] = [];
      for (let index = 0; index < count; index++)
        reasons.push(await tryAs(login, `guess number ${index}`, `198.18.${index}.${login.length}`));
      return reasons;
    };

    /** Somebody whose account has had its ten failures: written down as sign-in does, without the ten hashes. */
    const failedTen = async (address: string) => {
      await fixture.newPerson(address);
      const limits = createAttemptLimits(fixture.database);
      for (let index = 0; index < 10; index++)
        await limits.begin({ limit: accountLimit, subject: loginSubject(address) });
    };

    it("makes whoever tries wait, even with the right password, and mails a way in that needs no waiting", async () => {
      const { identity } = fixture;
      await fixture.newPerson(email, { username: "achmed" });
      expect(await fail(email, 10)).toEqual(Array(10).fill("wrong-credentials"));
      const refused = await identity
        .signIn({ login: email, password: goodPassword }, client)
        .catch((error: unknown) => error);
      expect(refused).toMatchObject({ reason: "delayed", status: 429 });
      const wait = refused instanceof IdentityError ? (refused.retryAfterInSeconds ?? 0) : 0;
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(15);

      const mails = await fixture.mailsTo(email);
      expect(mails.filter(({ subject }) => subject === "Many failed sign-ins to your account")).toHaveLength(
        1,
      );
      const back = await identity.resetPassword(
        { token: await fixture.tokenFor(email), password: "nine lamps behind paper" },
        client,
      );
      expect((await identity.whoami(back.token)).username).toBe("achmed");
      expect(await tryAs(email, "nine lamps behind paper")).toBe("in");
    });

    // Who fails with one and is made to wait with the other would know that they are one person.
    it("makes nobody wait who logs in by the name, after failures with the address", async () => {
      const other = "scheherazade@example.org";
      await fixture.newPerson(other, { username: "scheherazade" });
      const limits = createAttemptLimits(fixture.database);
      for (let index = 0; index < 10; index++)
        await limits.begin({ limit: accountLimit, subject: loginSubject(other) });
      expect(await tryAs(other, "a wrong lamp")).toBe("delayed");
      expect(await tryAs("scheherazade", "a wrong lamp")).toBe("wrong-credentials");
    });

    it("counts a name as one, however it is typed", async () => {
      const limits = createAttemptLimits(fixture.database);
      for (let index = 0; index < 10; index++)
        await limits.begin({ limit: accountLimit, subject: loginSubject("sindbad") });
      expect(await tryAs(" ＳＩＮＤＢÁＤ ", "a wrong lamp")).toBe("delayed");
    });

    it("lets the right password in once the wait is over: nobody is locked out", async () => {
      const other = "peri@example.org";
      await failedTen(other);
      vi.useFakeTimers({ toFake: ["Date"] });
      vi.setSystemTime(Date.now() + 16_000);
      expect(await tryAs(other, goodPassword)).toBe("in");
      expect(await fail(other, 2)).toEqual(Array(2).fill("wrong-credentials"));
    });

    it("does the same for an address that nobody has, and sends nothing", async () => {
      const nobody = "nobody.at.all@example.org";
      expect(await fail(nobody, 11)).toEqual([...Array<string>(10).fill("wrong-credentials"), "delayed"]);
      expect(await fixture.mailsTo(nobody)).toEqual([]);
    });

    it("counts refused tries for nothing, so that the wait ends however often somebody knocks", async () => {
      const other = "dinarsade@example.org";
      await failedTen(other);
      expect(new Set(await fail(other, 20))).toEqual(new Set(["delayed"]));
      vi.useFakeTimers({ toFake: ["Date"] });
      vi.setSystemTime(Date.now() + 16_000);
      expect(await tryAs(other, goodPassword)).toBe("in");
    });
  });

  it("makes one address wait that tries a hundred accounts", async () => {
    const spray = "203.0.113.200";
    const reasons = await Promise.all(
      Array.from({ length: 4 }, (_, index) => tryAs(`user${index}@example.org`, "Winter2026!", spray)),
    );
    expect(new Set(reasons)).toEqual(new Set(["wrong-credentials"]));
    const limits = createAttemptLimits(fixture.database);
    for (let index = 4; index < 100; index++) await limits.begin({ limit: addressLimit, subject: spray });
    expect(await tryAs("user100@example.org", "Winter2026!", spray)).toBe("delayed");
    expect(await tryAs("user100@example.org", "Winter2026!", "203.0.113.201")).toBe("wrong-credentials");
  });

  // Attackers' line 10
  it("refuses a password of ten megabytes before it costs a query", async () => {
    const statements = await recordStatements(fixture.mailer, () =>
      fixture.identity.signIn({ login: "lotte", password: "x".repeat(10_000_000) }, client),
    );
    expect(statements).toEqual([]);
    expect(await tryAs("lotte", "x".repeat(10_000_000))).toBe("password-too-long");
  });

  it("says at once that the machine is full, and takes the next ones when it is not", async () => {
    const full = await fixture.another({ passwordQueue: { threads: 1, maxAdmitted: 3 } });
    const tries = Array.from({ length: 12 }, () =>
      reasonOf(full.signIn({ login: "lotte", password: goodPassword }, client)),
    );
    const reasons = await Promise.all(tries);
    expect(reasons.filter((reason) => reason === "in")).toHaveLength(3);
    expect(reasons.filter((reason) => reason === "busy")).toHaveLength(9);
    expect(await reasonOf(full.signIn({ login: "lotte", password: goodPassword }, client))).toBe("in");
  });
});
