import type { Database, Queries } from "@zoetrope/database";
import { GuardedFetchError, type GuardedPost } from "@zoetrope/http/guarded-fetch";
import { createId } from "@zoetrope/kit";
import { maxWebhookEndpoints, maxWebhookUrlLength, secretRotationInHours } from "@zoetrope/kit/limits";
import { sql } from "drizzle-orm";
import { requireMembership } from "../members/membership.ts";
import { requirePerson } from "../members/people.ts";
import { WorkspaceError } from "../workspace-error.ts";
import { readEndpoints, requireEndpoint } from "./endpoint-rows.ts";
import { abandonPendingDeliveries } from "./abandon-pending-deliveries.ts";
import type { SealedSecrets } from "./sealed-secrets.ts";
import {
  webhookEventTypes,
  type IssuedWebhookEndpoint,
  type NewWebhookEndpoint,
  type WebhookEndpoint,
  type WebhookEndpointChange,
  type WebhookEventType,
} from "./webhook.ts";
import { createSecretSeed, secretText } from "./webhook-secret.ts";

interface EndpointServices {
  database: Database;
  webhookPost: Pick<GuardedPost, "requireAddress">;
  sealedSecrets: SealedSecrets;
}

/** Those of a workspace, the newest first. */
export async function listEndpoints(
  queries: Queries,
  userId: string,
  workspaceId: string,
): Promise<WebhookEndpoint[]> {
  await requireMembership(queries, userId, workspaceId, "webhooks:manage");
  return readEndpoints(queries, sql`e.workspace_id = ${workspaceId}`);
}

/** Makes an endpoint; its secret is in the answer and never again. Wants a verified address: somebody answers for it. */
export async function createEndpoint(
  { database, webhookPost, sealedSecrets }: EndpointServices,
  userId: string,
  { workspaceId, url, eventTypes }: NewWebhookEndpoint,
): Promise<IssuedWebhookEndpoint> {
  return database.transaction(async (tx) => {
    await requireMembership(tx, userId, workspaceId, "webhooks:manage", { isLocking: true });
    const address = requireAddress(webhookPost, url);
    const chosen = requireEventTypes(eventTypes);
    if (!(await requirePerson(tx, userId)).isEmailVerified) throw new WorkspaceError("email-unverified");
    const { rows } = await tx.execute<{ n: number }>(
      sql`select count(*)::int as n from webhook_endpoints where workspace_id = ${workspaceId}`,
    );
    if ((rows[0]?.n ?? 0) >= maxWebhookEndpoints)
      throw new WorkspaceError("too-many-webhooks", { limit: maxWebhookEndpoints });
    const id = createId();
    const seed = createSecretSeed();
    await tx.execute(sql`
      insert into webhook_endpoints (id, workspace_id, url, event_types, secret)
      values (${id}, ${workspaceId}, ${address}, ${sql.param(chosen)}, ${sealedSecrets.seal(id, seed)})`);
    return { endpoint: await requireEndpoint(tx, userId, id), secret: secretText(id, seed) };
  });
}

/** What is switched off gives up what it has not sent; what is switched on again begins anew. */
export async function changeEndpoint(
  { database, webhookPost }: Pick<EndpointServices, "database" | "webhookPost">,
  userId: string,
  endpointId: string,
  { url, eventTypes, isEnabled }: WebhookEndpointChange,
): Promise<WebhookEndpoint> {
  return database.transaction(async (tx) => {
    const before = await requireEndpoint(tx, userId, endpointId, { isLocking: true });
    const address = url === undefined ? before.url : requireAddress(webhookPost, url);
    const chosen = eventTypes === undefined ? before.eventTypes : requireEventTypes(eventTypes);
    const isOn = isEnabled ?? before.isEnabled;
    const isAnew = isOn !== before.isEnabled || address !== before.url;
    await tx.execute(sql`
      update webhook_endpoints set url = ${address}, event_types = ${sql.param(chosen)}, is_enabled = ${isOn},
        disabled_because = case when ${isOn} then null else disabled_because end,
        failing_since = case when ${isAnew} then null else failing_since end
      where id = ${endpointId}`);
    if (!isOn) await abandonPendingDeliveries(tx, endpointId);
    return requireEndpoint(tx, userId, endpointId);
  });
}

/** Makes a new secret; for a day signatures are by both. */
export async function rotateEndpointSecret(
  { database, sealedSecrets }: Pick<EndpointServices, "database" | "sealedSecrets">,
  userId: string,
  endpointId: string,
): Promise<IssuedWebhookEndpoint> {
  return database.transaction(async (tx) => {
    const endpoint = await requireEndpoint(tx, userId, endpointId, { isLocking: true });
    const seed = createSecretSeed();
    await tx.execute(sql`
      update webhook_endpoints set previous_secret = secret, secret = ${sealedSecrets.seal(endpointId, seed)},
        previous_secret_until = now() + make_interval(hours => ${secretRotationInHours}) where id = ${endpointId}`);
    return { endpoint, secret: secretText(endpointId, seed) };
  });
}

/** With all that was sent there; what is being sent in this moment may still arrive. */
export async function deleteEndpoint(database: Database, userId: string, endpointId: string): Promise<void> {
  await database.transaction(async (tx) => {
    await requireEndpoint(tx, userId, endpointId, { isLocking: true });
    await tx.execute(sql`delete from webhook_endpoints where id = ${endpointId}`);
  });
}

function requireAddress(post: Pick<GuardedPost, "requireAddress">, url: string): string {
  try {
    const { href } = post.requireAddress(url.trim());
    if (href.length <= maxWebhookUrlLength) return href;
  } catch (error) {
    if (!(error instanceof GuardedFetchError)) throw error;
    if (error.code === "private-address")
      throw new WorkspaceError("webhook-address-private", { cause: error });
    throw new WorkspaceError("webhook-address-malformed", { cause: error });
  }
  throw new WorkspaceError("webhook-address-malformed");
}

function requireEventTypes(wanted: readonly string[]): WebhookEventType[] {
  const chosen = webhookEventTypes.filter((type) => wanted.includes(type));
  if (chosen.length === 0 || wanted.some((type) => !chosen.some((known) => known === type)))
    throw new WorkspaceError("event-types-malformed");
  return chosen;
}
