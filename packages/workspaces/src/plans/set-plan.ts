import { isId } from "@zoetrope/kit";
import { sql } from "drizzle-orm";
import { getPlan, type PlanSlug } from "./plans.ts";
import { emitWorkspaceEvent } from "../webhooks/workspace-event.ts";
import { WorkspaceError } from "../workspace-error.ts";
import type { WorkspaceServices } from "../workspace-services.ts";

/** For operators: whoever is a member is not asked. Null ends the plan. */
export async function setPlan(
  { database, jobs }: Pick<WorkspaceServices, "database" | "jobs">,
  workspaceId: string,
  plan: PlanSlug | null,
): Promise<void> {
  if (!isId(workspaceId)) throw new WorkspaceError("workspace-missing");
  await database.transaction(async (tx) => {
    const { rows } = await tx.execute<{ plan: string | null }>(
      sql`select plan from workspaces where id = ${workspaceId} for update`,
    );
    if (rows[0] === undefined) throw new WorkspaceError("workspace-missing");
    const previousPlan = getPlan(rows[0].plan)?.slug ?? null;
    if (previousPlan === plan) return;
    await tx.execute(sql`update workspaces set plan = ${plan}, updated_at = now() where id = ${workspaceId}`);
    await emitWorkspaceEvent(jobs, tx, "plan.changed", { workspaceId, plan, previousPlan });
  });
  jobs.wake();
}
