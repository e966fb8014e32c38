import { feedbackKinds } from "@zoetrope/identity/feedback-forms";
import { createTestDatabase } from "@zoetrope/database/testing";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { assignableRoles, roles } from "./members/roles.ts";
import { deliveryStates, disabledReasons } from "./webhooks/webhook.ts";
import { joinPolicies } from "./workspace.ts";

it.each(["embedded", "server"] as const)(
  "the %s database takes what the lists have, and nothing else",
  async (kind) => {
    const { database, remove } = await createTestDatabase({ kind });
    try {
      const { rows } = await database.db.execute<{ column: string; rule: string }>(sql`
      select t.relname || '.' || a.attname as column, pg_get_constraintdef(c.oid) as rule
      from pg_constraint c join pg_class t on t.oid = c.conrelid
        join pg_attribute a on a.attrelid = t.oid and a.attnum = any(c.conkey)
      where c.contype = 'c' and c.connamespace = 'public'::regnamespace`);
      const lists = rows
        .map(
          ({ column, rule }) =>
            [column, [...rule.matchAll(/'([^']+)'::text/g)].map(([, value]) => value)] as const,
        )
        .filter(([, values]) => values.length > 1);
      expect(Object.fromEntries(lists)).toEqual({
        "workspace_members.role": [...roles],
        "workspace_invitations.role": [...assignableRoles],
        "workspace_domains.join_policy": [...joinPolicies],
        "feedback_messages.kind": [...feedbackKinds],
        "webhook_deliveries.state": [...deliveryStates],
        "webhook_endpoints.disabled_because": [...disabledReasons],
        "tool_jobs.state": ["waiting", "running", "done", "failed"],
        "tool_files.kind": ["source", "attachment", "result", "draft"],
      });
    } finally {
      await remove();
    }
  },
);
