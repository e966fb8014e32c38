import type { Database } from "@zoetrope/database";
import { outgoingMails } from "@zoetrope/database/schema";
import type { Locale } from "@zoetrope/i18n";
import type { Jobs } from "@zoetrope/jobs";
import { mailJob } from "./create-mailer.ts";

/** Mails that an earlier version left waiting in a table of their own become jobs, each exactly once. */
export async function moveWaitingMails(database: Database, jobs: Pick<Jobs, "send">): Promise<void> {
  await database.transaction(async (tx) => {
    const waiting = await tx.delete(outgoingMails).returning();
    for (const { kind, recipient, locale, payload } of waiting)
      await jobs.send(tx, mailJob, {
        kind,
        recipient,
        locale: locale as Locale,
        payload,
      });
  });
}
