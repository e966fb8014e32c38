import { testedDatabases } from "@zoetrope/database/testing";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { createApiKeyVerifier, type IssuedApiKey } from "../index.ts";
import { hashOfSecret } from "./api-key-secret.ts";
import { openTeam } from "../testing/open-team.ts";
import { reasonOf } from "../testing/reason-of.ts";
import { openTemporaryWorkspaces, type TemporaryWorkspaces } from "../testing/temporary-workspaces.ts";

describe.each(testedDatabases)("API keys (%s)", (kind) => {
  let temporary: TemporaryWorkspaces;
  let team: Awaited<ReturnType<typeof openTeam>>;
  beforeAll(async () => {
    temporary = await openTemporaryWorkspaces(kind);
    team = await openTeam(temporary);
  });
  afterAll(() => temporary.remove());
  afterEach(() => void vi.useRealTimers());

  const make = (
    who = team.owner,
    {
      scopes = ["files:read"],
      lifetimeInDays = null,
    }: { scopes?: string[]; lifetimeInDays?: number | null } = {},
  ): Promise<IssuedApiKey> =>
    temporary.workspaces.createApiKey(who, { workspaceId: team.id, name: "Build", scopes, lifetimeInDays });
  const verifier = () => createApiKeyVerifier(temporary.database);
  /** A verifier whose look-ups are answered by `execute`. */
  const verifierOf = (execute: () => Promise<unknown[]>) => {
    const select = () => ({ from: () => ({ where: () => ({ prepare: () => ({ execute }) }) }) });
    const { asJob, db } = temporary.database;
    return createApiKeyVerifier({
      asJob,
      db: { execute: db.execute.bind(db), select } as unknown as typeof db,
    });
  };
  const isGood = (secret: string, verify = verifier()) =>
    verify(secret).then(
      () => true,
      (error: unknown) => {
        expect(error).toMatchObject({ code: "unauthenticated" });
        return false;
      },
    );
  const later = (seconds: number) => {
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(Date.now() + seconds * 1_000);
  };

  it("are made by those who may, for what is asked, and are told apart by their beginnings", async () => {
    const { apiKey, secret } = await make(team.admin, {
      scopes: ["publish", "files:read"],
      lifetimeInDays: 30,
    });
    expect(apiKey).toMatchObject({
      workspaceId: team.id,
      name: "Build",
      scopes: ["files:read", "publish"],
      createdBy: "Mira Sol",
      lastUsedAt: null,
    });
    expect(secret.startsWith(apiKey.prefix)).toBe(true);
    const days = ((apiKey.expiresAt?.getTime() ?? 0) - apiKey.createdAt.getTime()) / 86_400_000;
    expect(days).toBeCloseTo(30, 1);
    expect(await temporary.workspaces.apiKeys(team.owner, team.id)).toContainEqual(apiKey);
    expect(await verifier()(secret)).toEqual({
      keyId: apiKey.id,
      workspaceId: team.id,
      userId: team.admin,
      scopes: ["files:read", "publish"],
    });
  });

  it("are nowhere in the database", async () => {
    const { secret } = await make();
    const { rows } = await temporary.database.db.execute(sql`select k::text as line from api_keys k`);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(JSON.stringify(rows)).not.toContain(secret.slice(12));
  });

  it("are managed neither by members whose role is too small nor by strangers", async () => {
    const { apiKey } = await make();
    const stranger = await temporary.person();
    for (const [who, list, one] of [
      [team.member, "not-allowed", "not-allowed"],
      [stranger, "workspace-missing", "key-missing"],
    ] as const) {
      expect(await reasonOf(temporary.workspaces.apiKeys(who, team.id))).toBe(list);
      expect(await reasonOf(make(who))).toBe(list);
      expect(await reasonOf(temporary.workspaces.rotateApiKey(who, apiKey.id))).toBe(one);
      expect(await reasonOf(temporary.workspaces.endApiKey(who, apiKey.id))).toBe(one);
    }
    for (const id of ["", "nonsense", "0".repeat(20)])
      expect(await reasonOf(temporary.workspaces.endApiKey(team.owner, id))).toBe("key-missing");
  });

  it.each([
    ["no scope", { scopes: [] }, "scopes-malformed"],
    ["a scope there is not", { scopes: ["files:read", "workspace:delete"] }, "scopes-malformed"],
    ["no day", { lifetimeInDays: 0 }, "lifetime-malformed"],
    ["half a day", { lifetimeInDays: 0.5 }, "lifetime-malformed"],
    ["years", { lifetimeInDays: 366 }, "lifetime-malformed"],
  ])("for %s are refused", async (_, wanted, reason) => {
    expect(await reasonOf(make(team.owner, wanted))).toBe(reason);
  });

  it("are not made by somebody whose address nobody has verified", async () => {
    const anybody = await temporary.person();
    const { id } = await temporary.workspaces.create(anybody, "Alone");
    await temporary.database.db.execute(sql`update users set email_verified = false where id = ${anybody}`);
    const key = { workspaceId: id, name: "Build", scopes: ["files:read"], lifetimeInDays: null };
    expect(await reasonOf(temporary.workspaces.createApiKey(anybody, key))).toBe("email-unverified");
  });

  it("that are ended are good nowhere five seconds later, also where they were just used", async () => {
    const { apiKey, secret } = await make();
    const [here, elsewhere] = [verifier(), verifier()];
    expect([await isGood(secret, here), await isGood(secret, elsewhere)]).toEqual([true, true]);
    await temporary.workspaces.endApiKey(team.admin, apiKey.id);
    expect(await isGood(secret)).toBe(false);
    later(5);
    expect([await isGood(secret, here), await isGood(secret, elsewhere)]).toEqual([false, false]);
    expect(await temporary.workspaces.apiKeys(team.owner, team.id)).not.toContainEqual(
      expect.objectContaining({ id: apiKey.id }),
    );
    expect(await reasonOf(temporary.workspaces.rotateApiKey(team.owner, apiKey.id))).toBe("key-missing");
  });

  it("end by themselves in the moment in which they expire", async () => {
    const { apiKey, secret } = await make(team.owner, { lifetimeInDays: 1 });
    const verify = verifier();
    expect(await isGood(secret, verify)).toBe(true);
    await temporary.database.db.execute(
      sql`update api_keys set expires_at = now() - interval '1 second' where id = ${apiKey.id}`,
    );
    expect(await isGood(secret)).toBe(false);
    later(86_401);
    expect(await isGood(secret, verify)).toBe(false);
  });

  it("go with the membership of whoever made them", async () => {
    const leaver = await openTeam(temporary);
    const { secret } = await temporary.workspaces.createApiKey(leaver.admin, {
      workspaceId: leaver.id,
      name: "Build",
      scopes: ["files:read"],
      lifetimeInDays: null,
    });
    expect(await isGood(secret)).toBe(true);
    await temporary.workspaces.removeMember(leaver.owner, {
      workspaceId: leaver.id,
      memberId: leaver.admin,
    });
    expect(await isGood(secret)).toBe(false);
  });

  it("that are rotated can do the same; the one before goes on for a day", async () => {
    const first = await make(team.owner, { scopes: ["files:write"], lifetimeInDays: 90 });
    const second = await temporary.workspaces.rotateApiKey(team.admin, first.apiKey.id);
    expect(second.secret).not.toBe(first.secret);
    expect(second.apiKey).toMatchObject({ name: "Build", scopes: ["files:write"] });
    const lifetime = (second.apiKey.expiresAt?.getTime() ?? 0) - second.apiKey.createdAt.getTime();
    expect(lifetime / 86_400_000).toBeCloseTo(90, 1);
    expect([await isGood(first.secret), await isGood(second.secret)]).toEqual([true, true]);
    const listed = await temporary.workspaces.apiKeys(team.owner, team.id);
    const left = listed.find(({ id }) => id === first.apiKey.id)?.expiresAt?.getTime() ?? 0;
    expect((left - Date.now()) / 3_600_000).toBeCloseTo(24, 1);
  });

  it("say when they were last used, without writing each time", async () => {
    const { apiKey, secret } = await make();
    const verify = verifier();
    const lastUsed = async () => {
      const { rows } = await temporary.database.db.execute<{ at: string | null }>(
        sql`select last_used_at::text as at from api_keys where id = ${apiKey.id}`,
      );
      return rows[0]?.at ?? null;
    };
    await verify(secret);
    await expect.poll(lastUsed, { timeout: 5_000 }).not.toBeNull();
    const first = await lastUsed();
    for (let times = 0; times < 20; times += 1) await verify(secret);
    expect(await lastUsed()).toBe(first);
  });

  it("that are made up cost no question unless their checksum is right", async () => {
    const execute = vi.fn<() => Promise<unknown[]>>();
    const verify = verifierOf(execute);
    for (const text of ["", "zt_live_", `zt_live_${"a".repeat(49)}`, "x".repeat(4_000)])
      expect(await isGood(text, verify)).toBe(false);
    expect(execute).not.toHaveBeenCalled();
  });

  describe("in use", () => {
    const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);
    /** One that was good a moment ago, looked up by `execute` from now on. */
    async function usedKey() {
      const { secret } = await make();
      const context = await verifier()(secret);
      vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
      const row = { ...context, hash: hashOfSecret(secret), expiresAt: null };
      const execute = vi.fn<() => Promise<unknown[]>>().mockResolvedValue([row]);
      const verify = verifierOf(execute);
      expect(await isGood(secret, verify)).toBe(true);
      return { secret, verify, execute };
    }

    it("are looked up again before their time is over, and nobody waits for it", async () => {
      const { secret, verify, execute } = await usedKey();
      const renewal = Promise.withResolvers<unknown[]>();
      execute.mockReturnValue(renewal.promise);
      await seconds(3);
      for (let times = 0; times < 3; times += 1) expect(await isGood(secret, verify)).toBe(true);
      expect(execute).toHaveBeenCalledTimes(2);
      renewal.resolve([]);
      await vi.waitFor(async () => expect(await isGood(secret, verify)).toBe(false));
    });

    it("are known for a minute after they were shown, and looked up no more after it", async () => {
      const { secret, verify, execute } = await usedKey();
      await seconds(55);
      const asked = execute.mock.calls.length;
      execute.mockReturnValue(new Promise<never>(() => {}));
      expect(await isGood(secret, verify)).toBe(true);
      expect(execute).toHaveBeenCalledTimes(asked);
      execute.mockResolvedValue([]);
      await seconds(300);
      const askedInAll = execute.mock.calls.length;
      await seconds(300);
      expect(execute).toHaveBeenCalledTimes(askedInAll);
    });

    it("are good until their time is over where they cannot be looked up again", async () => {
      const { secret, verify, execute } = await usedKey();
      execute.mockRejectedValue(new Error("away"));
      await seconds(3);
      expect(await isGood(secret, verify)).toBe(true);
      await seconds(1.5);
      await expect(verify(secret)).rejects.toThrow("away");
    });
  });

  it("are at most so many in one workspace", async () => {
    const crowded = await openTeam(temporary);
    const one = () =>
      temporary.workspaces.createApiKey(crowded.owner, {
        workspaceId: crowded.id,
        name: "Build",
        scopes: ["files:read"],
        lifetimeInDays: null,
      });
    const all = await Promise.all(Array.from({ length: 52 }, () => reasonOf(one())));
    expect(all.filter((reason) => reason === "too-many-keys")).toHaveLength(2);
  });

  it("leave a bounded trace when they are made and ended again and again", async () => {
    const busy = await openTeam(temporary);
    const { db } = temporary.database;
    await db.execute(sql`
      insert into api_keys (id, workspace_id, created_by, name, prefix, hash, scopes, created_at, ended_at)
      select lpad(n::text, 20, '0'), ${busy.id}, ${busy.owner}, 'Old', 'zt_live_aaaa', md5(n::text) || md5('x' || n),
        array['files:read'], now() - make_interval(mins => n), now() from generate_series(1, 300) n`);
    await temporary.workspaces.createApiKey(busy.owner, {
      workspaceId: busy.id,
      name: "Build",
      scopes: ["files:read"],
      lifetimeInDays: null,
    });
    const { rows } = await db.execute<{ n: number }>(
      sql`select count(*)::int as n from api_keys where workspace_id = ${busy.id}`,
    );
    expect(rows[0]?.n).toBe(101);
  });
});
