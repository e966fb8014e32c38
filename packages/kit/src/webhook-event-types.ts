/** What happens in a workspace that webhooks can be about, files first, in the order in which it usually does. */
export const webhookEventTypes = [
  "file.uploaded",
  "file.renamed",
  "file.deleted",
  "publication.created",
  "publication.updated",
  "publication.withdrawn",
  "member.added",
  "member.role_changed",
  "member.removed",
  "plan.changed",
] as const;
export type WebhookEventType = (typeof webhookEventTypes)[number];

/** Sent when somebody asks for it, whatever an endpoint has chosen. */
export const webhookTestType = "webhook.test";

export const isWebhookEventType = (type: string): type is WebhookEventType =>
  webhookEventTypes.some((known) => known === type);
