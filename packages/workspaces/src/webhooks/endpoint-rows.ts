import type { Queries } from "@zoetrope/database";
import { isId } from "@zoetrope/kit";
import { maxWebhookEndpoints } from "@zoetrope/kit/limits";
import { sql, type SQL } from "drizzle-orm";
import { requireMembership } from "../members/membership.ts";
import { WorkspaceError } from "../workspace-error.ts";
import type { DisabledBecause, WebhookEndpoint, WebhookEventType } from "./webhook.ts";

type Row = {
  id: string;
  workspace_id: string;
  url: string;
  event_types: WebhookEventType[];
  is_enabled: boolean;
  disabled_because: DisabledBecause | null;
  failing_since: Date | string | null;
  created_at: Date | string;
};

/** Endpoints under a condition on `webhook_endpoints e`, the newest first. */
export async function readEndpoints(queries: Queries, condition: SQL): Promise<WebhookEndpoint[]> {
  const { rows } = await queries.execute<Row>(sql`
    select id, workspace_id, url, event_types, is_enabled, disabled_because, failing_since, created_at
    from webhook_endpoints e where ${condition} order by created_at desc, id limit ${maxWebhookEndpoints}`);
  return rows.map((row) => ({
    id: row.id,
    workspaceId: row.workspace_id,
    url: row.url,
    eventTypes: row.event_types,
    isEnabled: row.is_enabled,
    disabledBecause: row.disabled_because,
    failingSince: row.failing_since === null ? null : new Date(row.failing_since),
    createdAt: new Date(row.created_at),
  }));
}

/** Throws "webhook-missing" for everybody outside its workspace, and "not-allowed" for members whose role is too small. */
export async function requireEndpoint(
  queries: Queries,
  userId: string,
  endpointId: string,
  options?: { isLocking: boolean },
): Promise<WebhookEndpoint> {
  const mine = sql`e.id = ${endpointId} and exists (select from workspace_members m
    where m.workspace_id = e.workspace_id and m.user_id = ${userId})`;
  const [found] = isId(endpointId) ? await readEndpoints(queries, mine) : [];
  if (found === undefined) throw new WorkspaceError("webhook-missing");
  await requireMembership(queries, userId, found.workspaceId, "webhooks:manage", options);
  return found;
}
