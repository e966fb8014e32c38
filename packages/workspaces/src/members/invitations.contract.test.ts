import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Workspaces } from "../index.ts";
import { reasonOf } from "../testing/reason-of.ts";
import { teamIn } from "../testing/team-in.ts";
import { openTemporaryWorkspaces, type TemporaryWorkspaces } from "../testing/temporary-workspaces.ts";

describe.each(["embedded", "server"] as const)("invitations on the %s database", (kind) => {
  let temporary: TemporaryWorkspaces;
  let workspaces: Workspaces;
  const person = (more?: Parameters<TemporaryWorkspaces["person"]>[0]) => temporary.person(more);
  const team = (plan?: "team" | "free") => teamIn(temporary, plan);

  beforeAll(async () => {
    temporary = await openTemporaryWorkspaces(kind);
    workspaces = temporary.workspaces;
  });
  afterAll(() => temporary.remove());

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
    expect(await reasonOf(workspaces.answerInvitation(invited, invitation, true))).toBe("invitation-missing");
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
    expect(await reasonOf(workspaces.answerInvitation(invited, invitation, true))).toBe("invitation-missing");
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
