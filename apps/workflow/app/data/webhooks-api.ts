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
  type GatewayClient,
  type WebhookDeliveriesQuery,
  type WebhookDeliveryFieldsFragment,
  type WebhookDeliveryQuery,
  type WebhookEndpointFieldsFragment,
} from "@zoetrope/gateway-client";

export type WebhookEndpoint = WebhookEndpointFieldsFragment;
/** The secret is in here, and never again. */
export interface IssuedWebhookEndpoint {
  endpoint: WebhookEndpoint;
  secret: string;
}
export type WebhookDelivery = WebhookDeliveryFieldsFragment;
type WebhookDeliveryPage = WebhookDeliveriesQuery["webhookDeliveries"];
/** What was sent, and every try, the newest first. */
type WebhookDeliveryDetail = WebhookDeliveryQuery["webhookDelivery"];

/** What people choose of an endpoint. */
export interface WebhookChoice {
  url: string;
  eventTypes: string[];
}

/** What the page can do with webhooks. Failures are those of the gateway's client. */
export interface WebhooksApi {
  endpoints(workspaceId: string): Promise<WebhookEndpoint[]>;
  create(workspaceId: string, choice: WebhookChoice): Promise<IssuedWebhookEndpoint>;
  change(id: string, change: WebhookChoice & { isEnabled: boolean }): Promise<WebhookEndpoint>;
  /** For a day signatures are by the secret before as well. */
  rotateSecret(id: string): Promise<IssuedWebhookEndpoint>;
  /** With its deliveries. */
  delete(id: string): Promise<void>;
  deliveries(endpointId: string, after: string | null): Promise<WebhookDeliveryPage>;
  delivery(id: string): Promise<WebhookDeliveryDetail>;
  sendAgain(id: string): Promise<WebhookDelivery>;
  sendTest(endpointId: string): Promise<WebhookDelivery>;
}

export const createWebhooksApi = (client: GatewayClient): WebhooksApi => ({
  endpoints: async (workspaceId) =>
    (await client.run(webhookEndpointsOperation, { workspaceId })).webhookEndpoints,
  create: async (workspaceId, choice) =>
    (await client.run(createWebhookEndpointOperation, { workspaceId, ...choice })).createWebhookEndpoint,
  change: async (id, change) =>
    (await client.run(changeWebhookEndpointOperation, { id, ...change })).changeWebhookEndpoint,
  rotateSecret: async (id) => (await client.run(rotateWebhookSecretOperation, { id })).rotateWebhookSecret,
  async delete(id) {
    await client.run(deleteWebhookEndpointOperation, { id });
  },
  deliveries: async (endpointId, after) =>
    (await client.run(webhookDeliveriesOperation, { endpointId, after })).webhookDeliveries,
  delivery: async (id) => (await client.run(webhookDeliveryOperation, { id })).webhookDelivery,
  sendAgain: async (id) => (await client.run(sendWebhookAgainOperation, { id })).sendWebhookAgain,
  sendTest: async (endpointId) =>
    (await client.run(sendTestWebhookOperation, { endpointId })).sendTestWebhook,
});
