import { circleLottie, joinAs } from "@zoetrope/workspaces/testing";
import { webhookEventTypes, webhookTestType } from "@zoetrope/kit/webhook-event-types";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTemporaryGateway, urls, type TemporaryGateway } from "../testing/temporary-gateway.ts";
import { schemas } from "./schemas.ts";

interface Described {
  webhooks: Record<
    string,
    { post: { requestBody: { content: { "application/json": { schema: { $ref: string } } } } } }
  >;
}

describe("the webhooks of the description", () => {
  let gateway: TemporaryGateway;
  const sent: { type: string }[] = [];
  beforeAll(async () => {
    gateway = await openTemporaryGateway(
      {},
      {
        webhookPost: {
          requireAddress: (address) => new URL(address),
          post: async (_, { body }) => {
            sent.push(JSON.parse(new TextDecoder().decode(body)) as { type: string });
            return { status: 204, bytes: new Uint8Array() };
          },
        },
      },
    );
  });
  afterAll(() => gateway.remove());

  it("are all there are, and what is sent has their shape", async () => {
    const { workspaces } = gateway;
    const mira = await gateway.person();
    const { id: workspaceId } = await workspaces.create(mira, "Studio");
    const { endpoint } = await workspaces.createWebhookEndpoint(mira, {
      workspaceId,
      url: "https://receiver.example/",
      eventTypes: webhookEventTypes,
    });
    await workspaces.sendTestWebhook(mira, endpoint.id);
    const bytes = circleLottie();
    const { id: fileId } = await workspaces.upload(mira, { workspaceId, filename: "Owl.json", bytes });
    await workspaces.renameFile(mira, fileId, "Night owl");
    const words = { fileId, title: "Owl", tags: ["owl"], licence: "MIT" };
    await workspaces.publish(mira, words);
    await workspaces.publish(mira, { ...words, title: "Owls" });
    await workspaces.unpublish(mira, fileId);
    await workspaces.deleteFile(mira, fileId);
    const guest = await gateway.person();
    await workspaces.setPlan(workspaceId, "team");
    await joinAs(workspaces, mira, workspaceId, guest, "member");
    await workspaces.changeRole(mira, { workspaceId, memberId: guest }, "admin");
    await workspaces.removeMember(mira, { workspaceId, memberId: guest });
    await gateway.runJobs();

    const response = await gateway.app.request(`${urls.api}/api/v1/openapi.json`);
    const { webhooks } = (await response.json()) as Described;
    const types = [...webhookEventTypes, webhookTestType];
    expect(Object.keys(webhooks)).toEqual(types);
    expect(new Set(sent.map(({ type }) => type))).toEqual(new Set(types));
    for (const event of sent) {
      const { $ref } = webhooks[event.type]?.post.requestBody.content["application/json"].schema ?? {};
      const schema = Object.entries(schemas).find(([name]) => $ref === `#/components/schemas/${name}`)?.[1];
      expect(schema?.safeParse(event).error?.issues, event.type).toBeUndefined();
    }
  });
});
