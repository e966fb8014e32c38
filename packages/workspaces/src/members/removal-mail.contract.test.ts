import { testedDatabases } from "@zoetrope/database/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { joinAs } from "../testing/join-as.ts";
import { openTemporaryWorkspaces, type TemporaryWorkspaces } from "../testing/temporary-workspaces.ts";

describe.each(testedDatabases)("whoever is removed, on the %s database", (kind) => {
  let temporary: TemporaryWorkspaces;
  let owner = "";
  let id = "";

  beforeAll(async () => {
    temporary = await openTemporaryWorkspaces(kind);
    owner = await temporary.person({ firstName: "Nora", lastName: "Lind" });
    ({ id } = await temporary.workspaces.create(owner, "Lantern studio"));
    await temporary.workspaces.setPlan(id, "team");
  });
  afterAll(() => temporary.remove());

  const join = async (locale: string) => {
    const member = await temporary.person({ locale });
    await joinAs(temporary.workspaces, owner, id, member, "member");
    await mailsTo(member);
    return member;
  };
  const mailsTo = async (member: string) => {
    await temporary.mailer.deliverDue();
    return (await temporary.mailbox.list()).filter(
      ({ recipient }) => recipient === `${member}@company.example`,
    );
  };

  it("is told by whom and from where, in their language", async () => {
    const member = await join("de");
    await temporary.workspaces.removeMember(owner, { workspaceId: id, memberId: member });
    const [mail] = await mailsTo(member);
    expect(mail).toMatchObject({ subject: "Du gehörst nicht mehr zu „Lantern studio“" });
    expect(mail?.text).toContain("Nora Lind");
  });

  it("is not told of what they did themselves, nor once they are back", async () => {
    const leaving = await join("en");
    const before = (await mailsTo(leaving)).length;
    await temporary.workspaces.removeMember(leaving, { workspaceId: id, memberId: leaving });
    expect(await mailsTo(leaving)).toHaveLength(before);
    const back = await join("en");
    await temporary.workspaces.removeMember(owner, { workspaceId: id, memberId: back });
    await joinAs(temporary.workspaces, owner, id, back, "member");
    expect((await mailsTo(back)).map(({ subject }) => subject)).not.toContain(
      "You are no longer in “Lantern studio”",
    );
  });
});
