import { createFeedback, type Feedback } from "@zoetrope/identity/feedback";
import type { TemporaryWorkspaces } from "@zoetrope/workspaces/testing";
import { sql } from "drizzle-orm";
import { createOperators } from "../operators/operators.ts";
import { urls } from "./temporary-gateway.ts";

export const operatorEmail = "ines@platform.example";

/** What the forms and the operators' page stand on, over the database of a test. */
export function temporaryFeedback({ database, files, mailer }: TemporaryWorkspaces) {
  const addresses = new Set([operatorEmail]);
  const feedback: Feedback = createFeedback({ database, files, mailer, operators: addresses, urls });
  const operators = createOperators({
    addresses,
    async verifiedEmail(userId) {
      const { rows } = await database.db.execute<{ email: string }>(
        sql`select email from users where id = ${userId} and email_verified`,
      );
      return rows[0]?.email ?? null;
    },
  });
  return { feedback, operators };
}
