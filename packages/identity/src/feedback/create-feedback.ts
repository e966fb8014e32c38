import type { Database, Queries } from "@zoetrope/database";
import { feedbackMessages, users } from "@zoetrope/database/schema";
import type { Locale } from "@zoetrope/i18n";
import { AppError, createId, isId, type HostUrls } from "@zoetrope/kit";
import type { Mailer } from "@zoetrope/mail";
import { requireFileKey, type FileStore } from "@zoetrope/storage";
import { and, desc, eq, isNotNull, isNull, lt, or, sql, type SQL } from "drizzle-orm";
import { drawPicture } from "./draw-picture.ts";
import { TooManyMessagesError } from "./feedback-error.ts";
import type { Feedback, Message, MessageFilter } from "./feedback.ts";
import { writeMail } from "./feedback-mail.ts";
import { maxOfOneAddress, messageDays } from "./forms.ts";

export interface FeedbackServices {
  database: Database;
  files: Pick<FileStore, "put" | "read">;
  mailer: Mailer;
  /** Addresses of those who run the platform, in small letters: each gets a mail of every message. */
  operators: ReadonlySet<string>;
  urls: Pick<HostUrls, "workflow">;
}

const hourInSeconds = 3_600;
const dayInMs = 86_400_000;
const mailKind = "feedback";
type Row = typeof feedbackMessages.$inferSelect;

export function createFeedback({ database, files, mailer, operators, urls }: FeedbackServices): Feedback {
  const find = async (id: string): Promise<Row> => {
    const [row] = isId(id)
      ? await database.db.select().from(feedbackMessages).where(eq(feedbackMessages.id, id))
      : [];
    if (row === undefined) throw missing();
    return row;
  };
  mailer.compose(mailKind, async ({ payload, locale }) => {
    const row = await find(String(payload["id"])).catch(() => null);
    return row === null ? null : writeMail(messageOf(row), locale, urls.workflow);
  });

  return {
    async send({ picture, name, text, ...message }) {
      const drawn = picture === null ? null : await files.put(await drawPicture(picture), "webp");
      const id = createId();
      await database.transaction(async (tx) => {
        await requireQuota(tx, message.email);
        await tx.insert(feedbackMessages).values({
          ...message,
          id,
          senderName: name,
          body: text,
          pictureKey: drawn?.key ?? null,
          createdAt: new Date(),
        });
        for (const recipient of operators)
          await mailer.enqueue(tx, {
            kind: mailKind,
            recipient,
            locale: await localeOf(tx, recipient),
            payload: { id },
          });
      });
      mailer.wake();
      return id;
    },
    async list(filter, { after = null, limit }) {
      const last = after === null ? null : await find(after);
      const rows = await database.db
        .select()
        .from(feedbackMessages)
        .where(
          and(
            ...conditionsOf(filter),
            last === null
              ? undefined
              : // Of the row itself: a Date of JavaScript knows no microseconds.
                sql`(created_at, id) < (select created_at, id from feedback_messages where id = ${last.id})`,
          ),
        )
        .orderBy(desc(feedbackMessages.createdAt), desc(feedbackMessages.id))
        .limit(limit);
      return rows.map(messageOf);
    },
    get: async (id) => messageOf(await find(id)),
    async setDone(id, isDone) {
      const { doneAt } = await find(id);
      const [row] = await database.db
        .update(feedbackMessages)
        .set({ doneAt: isDone ? (doneAt ?? new Date()) : null })
        .where(eq(feedbackMessages.id, id))
        .returning();
      if (row === undefined) throw missing();
      return messageOf(row);
    },
    async remove(id) {
      await find(id);
      await database.db.delete(feedbackMessages).where(eq(feedbackMessages.id, id));
    },
    async picture(id) {
      const { pictureKey } = await find(id);
      return pictureKey === null ? null : await files.read(requireFileKey(pictureKey));
    },
    async cleanup() {
      const oldest = new Date(Date.now() - messageDays * dayInMs);
      await database.db.delete(feedbackMessages).where(lt(feedbackMessages.createdAt, oldest));
    },
    accountPart: {
      name: "messages",
      async export(userId) {
        const rows = await database.db
          .select()
          .from(feedbackMessages)
          .where(sentBy(userId))
          .orderBy(desc(feedbackMessages.createdAt));
        return rows.map((row) => {
          const { id: _, userId: __, doneAt: ___, ...own } = messageOf(row);
          return own;
        });
      },
      async remove(userId) {
        await database.db.delete(feedbackMessages).where(sentBy(userId));
      },
    },
  };
}

const missing = () =>
  new AppError("not-found", "a message that is not there", {
    publicMessage: "There is no message with this id.",
  });

const messageOf = ({ senderName, body, pictureKey, ...row }: Row): Message => ({
  ...row,
  name: senderName,
  text: body,
  locale: row.locale as Locale,
  hasPicture: pictureKey !== null,
});

function conditionsOf({ kind, isDone }: MessageFilter): SQL[] {
  const { doneAt } = feedbackMessages;
  return [
    ...(kind ? [eq(feedbackMessages.kind, kind)] : []),
    ...(typeof isDone === "boolean" ? [isDone ? isNotNull(doneAt) : isNull(doneAt)] : []),
  ];
}

/** Anybody can type an address; only who has confirmed it gets hold of what came under it. */
const sentBy = (userId: string) =>
  or(
    eq(feedbackMessages.userId, userId),
    sql`lower(${feedbackMessages.email}) in (select lower(u.email) from users u where u.id = ${userId} and u.email_verified)`,
  );

/** Messages of one address wait for each other, so that none slips past the limit beside another. */
async function requireQuota(tx: Queries, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('feedback ' || lower(${email})))`);
  const { rows } = await tx.execute<{ count: number; seconds: number | null }>(sql`
    select count(*)::int as count, ceil(extract(epoch from min(created_at) + interval '1 hour' - now()))::int as seconds
    from (select created_at from feedback_messages
      where lower(email) = lower(${email}) and created_at > now() - make_interval(secs => ${hourInSeconds})
      order by created_at desc limit ${maxOfOneAddress}) newest`);
  const { count = 0, seconds = null } = rows[0] ?? {};
  if (count >= maxOfOneAddress)
    throw new TooManyMessagesError("address", maxOfOneAddress, Math.max(1, seconds ?? hourInSeconds));
}

/** As the operator reads the platform; English for an address without an account. */
async function localeOf(tx: Queries, email: string): Promise<Locale> {
  const [user] = await tx
    .select({ locale: users.locale })
    .from(users)
    .where(sql`lower(${users.email}) = ${email}`);
  return (user?.locale ?? "en") as Locale;
}
