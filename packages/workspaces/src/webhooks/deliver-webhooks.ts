import type { Queries } from "@zoetrope/database";
import { GuardedFetchError, type GuardedPost } from "@zoetrope/http/guarded-fetch";
import { maxWebhookResponseBytes, webhookFailingInDays, webhookTimeoutInSeconds } from "@zoetrope/kit/limits";
import { sql } from "drizzle-orm";
import type { WorkspaceServices } from "../workspace-services.ts";
import { disableEndpoint } from "./disable-endpoint.ts";
import { deliverWebhook, type DeliverWebhook } from "./queue-deliveries.ts";
import { nextAttemptAt } from "./retry-schedule.ts";
import type { SealedSecrets } from "./sealed-secrets.ts";
import type { DeliveryError, DisabledBecause } from "./webhook.ts";
import { signaturesOf } from "./webhook-secret.ts";

const gone = 410;

type Services = Pick<WorkspaceServices, "database" | "jobs" | "mailer"> & {
  webhookPost: GuardedPost;
  sealedSecrets: SealedSecrets;
};

type Due = {
  id: string;
  endpoint_id: string;
  payload: string;
  url: string;
  secret: Buffer;
  previous_secret: Buffer | null;
};

interface Outcome {
  at: Date;
  durationInMs: number;
  status: number | null;
  error: DeliveryError | null;
  answer: string | null;
}

/** What is due is sent; what fails is tried again over days, or for good. */
export function deliverWebhooks(services: Services): void {
  const { database, jobs } = services;
  jobs.handle(deliverWebhook, async ({ data, signal }) => {
    const due = await findDue(database.db, data);
    if (due === null) return;
    const outcome = await attempt(services, due, signal);
    return (tx) => record(services, tx, { ...data, endpointId: due.endpoint_id }, outcome);
  });
}

/** Null for what was sent, given up or deleted meanwhile. */
async function findDue(
  queries: Queries,
  { deliveryId, attempt: number }: DeliverWebhook,
): Promise<Due | null> {
  const { rows } = await queries.execute<Due>(sql`
    select d.id, d.endpoint_id, d.payload, e.url, e.secret,
      case when e.previous_secret_until > now() then e.previous_secret end as previous_secret
    from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
    where d.id = ${deliveryId} and d.state = 'pending' and d.attempts = ${number - 1} and e.is_enabled`);
  return rows[0] ?? null;
}

async function attempt(
  { webhookPost, sealedSecrets }: Services,
  { id, endpoint_id: endpointId, payload, url, secret, previous_secret: previous }: Due,
  signal: AbortSignal,
): Promise<Outcome> {
  const at = new Date();
  const startedAt = performance.now();
  const timestamp = Math.floor(at.getTime() / 1_000);
  const current = sealedSecrets.open(endpointId, secret);
  // For operators, as a job that has failed: nothing that a workspace could do about it but a new secret.
  if (current === null) throw new Error(`no key opens the secret of the webhook endpoint ${endpointId}`);
  const earlier = previous === null ? null : sealedSecrets.open(endpointId, previous);
  const seeds = earlier === null ? [current] : [current, earlier];
  const durationInMs = () => Math.round(performance.now() - startedAt);
  try {
    const { status, bytes } = await webhookPost.post(url, {
      body: new TextEncoder().encode(payload),
      headers: {
        "content-type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": String(timestamp),
        "webhook-signature": signaturesOf(endpointId, seeds, { deliveryId: id, timestamp, payload }),
      },
      timeoutInMs: webhookTimeoutInSeconds * 1_000,
      maxResponseBytes: maxWebhookResponseBytes,
      signal,
    });
    return { at, durationInMs: durationInMs(), status, error: null, answer: textOf(bytes) };
  } catch (error) {
    if (!(error instanceof GuardedFetchError)) throw error;
    return { at, durationInMs: durationInMs(), status: null, error: reasonOf(error), answer: null };
  }
}

/** A text of the database holds no NUL. */
const textOf = (bytes: Uint8Array): string | null =>
  bytes.byteLength === 0 ? null : new TextDecoder().decode(bytes).replaceAll("\u0000", "\ufffd");

/** The code alone: the message may name addresses inside of a network. */
function reasonOf({ code }: GuardedFetchError): DeliveryError {
  return code === "bad-address" || code === "private-address" || code === "too-slow" ? code : "unreachable";
}

async function record(
  services: Services,
  tx: Queries,
  { deliveryId, attempt: number, step, endpointId }: DeliverWebhook & { endpointId: string },
  { at, durationInMs, status, error, answer }: Outcome,
): Promise<void> {
  // Before the delivery, as whoever switches an endpoint off does.
  const { rows } = await tx.execute<{ failing_since: Date | string | null; is_enabled: boolean }>(sql`
    select failing_since, is_enabled from webhook_endpoints where id = ${endpointId} for update`);
  const [endpoint] = rows;
  if (endpoint === undefined) return;
  await tx.execute(sql`
    insert into webhook_attempts (delivery_id, number, at, duration_in_ms, status, error, answer)
    values (${deliveryId}, ${number}, ${at.toISOString()}, ${durationInMs}, ${status}, ${error}, ${answer})`);
  const isDelivered = status !== null && status >= 200 && status < 300;
  const next =
    isDelivered || status === gone || !endpoint.is_enabled ? null : nextAttemptAt(step, new Date());
  await tx.execute(sql`
    update webhook_deliveries set attempts = ${number}, next_attempt_at = ${next?.toISOString() ?? null},
      state = ${isDelivered ? "delivered" : next === null ? "failed" : "pending"} where id = ${deliveryId}`);
  await tx.execute(sql`
    update webhook_endpoints set failing_since = ${isDelivered ? sql`null` : sql`coalesce(failing_since, ${at.toISOString()})`}
    where id = ${endpointId}`);
  if (next !== null)
    await services.jobs.send(
      tx,
      deliverWebhook,
      { deliveryId, attempt: number + 1, step: step + 1 },
      { key: endpointId, startAfter: next },
    );
  const reason =
    isDelivered || !endpoint.is_enabled ? null : reasonToDisable(status, endpoint.failing_since, at);
  if (reason !== null) await disableEndpoint(services, tx, endpointId, reason);
}

function reasonToDisable(
  status: number | null,
  failingSince: Date | string | null,
  at: Date,
): DisabledBecause | null {
  if (status === gone) return "gone";
  const failingInMs = failingSince === null ? 0 : at.getTime() - new Date(failingSince).getTime();
  return failingInMs >= webhookFailingInDays * 86_400_000 ? "failing" : null;
}
