export {
  apiKeyScopes,
  type ApiKey,
  type ApiKeyContext,
  type ApiKeyScope,
  type IssuedApiKey,
} from "./api-keys/api-key.ts";
export { createApiKeyVerifier, type VerifyApiKey } from "./api-keys/api-key-access.ts";
export { looksLikeApiKey } from "./api-keys/api-key-secret.ts";
export { requireScope, restrictToApiKey } from "./api-keys/restrict-to-api-key.ts";
export { createWorkspaces } from "./create-workspaces.ts";
export { workspaceJobs } from "./workspace-jobs.ts";
export { licences, type Licence } from "./files/licences.ts";
export type * from "./files/workspace-file.ts";
export { planSlugs, plans, featureSlugs, type FeatureSlug, type Plan, type PlanSlug } from "./plans/plans.ts";
export {
  assignableRoles,
  permissionScopes,
  roles,
  type AssignableRole,
  type PermissionScope,
  type Role,
} from "./members/roles.ts";
export type { DownloadRight } from "./premium/may-download.ts";
export type { UserPreference } from "./user-preference.ts";
export {
  isWebhookEventType,
  webhookEventTypes,
  webhookTestType,
  type DeliveryError,
  type DeliveryState,
  type IssuedWebhookEndpoint,
  type WebhookAttempt,
  type WebhookDelivery,
  type WebhookDeliveryDetail,
  type WebhookDeliveryPage,
  type WebhookEndpoint,
  type WebhookEndpointChange,
  type WebhookEventType,
} from "./webhooks/webhook.ts";
export * from "./workspace.ts";
export { codeOfReason, WorkspaceError, fileTooLarge, type WorkspaceReason } from "./workspace-error.ts";
export type { WorkspaceServices } from "./workspace-services.ts";
export type { FoundWorkspace } from "./find-workspaces.ts";
export type { Workspaces } from "./workspaces.ts";
