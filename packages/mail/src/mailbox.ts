import type { Locale } from "@zoetrope/i18n";
import type { Database } from "@zoetrope/database";
import { mailboxMails } from "@zoetrope/database/schema";
import { createId, isId } from "@zoetrope/kit";
import { asc, desc, eq, notInArray } from "drizzle-orm";
import type { Mail, MailTransport } from "./mail.ts";

/** Mails kept; the oldest go first. */
const maxMails = 200;

export interface MailboxMail extends Mail {
  id: string;
  sentAt: Date;
}

/**
 * Keeps mails in the database instead of sending them, for people who try the platform on their machine.
 * Its links sign people in, so nothing but a development page may show it.
 */
export interface Mailbox extends MailTransport {
  /** The newest first. */
  list(): Promise<MailboxMail[]>;
  get(id: string): Promise<MailboxMail | null>;
}

export function createMailbox(database: Database): Mailbox {
  const read = (row: typeof mailboxMails.$inferSelect): MailboxMail => ({
    ...row,
    locale: row.locale as Locale,
  });
  return {
    async send(mail) {
      const { db } = database;
      await db.insert(mailboxMails).values({ ...mail, id: createId(), sentAt: new Date() });
      const newest = db
        .select({ id: mailboxMails.id })
        .from(mailboxMails)
        .orderBy(desc(mailboxMails.sentAt), asc(mailboxMails.id))
        .limit(maxMails);
      await db.delete(mailboxMails).where(notInArray(mailboxMails.id, newest));
    },
    async list() {
      const rows = await database.db
        .select()
        .from(mailboxMails)
        .orderBy(desc(mailboxMails.sentAt), asc(mailboxMails.id))
        .limit(maxMails);
      return rows.map(read);
    },
    async get(id) {
      // As our ids are written: what no database can hold is none.
      if (!isId(id)) return null;
      const [row] = await database.db.select().from(mailboxMails).where(eq(mailboxMails.id, id));
      return row === undefined ? null : read(row);
    },
    close() {},
  };
}
