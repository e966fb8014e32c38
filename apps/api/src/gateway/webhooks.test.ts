import {
  changeWebhookEndpointOperation,
  createWebhookEndpointOperation,
  deleteWebhookEndpointOperation,
  rotateWebhookSecretOperation,
  sendTestWebhookOperation,
  sendWebhookAgainOperation,
  webhookDeliveriesOperation,
  webhookDeliveryOperation,
  webhookEndpointsOperation,
} from "@zoetrope/gateway-client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codes, openTemporaryGateway, type TemporaryGateway } from "../testing/temporary-gateway.ts";

const hook = { url: "https://receiver.example/hook", eventTypes: ["file.uploaded"] };

describe("webhooks at the gateway", () => {
  let gateway: TemporaryGateway;
  let mira = "";
  let studio = "";
  beforeAll(async () => {
    gateway = await openTemporaryGateway();
    mira = await gateway.person();
    studio = (await gateway.workspaces.create(mira, "Studio")).id;
  });
  afterAll(() => gateway.remove());

  const run = async <Name extends string>(operation: { text: string }, variables: object) => {
    const { data, errors } = await gateway.run(mira, operation.text, variables);
    expect(errors).toEqual([]);
    return data as Record<Name, Record<string, unknown> & { id: string }>;
  };
  const create = async () => {
    const made = await run<"createWebhookEndpoint">(createWebhookEndpointOperation, {
      workspaceId: studio,
      ...hook,
    });
    return made.createWebhookEndpoint as unknown as { endpoint: { id: string }; secret: string };
  };

  it("are made, changed, tested and deleted, and their secret is in no other response", async () => {
    const { endpoint, secret } = await create();
    expect(endpoint).toMatchObject({ ...hook, isEnabled: true, disabledBecause: null, failingSince: null });
    const { id } = endpoint;
    const listed = await gateway.run(mira, webhookEndpointsOperation.text, { workspaceId: studio });
    expect(listed.data?.["webhookEndpoints"]).toEqual([endpoint]);
    expect(listed.text).not.toContain(secret.slice("whsec_".length));
    const sent = await run<"sendTestWebhook">(sendTestWebhookOperation, { endpointId: id });
    expect(sent.sendTestWebhook).toMatchObject({ eventType: "webhook.test", state: "PENDING" });
    const delivery = { id: sent.sendTestWebhook.id };
    await run(sendWebhookAgainOperation, delivery);
    const page = await run<"webhookDeliveries">(webhookDeliveriesOperation, { endpointId: id });
    expect(page.webhookDeliveries).toMatchObject({ hasNextPage: false, deliveries: [delivery] });
    const { webhookDelivery } = await run<"webhookDelivery">(webhookDeliveryOperation, delivery);
    expect(JSON.parse(String(webhookDelivery["payload"]))).toMatchObject({ data: { workspaceId: studio } });
    const changed = await run<"changeWebhookEndpoint">(changeWebhookEndpointOperation, {
      id,
      isEnabled: false,
    });
    expect(changed.changeWebhookEndpoint).toMatchObject({ ...hook, isEnabled: false });
    const rotated = await run<"rotateWebhookSecret">(rotateWebhookSecretOperation, { id });
    expect(rotated.rotateWebhookSecret["secret"]).not.toBe(secret);
    await run(deleteWebhookEndpointOperation, { id });
    const gone = await gateway.run(mira, webhookDeliveriesOperation.text, { endpointId: id });
    expect(codes(gone)).toEqual(["not-found"]);
  });

  it("of others are not found, and no key of the workspace opens them", async () => {
    const { endpoint } = await create();
    const { id } = endpoint;
    const sent = await run<"sendTestWebhook">(sendTestWebhookOperation, { endpointId: id });
    const stranger = await gateway.person();
    const { secret: key } = await gateway.workspaces.createApiKey(mira, {
      workspaceId: studio,
      name: "CI",
      scopes: ["library:read", "files:read", "files:write", "publish"],
      lifetimeInDays: null,
    });
    for (const [{ text }, variables] of [
      [webhookEndpointsOperation, { workspaceId: studio }],
      [createWebhookEndpointOperation, { workspaceId: studio, ...hook }],
      [changeWebhookEndpointOperation, { id, url: "https://elsewhere.example/" }],
      [rotateWebhookSecretOperation, { id }],
      [deleteWebhookEndpointOperation, { id }],
      [webhookDeliveriesOperation, { endpointId: id }],
      [webhookDeliveryOperation, { id: sent.sendTestWebhook.id }],
      [sendWebhookAgainOperation, { id: sent.sendTestWebhook.id }],
      [sendTestWebhookOperation, { endpointId: id }],
    ] as const) {
      expect(codes(await gateway.run(stranger, text, variables)), text).toEqual(["not-found"]);
      const byKey = await gateway.run(key, text, variables);
      expect(byKey.errors[0]?.extensions, text).toMatchObject({ code: "forbidden", reason: "scope-missing" });
    }
    const left = await gateway.run(mira, webhookEndpointsOperation.text, { workspaceId: studio });
    expect(left.data?.["webhookEndpoints"]).toEqual([endpoint]);
  });
});
