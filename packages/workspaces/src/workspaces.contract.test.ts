import { sql } from "drizzle-orm";
import { testedDatabases } from "@zoetrope/database/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { plans, type Workspaces } from "./index.ts";
import { reasonOf } from "./testing/reason-of.ts";
import { joinAs } from "./testing/join-as.ts";
import { openTeam } from "./testing/open-team.ts";
import { openTemporaryWorkspaces, type TemporaryWorkspaces } from "./testing/temporary-workspaces.ts";

const unknownId = "0".repeat(20);
const malformedIds = ["", "x", "../../etc", "' or 1=1 --", "A".repeat(20), "0".repeat(21), "\u0000"];

describe.each(testedDatabases)("workspaces on the %s database", (kind) => {
  let temporary: TemporaryWorkspaces;
  let workspaces: Workspaces;
  const person = (more?: Parameters<TemporaryWorkspaces["person"]>[0]) => temporary.person(more);

  const team = (plan?: "team" | "free") => openTeam(temporary, plan);
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
      const [giver, newOwner] = [await person(), await person()];
      const first = await workspaces.setUpInitial(giver);
      await joinAs(workspaces, giver, first.id, newOwner, "member");
      await workspaces.transferOwnership(giver, { workspaceId: first.id, memberId: newOwner });
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
      await temporary.mailer.deliverDue();
      const mails = (await temporary.mailbox.list()).filter(({ text }) =>
        text.includes(`/switch/${id}
`),
      );
      // The one was not asked, and the other may find out that somebody else did it.
      expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(
        [owner, member].map((one) => `${one}@company.example`).toSorted(),
      );
      expect(mails[0]?.subject).toBe("“Studio” belongs to Mira Sol now");
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

    it("leaves an owner also in a workspace that is being handed over to it at that moment", async () => {
      const { id, admin, owner, member } = await team();
      const isHandedOver = Promise.withResolvers<void>();
      const gone = isHandedOver.promise.then(() => workspaces.accountPart.remove(member));
      await temporary.database.transaction(async (tx) => {
        const become = (role: string, who: string) =>
          tx.execute(
            sql`update workspace_members set role = ${role} where workspace_id = ${id} and user_id = ${who}`,
          );
        await tx.execute(sql`select from workspaces where id = ${id} for update`);
        await become("admin", owner);
        await become("owner", member);
        isHandedOver.resolve();
        // On one connection the other one begins when this one has ended.
        if (kind === "embedded") return;
        const waiting = sql`select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`;
        await expect.poll(async () => (await tx.execute(waiting)).rows.length).toBeGreaterThan(0);
      });
      await gone;
      expect((await workspaces.members(admin, id)).filter(({ isOwner }) => isOwner)).toHaveLength(1);
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
    // Giving them away to one person is no way around it.
    const { id, owner: giver } = await team();
    await joinAs(workspaces, giver, id, owner, "member");
    const handOver = workspaces.transferOwnership(giver, { workspaceId: id, memberId: owner });
    expect(await reasonOf(handOver)).toBe("new-owner-has-too-many");
  });
});
