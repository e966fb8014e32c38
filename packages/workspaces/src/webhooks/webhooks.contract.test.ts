import { testedDatabases } from "@zoetrope/database/testing";
import { beforeEach, describe, expect, it } from "vitest";
import type { WebhookEventType } from "../index.ts";
import { joinAs } from "../testing/join-as.ts";
import { reasonOf } from "../testing/reason-of.ts";
import { circleLottie } from "../testing/temporary-workspaces.ts";
import { verifyWebhook } from "../testing/verify-webhook.ts";
import { useWebhooks } from "../testing/use-webhooks.ts";

describe.each(testedDatabases)("webhooks (%s)", (kind) => {
  const { opened, deliveries, open, upload } = useWebhooks(kind);
  let temporary: ReturnType<typeof opened>["temporary"];
  let receiver: ReturnType<typeof opened>["receiver"];
  let team: ReturnType<typeof opened>["team"];
  beforeEach(() => {
    ({ temporary, receiver, team } = opened());
  });

  it("tell of members and plans, with names and no addresses, and of no change that is none", async () => {
    const { workspaces } = temporary;
    // What was before there was an endpoint.
    await temporary.runJobs();
    await open(["member.added", "member.role_changed", "member.removed", "plan.changed"]);
    const guest = await temporary.person();
    await joinAs(workspaces, team.owner, team.id, guest, "member");
    const member = { workspaceId: team.id, memberId: guest };
    await workspaces.changeRole(team.owner, member, "admin");
    await workspaces.changeRole(team.owner, member, "admin");
    await workspaces.removeMember(team.owner, member);
    await workspaces.setPlan(team.id, "team");
    await workspaces.setPlan(team.id, "enterprise");
    await workspaces.setPlan(team.id, null);
    await temporary.runJobs();
    const delivered = receiver.received.map(({ body }) => JSON.parse(body) as { type: string; data: object });
    const about = (role: string, more = {}) => ({
      workspaceId: team.id,
      member: { id: guest, name: "Mira Sol", role },
      ...more,
    });
    expect(delivered.map(({ type, data }) => [type, data])).toEqual([
      ["member.added", about("member")],
      ["member.role_changed", about("admin", { previousRole: "member" })],
      ["member.removed", about("admin")],
      ["plan.changed", { workspaceId: team.id, plan: "enterprise", previousPlan: "team" }],
      ["plan.changed", { workspaceId: team.id, plan: null, previousPlan: "enterprise" }],
    ]);
    expect(receiver.received.map(({ body }) => body).join("")).not.toContain("@");
  });

  it("tell who owns a workspace from now on, and name nobody whose account is gone", async () => {
    const { workspaces } = temporary;
    await open(["member.role_changed", "member.removed"]);
    await workspaces.transferOwnership(team.owner, { workspaceId: team.id, memberId: team.admin });
    await workspaces.accountPart.remove(team.admin);
    await temporary.runJobs();
    const delivered = receiver.received.map(({ body }) => JSON.parse(body) as { type: string; data: object });
    const row = (type: string, id: string, name: string | null, role: string, previousRole?: string) => ({
      type,
      data: {
        workspaceId: team.id,
        member: { id, name, role },
        ...(previousRole === undefined ? {} : { previousRole }),
      },
    });
    expect(delivered.map(({ type, data }) => ({ type, data }))).toEqual([
      row("member.role_changed", team.owner, "Mira Sol", "admin", "owner"),
      row("member.role_changed", team.admin, "Mira Sol", "owner", "admin"),
      row("member.removed", team.admin, null, "owner"),
      row("member.role_changed", team.owner, "Mira Sol", "owner", "admin"),
    ]);
  });

  it("tell an endpoint of what it has chosen, signed, and of nothing else", async () => {
    const { endpoint, secret } = await open(["file.uploaded", "publication.created", "file.deleted"]);
    const other = await open(["file.renamed"], `${receiver.origin}/names`);
    const file = await upload();
    const words = { title: "Owl", tags: ["owl"], licence: "MIT" };
    const { publication } = await temporary.workspaces.publish(team.owner, { fileId: file.id, ...words });
    await temporary.workspaces.publish(team.owner, { fileId: file.id, ...words, title: "Owls" });
    await temporary.workspaces.renameFile(team.owner, file.id, "Night owl");
    await temporary.workspaces.renameFile(team.owner, file.id, "Night owl");
    await temporary.workspaces.deleteFile(team.owner, file.id);
    await temporary.runJobs();

    const hooks = receiver.received.filter(({ path }) => path === "/hook");
    const bodies = hooks.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
    const about = { workspaceId: team.id, file: { id: file.id, name: "owl" } };
    expect(bodies).toEqual([
      { type: "file.uploaded", timestamp: expect.any(String) as string, data: about },
      {
        type: "publication.created",
        timestamp: expect.any(String) as string,
        data: {
          ...about,
          publication: {
            animationId: publication?.catalogueId,
            slug: publication?.slug,
            title: "Owl",
            licence: "MIT",
          },
        },
      },
      {
        type: "file.deleted",
        timestamp: expect.any(String) as string,
        data: { ...about, file: { id: file.id, name: "Night owl" } },
      },
    ]);
    for (const { headers, body } of hooks) {
      expect(headers.get("content-type")).toBe("application/json");
      verifyWebhook(secret, headers, body);
      expect(() => verifyWebhook(other.secret, headers, body)).toThrow("not signed with this secret");
      expect(() => verifyWebhook(secret, headers, body.replace("owl", "fox"))).toThrow("not signed");
    }
    expect(receiver.received.filter(({ path }) => path === "/names")).toHaveLength(1);
    const log = await deliveries(endpoint.id);
    expect(new Set(log.map(({ id }) => id))).toEqual(
      new Set(hooks.map(({ headers }) => headers.get("webhook-id"))),
    );
    expect(log.every(({ state, lastStatus }) => state === "delivered" && lastStatus === 204)).toBe(true);
    expect((await temporary.workspaces.webhookDelivery(team.admin, log[0]?.id ?? "")).payload).toBe(
      hooks.find(({ headers }) => headers.get("webhook-id") === log[0]?.id)?.body,
    );
  });

  it("of one workspace are not delivered what happens in another, nor once they are deleted or switched off", async () => {
    const { endpoint } = await open();
    const gone = await open(["file.uploaded"], `${receiver.origin}/gone`);
    await temporary.workspaces.changeWebhookEndpoint(team.owner, endpoint.id, { isEnabled: false });
    await temporary.workspaces.deleteWebhookEndpoint(team.owner, gone.endpoint.id);
    const elsewhere = await temporary.workspaces.create(team.owner, "Elsewhere");
    await temporary.workspaces.upload(team.owner, {
      workspaceId: elsewhere.id,
      filename: "owl.json",
      bytes: circleLottie(),
    });
    await upload();
    await temporary.runJobs();
    expect(receiver.received).toEqual([]);
    await temporary.workspaces.changeWebhookEndpoint(team.owner, endpoint.id, { isEnabled: true });
    await upload();
    await temporary.runJobs();
    expect(receiver.received).toHaveLength(1);
  });

  it("are wanted exactly if the change is", async () => {
    const { endpoint } = await open(["file.renamed", "file.deleted"] satisfies WebhookEventType[]);
    const file = await upload();
    await Promise.allSettled([
      temporary.workspaces.deleteFile(team.owner, file.id),
      temporary.workspaces.deleteFile(team.admin, file.id),
    ]);
    expect(await reasonOf(temporary.workspaces.renameFile(team.owner, file.id, "Fox"))).toBe("file-missing");
    await temporary.runJobs();
    expect((await deliveries(endpoint.id)).map(({ eventType }) => eventType)).toEqual(["file.deleted"]);
  });
});
