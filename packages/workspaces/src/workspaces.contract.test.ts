import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { plans, type GivenRole, type Workspaces } from "./index.ts";
import { openTemporaryWorkspaces, type TemporaryWorkspaces } from "./testing/temporary-workspaces.ts";

const unknownId = "0".repeat(20);
const malformedIds = ["", "x", "../../etc", "' or 1=1 --", "A".repeat(20), "0".repeat(21), "\u0000"];

/** What a call fails with: the reason that pages word. */
const reasonOf = async (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => "no failure",
    (error: unknown) => (error instanceof Error && "reason" in error ? String(error.reason) : String(error)),
  );

describe.each(["embedded", "server"] as const)("workspaces on the %s database", (kind) => {
  let temporary: TemporaryWorkspaces;
  let workspaces: Workspaces;
  const person = (more?: Parameters<TemporaryWorkspaces["person"]>[0]) => temporary.person(more);

  /** A workspace with one of each role. */
  const team = async (plan: "team" | "free" = "team") => {
    const [owner, admin, member] = [await person(), await person(), await person()];
    const { id } = await workspaces.create(owner, "Studio");
    await workspaces.setPlan(id, plan);
    for (const [who, role] of [
      [admin, "admin"],
      [member, "member"],
    ] as const)
      await join(owner, id, who, role);
    return { id, owner, admin, member };
  };
  const join = async (owner: string, workspaceId: string, who: string, role: GivenRole) => {
    const invitation = await workspaces.invite(owner, {
      workspaceId,
      email: `${who}@company.example`,
      role,
    });
    await workspaces.answerInvitation(who, invitation.id, true);
  };
  const nobodyHas = async (domain: string) => {
    await temporary.database.db.execute(sql`delete from workspace_domains where domain = ${domain}`);
  };

  beforeAll(async () => {
    temporary = await openTemporaryWorkspaces(kind);
    workspaces = temporary.workspaces;
  });
  afterAll(() => temporary.remove());

  describe("the initial workspace", () => {
    it("has the plan that whoever runs the platform gives to new ones, as has every further one", async () => {
      const generous = temporary.another({ newWorkspacePlan: "enterprise" });
      const id = await person();
      expect((await generous.setUpInitial(id)).plan?.slug).toBe("enterprise");
      expect((await generous.create(id, "Second")).plan?.slug).toBe("enterprise");
      expect((await workspaces.create(id, "Third")).plan?.slug).toBe("free");
    });

    it("is named after its owner, in their language, with the smallest plan and every scope", async () => {
      const id = await person({ firstName: "Élise", locale: "fr" });
      const workspace = await workspaces.setUpInitial(id);
      expect(workspace).toMatchObject({
        name: "Espace de travail d’Élise",
        icon: null,
        role: "owner",
        plan: { name: "Free", planPosition: 0 },
      });
      expect(workspace.permissionScopes).toContain("workspace:delete");
      expect(await workspaces.list(id)).toEqual([workspace]);
    });

    it("is one, however often and from however many pages at once it is asked for", async () => {
      const id = await person();
      const all = await Promise.all(Array.from({ length: 8 }, () => workspaces.setUpInitial(id)));
      expect(new Set(all.map((workspace) => workspace.id)).size).toBe(1);
      expect((await workspaces.setUpInitial(id)).id).toBe(all[0]?.id);
      expect(await workspaces.list(id)).toHaveLength(1);
    });

    it("is a new one for whoever has given the first one away", async () => {
      const [giver, taker] = [await person(), await person()];
      const first = await workspaces.setUpInitial(giver);
      await join(giver, first.id, taker, "member");
      await workspaces.transferOwnership(giver, { workspaceId: first.id, memberId: taker });
      expect((await workspaces.setUpInitial(giver)).id).not.toBe(first.id);
    });
  });

  describe("the list", () => {
    it("counts what the plan limits", async () => {
      const { id, owner } = await team();
      const [workspace] = await workspaces.list(owner);
      expect(workspace).toMatchObject({ id, plan: { name: "Team", planPosition: 2 } });
      expect(workspace?.features.find(({ slug }) => slug === "members")).toEqual({
        name: "Members",
        slug: "members",
        max: plans.team.maxima.members,
        isEnabled: true,
        currentCount: 3,
      });
    });

    it("leaves out workspaces without a plan where only those with one are wanted", async () => {
      const { id, owner } = await team();
      await workspaces.setPlan(id, null);
      expect(await workspaces.list(owner, { withPlan: true })).toEqual([]);
      const [workspace] = await workspaces.list(owner);
      expect(workspace).toMatchObject({ id, plan: null });
      expect(workspace?.features.some(({ isEnabled }) => isEnabled)).toBe(false);
    });

    it("shows each member their own role and scopes", async () => {
      const { owner, admin, member } = await team();
      const scopes = async (who: string) => (await workspaces.list(who))[0]?.permissionScopes.length;
      expect(await scopes(owner)).toBeGreaterThan((await scopes(admin)) ?? 0);
      expect(await scopes(admin)).toBeGreaterThan((await scopes(member)) ?? 0);
    });
  });

  describe("roles", () => {
    it("are asked at every door, and for strangers there is no door", async () => {
      const { id, owner, admin, member } = await team();
      const stranger = await person();
      const visitor = await person();
      const doors: Record<string, { open: (who: string) => Promise<unknown>; for: string[] }> = {
        read: { open: (who) => workspaces.get(who, id), for: ["owner", "admin", "member"] },
        files: { open: (who) => workspaces.files(who, id), for: ["owner", "admin", "member"] },
        upload: {
          open: (who) => workspaces.requireUploadAllowed(who, id),
          for: ["owner", "admin", "member"],
        },
        members: { open: (who) => workspaces.members(who, id), for: ["owner", "admin", "member"] },
        domains: { open: (who) => workspaces.domains(who, id), for: ["owner", "admin", "member"] },
        rename: { open: (who) => workspaces.rename(who, id, "Studio"), for: ["owner", "admin"] },
        invite: {
          open: (who) =>
            workspaces.invite(who, { workspaceId: id, email: `${visitor}@company.example`, role: "member" }),
          for: ["owner", "admin"],
        },
        invitations: { open: (who) => workspaces.invitations(who, id), for: ["owner", "admin"] },
        "change role": {
          open: (who) => workspaces.changeRole(who, { workspaceId: id, memberId: member }, "member"),
          for: ["owner", "admin"],
        },
        "join requests": { open: (who) => workspaces.joinRequests(who, id), for: ["owner", "admin"] },
        "claim domain": { open: (who) => workspaces.claimDomain(who, id, "request"), for: ["owner"] },
        "change policy": {
          open: (who) =>
            workspaces.changeJoinPolicy(who, {
              workspaceId: id,
              domain: "company.example",
              joinPolicy: "request",
            }),
          for: ["owner"],
        },
        "release domain": {
          open: (who) => workspaces.releaseDomain(who, id, "company.example"),
          for: ["owner"],
        },
      };
      await nobodyHas("company.example");
      for (const [door, { open, for: allowed }] of Object.entries(doors)) {
        expect(await reasonOf(open(stranger)), `${door} for a stranger`).toBe("workspace-missing");
        for (const [role, who] of Object.entries({ member, admin, owner }))
          expect(await reasonOf(open(who)), `${door} for the ${role}`).toBe(
            allowed.includes(role) ? "no failure" : "not-allowed",
          );
      }
      for (const [role, who] of Object.entries({ member, admin })) {
        const call = workspaces.transferOwnership(who, { workspaceId: id, memberId: who });
        expect(await reasonOf(call), `transfer by the ${role}`).toBe("not-allowed");
        expect(await reasonOf(workspaces.delete(who, id)), `delete by the ${role}`).toBe("not-allowed");
      }
      expect(await reasonOf(workspaces.delete(stranger, id))).toBe("workspace-missing");
      await workspaces.delete(owner, id);
      expect(await reasonOf(workspaces.get(owner, id))).toBe("workspace-missing");
    });

    it("of ids that do not exist are as missing as those of others", async () => {
      const owner = await person();
      for (const id of [unknownId, ...malformedIds]) {
        expect(await reasonOf(workspaces.get(owner, id)), id).toBe("workspace-missing");
        expect(await reasonOf(workspaces.files(owner, id)), id).toBe("workspace-missing");
        expect(await reasonOf(workspaces.file(owner, id)), id).toBe("file-missing");
        expect(await reasonOf(workspaces.withdrawInvitation(owner, id)), id).toBe("invitation-missing");
        expect(await reasonOf(workspaces.answerInvitation(owner, id, true)), id).toBe("invitation-missing");
      }
    });

    it("keep one owner: not demoted, not removed, not leaving, only handing over", async () => {
      const { id, owner, admin, member } = await team();
      const ownerOf = { workspaceId: id, memberId: owner };
      expect(await reasonOf(workspaces.changeRole(admin, ownerOf, "member"))).toBe("owner-must-stay");
      expect(await reasonOf(workspaces.removeMember(admin, ownerOf))).toBe("owner-must-stay");
      expect(await reasonOf(workspaces.removeMember(owner, ownerOf))).toBe("owner-must-stay");
      await workspaces.transferOwnership(owner, { workspaceId: id, memberId: member });
      const members = await workspaces.members(owner, id);
      expect(members.map((one) => [one.id, one.isOwner, one.isAdmin])).toEqual([
        [member, true, true],
        [owner, false, true],
        [admin, false, true],
      ]);
    });

    it("let two hand-overs at once make one owner", async () => {
      const { id, owner, admin, member } = await team();
      await Promise.allSettled([
        workspaces.transferOwnership(owner, { workspaceId: id, memberId: admin }),
        workspaces.transferOwnership(owner, { workspaceId: id, memberId: member }),
      ]);
      const owners = (await workspaces.members(owner, id)).filter(({ isOwner }) => isOwner);
      expect(owners).toHaveLength(1);
    });

    it("let a member leave, and an admin remove one", async () => {
      const { id, admin, member } = await team();
      await workspaces.removeMember(member, { workspaceId: id, memberId: member });
      expect(await reasonOf(workspaces.get(member, id))).toBe("workspace-missing");
      const missing = { workspaceId: id, memberId: member };
      expect(await reasonOf(workspaces.removeMember(admin, missing))).toBe("member-missing");
    });
  });

  describe("invitations", () => {
    it("are seen and accepted by the person with the address, and by nobody else", async () => {
      const { id, owner } = await team();
      const [invited, other] = [await person(), await person()];
      const { id: invitation } = await workspaces.invite(owner, {
        workspaceId: id,
        email: ` ${invited.toUpperCase()}@Company.example `,
        role: "admin",
      });
      expect(await workspaces.myInvitations(other)).toEqual([]);
      expect(await reasonOf(workspaces.answerInvitation(other, invitation, true))).toBe("invitation-missing");
      expect(await workspaces.myInvitations(invited)).toMatchObject([
        { id: invitation, role: "admin", workspace: { id, name: "Studio" } },
      ]);
      await workspaces.answerInvitation(invited, invitation, true);
      expect((await workspaces.get(invited, id)).role).toBe("admin");
      expect(await reasonOf(workspaces.answerInvitation(invited, invitation, true))).toBe(
        "invitation-missing",
      );
    });

    it("open nothing for an address that is not verified", async () => {
      const { id, owner } = await team();
      const invited = await person({ isEmailVerified: false });
      const { id: invitation } = await workspaces.invite(owner, {
        workspaceId: id,
        email: `${invited}@company.example`,
        role: "member",
      });
      expect(await workspaces.myInvitations(invited)).toEqual([]);
      expect(await reasonOf(workspaces.answerInvitation(invited, invitation, true))).toBe(
        "invitation-missing",
      );
    });

    it("can be declined, withdrawn and renewed, and end after two weeks", async () => {
      const { id, owner, member } = await team();
      const invited = await person();
      const invite = () =>
        workspaces.invite(owner, { workspaceId: id, email: `${invited}@company.example`, role: "member" });
      await workspaces.answerInvitation(invited, (await invite()).id, false);
      expect(await workspaces.invitations(owner, id)).toEqual([]);
      const first = await invite();
      const second = await invite();
      expect(await reasonOf(workspaces.withdrawInvitation(owner, first.id))).toBe("invitation-missing");
      expect(await reasonOf(workspaces.withdrawInvitation(member, second.id))).toBe("not-allowed");
      expect(await reasonOf(workspaces.withdrawInvitation(invited, second.id))).toBe("invitation-missing");
      await workspaces.withdrawInvitation(owner, second.id);
      const third = await invite();
      await temporary.database.db.execute(
        sql`update workspace_invitations set expires_at = now() - interval '1 second' where id = ${third.id}`,
      );
      expect(await workspaces.myInvitations(invited)).toEqual([]);
      expect(await reasonOf(workspaces.answerInvitation(invited, third.id, true))).toBe("invitation-missing");
    });

    it("are refused for members, for what is no address, and from whoever has no verified one", async () => {
      const { id, owner, member } = await team();
      const invite = (who: string, email: string) =>
        reasonOf(workspaces.invite(who, { workspaceId: id, email, role: "member" }));
      expect(await invite(owner, `${member}@company.example`)).toBe("already-member");
      expect(await invite(owner, "nobody")).toBe("email-malformed");
      await temporary.database.db.execute(sql`update users set email_verified = false where id = ${owner}`);
      expect(await invite(owner, "somebody@company.example")).toBe("email-unverified");
    });

    it("fill the seats of the plan, also when they are sent at the same moment", async () => {
      const owner = await person();
      const { id } = await workspaces.create(owner, "Small");
      const asked = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          reasonOf(
            workspaces.invite(owner, { workspaceId: id, email: `p${index}@elsewhere.dev`, role: "member" }),
          ),
        ),
      );
      expect(asked.filter((reason) => reason === "no failure")).toHaveLength(2);
      expect(asked.filter((reason) => reason === "quota-reached")).toHaveLength(4);
    });
  });

  describe("the official workspace", () => {
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
      expect(await reasonOf(workspaces.joinOfficial(await at("elsewhere.dev"), id))).toBe(
        "workspace-missing",
      );
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
      expect(await workspaces.domains(owner, id)).toEqual([
        { domain: "changing.dev", joinPolicy: "instant" },
      ]);
      await workspaces.joinOfficial(colleague, id);
      await workspaces.releaseDomain(owner, id, "changing.dev");
      expect(await workspaces.official(colleague)).toBeNull();
      expect((await workspaces.get(colleague, id)).role).toBe("member");
      expect(await reasonOf(workspaces.releaseDomain(owner, id, "changing.dev"))).toBe("domain-missing");
    });
  });

  describe("an account that goes", () => {
    it("leaves what others work in to the oldest admin, and takes with it what was only its own", async () => {
      const { id, owner, admin, member } = await team();
      const own = await workspaces.setUpInitial(owner);
      await workspaces.accountPart.remove(owner);
      await workspaces.accountPart.remove(owner);
      expect((await workspaces.members(admin, id)).map((one) => [one.id, one.isOwner])).toEqual([
        [admin, true],
        [member, false],
      ]);
      const { rows } = await temporary.database.db.execute(sql`select from workspaces where id = ${own.id}`);
      expect(rows).toEqual([]);
      await temporary.database.db.execute(sql`delete from users where id = ${owner}`);
      expect(await workspaces.members(member, id)).toHaveLength(2);
    });

    it("is told everything that is kept about it", async () => {
      const { id, owner } = await team();
      const exported = await workspaces.accountPart.export(owner);
      expect(exported).toMatchObject({ workspaces: [{ id, name: "Studio", role: "owner" }], files: [] });
      expect(JSON.parse(JSON.stringify(exported))).toBeTruthy();
    });
  });

  it("refuses names that are empty, too long, or look like nothing or like something else", async () => {
    const owner = await person();
    for (const name of ["", "  ", "x".repeat(101), "a\u0000b", "a\u202eb", "\ud800", "\u200b"])
      expect(await reasonOf(workspaces.create(owner, name)), JSON.stringify(name)).toBe("name-malformed");
    expect((await workspaces.create(owner, "  Große  Werkstatt 👩‍🎨 ")).name).toBe("Große Werkstatt 👩‍🎨");
  });

  it("lets one person own ten workspaces, not eleven, also when asked at the same moment", async () => {
    const owner = await person();
    const made = await Promise.all(
      Array.from({ length: 12 }, (_, index) => reasonOf(workspaces.create(owner, `Number ${index}`))),
    );
    expect(made.filter((reason) => reason === "no failure")).toHaveLength(10);
    expect(made.filter((reason) => reason === "too-many-workspaces")).toHaveLength(2);
  });
});
