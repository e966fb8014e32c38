import type { Queries } from "@zoetrope/database";
import { sql } from "drizzle-orm";

/** Of an endpoint that is switched off: its jobs find nothing to do. */
export async function abandonPendingDeliveries(tx: Queries, endpointId: string): Promise<void> {
  await tx.execute(sql`
    update webhook_deliveries set state = 'failed', next_attempt_at = null
    where endpoint_id = ${endpointId} and state = 'pending'`);
}
