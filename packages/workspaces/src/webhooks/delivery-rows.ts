import type { Queries } from "@zoetrope/database";
import { isId } from "@zoetrope/kit";
import { sql, type SQL } from "drizzle-orm";
import { afterCursor, cursorOf } from "../read-cursor.ts";
import { WorkspaceError } from "../workspace-error.ts";
import { requireEndpoint } from "./endpoint-rows.ts";
import type {
  DeliveryError,
  DeliveryState,
  WebhookAttempt,
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookDeliveryPage,
} from "./webhook.ts";

const defaultPageSize = 20;
const maxPageSize = 100;

type Row = {
  id: string;
  endpoint_id: string;
  event_type: string;
  state: DeliveryState;
  attempts: number;
  created_at: Date | string;
  next_attempt_at: Date | string | null;
  status: number | null;
  error: DeliveryError | null;
  cursor: string;
};

type AttemptRow = {
  number: number;
  at: Date | string;
  duration_in_ms: number;
  status: number | null;
  error: DeliveryError | null;
  answer: string | null;
};

/** Deliveries under a condition on `webhook_deliveries d`, the newest first. */
async function readDeliveries(
  queries: Queries,
  condition: SQL,
  limit: number,
): Promise<{ delivery: WebhookDelivery; cursor: string }[]> {
  const { rows } = await queries.execute<Row>(sql`
    select d.id, d.endpoint_id, d.event_type, d.state, d.attempts, d.created_at, d.next_attempt_at, a.status, a.error,
      ${cursorOf(sql`d.created_at`, sql`d.id`)} as cursor
    from webhook_deliveries d left join webhook_attempts a on a.delivery_id = d.id and a.number = d.attempts
    where ${condition} order by d.created_at desc, d.id desc limit ${limit}`);
  return rows.map((row) => ({
    cursor: row.cursor,
    delivery: {
      id: row.id,
      endpointId: row.endpoint_id,
      eventType: row.event_type,
      state: row.state,
      createdAt: new Date(row.created_at),
      nextAttemptAt: row.next_attempt_at === null ? null : new Date(row.next_attempt_at),
      attemptCount: row.attempts,
      lastStatus: row.status,
      lastError: row.error,
    },
  }));
}

/** What was sent to an endpoint and is to be sent, the newest first. */
export async function listDeliveries(
  queries: Queries,
  userId: string,
  endpointId: string,
  { first = defaultPageSize, after }: { first?: number; after?: string },
): Promise<WebhookDeliveryPage> {
  await requireEndpoint(queries, userId, endpointId);
  const limit = Math.min(maxPageSize, Math.max(1, Math.trunc(first) || defaultPageSize));
  const here = sql`d.endpoint_id = ${endpointId}`;
  const condition =
    after === undefined ? here : sql`${here} and ${afterCursor(after, sql`d.created_at`, sql`d.id`)}`;
  const found = await readDeliveries(queries, condition, limit + 1);
  const shown = found.slice(0, limit);
  return {
    deliveries: shown.map(({ delivery }) => delivery),
    hasNextPage: found.length > limit,
    endCursor: shown.at(-1)?.cursor ?? null,
  };
}

/** Throws "delivery-missing" for everybody outside its workspace, and "not-allowed" for members whose role is too small. */
export async function requireDelivery(
  queries: Queries,
  userId: string,
  deliveryId: string,
): Promise<WebhookDeliveryDetail> {
  const mine = sql`d.id = ${deliveryId} and exists (select from webhook_endpoints e
    join workspace_members m on m.workspace_id = e.workspace_id and m.user_id = ${userId} where e.id = d.endpoint_id)`;
  const [found] = isId(deliveryId) ? await readDeliveries(queries, mine, 1) : [];
  if (found === undefined) throw new WorkspaceError("delivery-missing");
  const { delivery } = found;
  await requireEndpoint(queries, userId, delivery.endpointId);
  const { rows } = await queries.execute<{ payload: string }>(
    sql`select payload from webhook_deliveries where id = ${deliveryId}`,
  );
  return { ...delivery, payload: rows[0]?.payload ?? "", attempts: await readAttempts(queries, deliveryId) };
}

async function readAttempts(queries: Queries, deliveryId: string): Promise<WebhookAttempt[]> {
  const { rows } = await queries.execute<AttemptRow>(sql`
    select number, at, duration_in_ms, status, error, answer from webhook_attempts
    where delivery_id = ${deliveryId} order by number desc limit ${maxPageSize}`);
  return rows.map(({ number, at, duration_in_ms: durationInMs, status, error, answer }) => ({
    number,
    at: new Date(at),
    durationInMs,
    status,
    error,
    answer,
  }));
}
