import type { Queries } from "@zoetrope/database";
import { webhookLogInDays } from "@zoetrope/kit/limits";
import { sql } from "drizzle-orm";

/** What was sent long ago goes with its log; what is still tried stays. Forgets secrets that are over besides. */
export async function sweepDeliveries(queries: Queries): Promise<void> {
  await queries.execute(sql`
    delete from webhook_deliveries
    where created_at < now() - make_interval(days => ${webhookLogInDays}) and state <> 'pending'`);
  await queries.execute(sql`
    update webhook_endpoints set previous_secret = null, previous_secret_until = null
    where previous_secret_until < now()`);
}
