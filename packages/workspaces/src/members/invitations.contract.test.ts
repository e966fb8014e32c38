import { sql } from "drizzle-orm";
import { testedDatabases } from "@zoetrope/database/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Workspaces } from "../index.ts";
import { reasonOf } from "../testing/reason-of.ts";
import { openTeam } from "../testing/open-team.ts";
import { openTemporaryWorkspaces, type TemporaryWorkspaces } from "../testing/temporary-workspaces.ts";

describe.each(testedDatabases)("invitations on the %s database", (kind) => {
  let temporary: TemporaryWorkspaces;
  let workspaces: Workspaces;
  const person = (more?: Parameters<TemporaryWorkspaces["person"]>[0]) => temporary.person(more);
  const team = (plan?: "team" | "free") => openTeam(temporary, plan);

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

  describe("by mail", () => {
    const mailsTo = async (address: string) => {
      await temporary.mailer.deliverDue();
      return (await temporary.mailbox.list()).filter(({ recipient }) => recipient === address);
    };
    const invite = (owner: string, workspaceId: string, email: string) =>
      workspaces.invite(owner, { workspaceId, email, role: "member" });

    it("say who invites where, in the language of the account, and lead to a page that names nobody", async () => {
      const { id, owner } = await team();
      const invited = await person({ locale: "de" });
      await invite(owner, id, `${invited}@company.example`);
      const [mail] = await mailsTo(`${invited}@company.example`);
      expect(mail?.subject).toBe("Mira Sol lädt dich in „Studio“ ein");
      expect(mail?.text).toContain("https://workflow.zoetrope.example/de/people/invitations\n");
      expect(mail?.text).toContain(`${invited}@company.example`);
    });

    it("reach who has no account in the language of whoever invites, and do not say that there is one", async () => {
      const owner = await person({ locale: "ja-JP" });
      const { id } = await workspaces.create(owner, "Studio");
      await invite(owner, id, "new@elsewhere.dev");
      const [mail] = await mailsTo("new@elsewhere.dev");
      expect(mail?.subject).toBe("Mira Solさんから「Studio」への招待");
      expect(mail?.text).toContain("招待にあなたのアドレスが入力されたため");
    });

    it("hold no address that a mail program makes a link of, whatever workspace and inviter are called", async () => {
      const owner = await person({ firstName: "Win at evil.example", lastName: "J. R. Sol" });
      const { id } = await workspaces.create(owner, "Prize: https://evil.example/claim or me@evil.example");
      await invite(owner, id, "stranger@elsewhere.dev");
      const [mail] = await mailsTo("stranger@elsewhere.dev");
      const written = `${mail?.subject}\n${mail?.text}\n${mail?.html}`;
      expect(written).toContain("J. R. Sol");
      expect(written).toContain("claim");
      expect(written).not.toMatch(/evil[.\u2060\u200b]*example|https:\/\/evil|me@evil/);
    });

    it("are not sent when they were withdrawn by then", async () => {
      const { id, owner } = await team();
      const { id: invitation } = await invite(owner, id, "withdrawn@elsewhere.dev");
      await workspaces.withdrawInvitation(owner, invitation);
      expect(await mailsTo("withdrawn@elsewhere.dev")).toEqual([]);
    });

    it("come once an hour, however often somebody is invited, withdrawn and invited again", async () => {
      const { id, owner } = await team();
      const address = "bothered@elsewhere.dev";
      for (let round = 0; round < 3; round++) {
        const { id: invitation } = await invite(owner, id, address);
        expect(await mailsTo(address)).toHaveLength(1);
        await workspaces.withdrawInvitation(owner, invitation);
      }
      expect(await workspaces.invitations(owner, id)).toEqual([]);
      await temporary.database.db.execute(
        sql`update workspace_invitations set created_at = now() - interval '61 minutes' where email = ${address}`,
      );
      await invite(owner, id, address);
      expect(await mailsTo(address)).toHaveLength(2);
    });

    it("go to a hundred addresses a day, also when they are withdrawn in between", async () => {
      const { id, owner } = await team();
      await workspaces.setPlan(id, "enterprise");
      await temporary.database.db.execute(sql`
        insert into workspace_invitations (id, workspace_id, email, role, invited_by, expires_at)
        select lpad(n::text, 20, '0'), ${id}, n || '@elsewhere.dev', 'member', ${owner}, now() from generate_series(1, 100) n`);
      expect(await reasonOf(invite(owner, id, "one.more@elsewhere.dev"))).toBe("too-many-invitations");
      await temporary.database.db.execute(
        sql`update workspace_invitations set created_at = now() - interval '25 hours' where workspace_id = ${id}`,
      );
      await invite(owner, id, "one.more@elsewhere.dev");
    });
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
