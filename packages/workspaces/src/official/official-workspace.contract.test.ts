import { sql } from "drizzle-orm";
import { testedDatabases } from "@zoetrope/database/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Workspaces } from "../index.ts";
import { reasonOf } from "../testing/reason-of.ts";
import { openTemporaryWorkspaces, type TemporaryWorkspaces } from "../testing/temporary-workspaces.ts";

describe.each(testedDatabases)("the official workspace on the %s database", (kind) => {
  let temporary: TemporaryWorkspaces;
  let workspaces: Workspaces;
  const person = (more?: Parameters<TemporaryWorkspaces["person"]>[0]) => temporary.person(more);

  beforeAll(async () => {
    temporary = await openTemporaryWorkspaces(kind);
    workspaces = temporary.workspaces;
  });
  afterAll(() => temporary.remove());

  const at = (domain: string, more: { isEmailVerified?: boolean } = {}) =>
    person({ email: `p${crypto.randomUUID()}@${domain}`, ...more });
  const official = async (domain: string, policy: "instant" | "request" | "restricted") => {
    const owner = await at(domain);
    const { id } = await workspaces.create(owner, "Company");
    await workspaces.setPlan(id, "team");
    await workspaces.claimDomain(owner, id, policy);
    return { id, owner };
  };

  it("is found by the domain of the verified address, with everything a colleague needs to decide", async () => {
    const { id, owner } = await official("found.dev", "instant");
    const colleague = await at("found.dev");
    expect(await workspaces.official(colleague)).toEqual({
      id,
      name: "Company",
      icon: null,
      isMember: false,
      hasRequestedToJoin: false,
      canJoinInstantly: true,
      isJoinRequestRestricted: false,
      memberCount: 1,
      planName: "Team",
      planPosition: 2,
      members: [
        {
          id: owner,
          name: "Mira Sol",
          firstName: "Mira",
          lastName: "Sol",
          email: expect.stringMatching(/@found\.dev$/),
          avatarKey: null,
          isOwner: true,
          isAdmin: true,
        },
      ],
    });
    expect(await workspaces.official(await at("found.dev", { isEmailVerified: false }))).toBeNull();
    expect(await workspaces.official(await at("sub.found.dev"))).toBeNull();
    expect(await workspaces.official(await at("elsewhere.dev"))).toBeNull();
  });

  it("shows colleagues the addresses of colleagues, and those of guests to members only", async () => {
    const { id, owner } = await official("guests.dev", "instant");
    const guest = await at("agency.dev");
    const { rows } = await temporary.database.db.execute<{ email: string }>(
      sql`select email from users where id = ${guest}`,
    );
    const { id: invitation } = await workspaces.invite(owner, {
      workspaceId: id,
      email: rows[0]?.email ?? "",
      role: "member",
    });
    await workspaces.answerInvitation(guest, invitation, true);
    const colleague = await at("guests.dev");
    const emailOfGuest = async () =>
      (await workspaces.official(colleague))?.members.find((member) => member.id === guest)?.email;
    expect(await emailOfGuest()).toBeNull();
    await workspaces.joinOfficial(colleague, id);
    expect(await emailOfGuest()).toBe(rows[0]?.email);
  });

  it("is joined at once where the company allows it, also by many at the same moment", async () => {
    const { id } = await official("instant.dev", "instant");
    const colleagues = await Promise.all(Array.from({ length: 5 }, () => at("instant.dev")));
    await Promise.all(
      [...colleagues, ...colleagues].map((colleague) => workspaces.joinOfficial(colleague, id)),
    );
    expect(await workspaces.official(colleagues[0] ?? "")).toMatchObject({
      isMember: true,
      memberCount: 6,
    });
    expect(await reasonOf(workspaces.joinOfficial(await at("elsewhere.dev"), id))).toBe("workspace-missing");
  });

  it("is joined after somebody has said yes where one has to ask", async () => {
    const { id, owner } = await official("asking.dev", "request");
    const [yes, no] = [await at("asking.dev"), await at("asking.dev")];
    expect(await reasonOf(workspaces.joinOfficial(yes, id))).toBe("join-not-instant");
    for (const who of [yes, yes, no]) await workspaces.requestToJoin(who, id);
    expect(await workspaces.official(yes)).toMatchObject({ hasRequestedToJoin: true, isMember: false });
    expect((await workspaces.joinRequests(owner, id)).map(({ userId }) => userId)).toEqual([yes, no]);
    const answer = (memberId: string, isAccepted: boolean) =>
      workspaces.answerJoinRequest(owner, { workspaceId: id, memberId, isAccepted });
    await answer(yes, true);
    await answer(no, false);
    expect(await workspaces.official(yes)).toMatchObject({ isMember: true, hasRequestedToJoin: false });
    expect(await workspaces.official(no)).toMatchObject({ isMember: false, hasRequestedToJoin: false });
    expect(await reasonOf(answer(no, true))).toBe("request-missing");
    expect(await reasonOf(workspaces.requestToJoin(yes, id))).toBe("already-member");
  });

  it("does not let in whoever has lost the address between asking and the answer", async () => {
    const { id, owner } = await official("leaver.dev", "request");
    const leaver = await at("leaver.dev");
    await workspaces.requestToJoin(leaver, id);
    await temporary.database.db.execute(
      sql`update users set email = ${`${leaver}@elsewhere.dev`} where id = ${leaver}`,
    );
    const answer = { workspaceId: id, memberId: leaver, isAccepted: true };
    expect(await reasonOf(workspaces.answerJoinRequest(owner, answer))).toBe("request-missing");
    expect(await reasonOf(workspaces.get(leaver, id))).toBe("workspace-missing");
  });

  it("takes nobody in where it is restricted, except by invitation", async () => {
    const { id } = await official("closed.dev", "restricted");
    const colleague = await at("closed.dev");
    expect(await workspaces.official(colleague)).toMatchObject({
      isJoinRequestRestricted: true,
      canJoinInstantly: false,
    });
    expect(await reasonOf(workspaces.joinOfficial(colleague, id))).toBe("join-restricted");
    expect(await reasonOf(workspaces.requestToJoin(colleague, id))).toBe("join-restricted");
  });

  it("is never one of a public mail provider, and one domain has one", async () => {
    const owner = await at("gmail.com");
    const { id } = await workspaces.create(owner, "Mail");
    await workspaces.setPlan(id, "enterprise");
    expect(await reasonOf(workspaces.claimDomain(owner, id, "instant"))).toBe("domain-public");
    await official("taken.dev", "instant");
    const late = await at("taken.dev");
    const { id: second } = await workspaces.create(late, "Second");
    await workspaces.setPlan(second, "team");
    expect(await reasonOf(workspaces.claimDomain(late, second, "instant"))).toBe("domain-taken");
  });

  it("wants a plan that includes it, now and later", async () => {
    const owner = await at("plans.dev");
    const { id } = await workspaces.create(owner, "Plans");
    expect(await reasonOf(workspaces.claimDomain(owner, id, "instant"))).toBe("feature-not-in-plan");
    await workspaces.setPlan(id, "team");
    await workspaces.claimDomain(owner, id, "instant");
    const colleague = await at("plans.dev");
    expect(await workspaces.official(colleague)).not.toBeNull();
    await workspaces.setPlan(id, "free");
    expect(await workspaces.official(colleague)).toBeNull();
    expect(await reasonOf(workspaces.joinOfficial(colleague, id))).toBe("workspace-missing");
  });

  it("can change how people come in, and stop being the official one", async () => {
    const { id, owner } = await official("changing.dev", "restricted");
    const colleague = await at("changing.dev");
    await workspaces.changeJoinPolicy(owner, {
      workspaceId: id,
      domain: "changing.dev",
      joinPolicy: "instant",
    });
    expect(await workspaces.domains(owner, id)).toEqual([{ domain: "changing.dev", joinPolicy: "instant" }]);
    await workspaces.joinOfficial(colleague, id);
    await workspaces.releaseDomain(owner, id, "changing.dev");
    expect(await workspaces.official(colleague)).toBeNull();
    expect((await workspaces.get(colleague, id)).role).toBe("member");
    expect(await reasonOf(workspaces.releaseDomain(owner, id, "changing.dev"))).toBe("domain-missing");
  });
});
