import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Database, Queries } from "@zoetrope/database";
import { outgoingMails } from "@zoetrope/database/schema";
import type { Locale } from "@zoetrope/i18n";
import { createId } from "@zoetrope/kit";
import { and, eq, sql } from "drizzle-orm";
import type { Logger } from "pino";
import { MailRefusedError, type MailContent, type MailTransport } from "./mail.ts";
import { renderMail } from "./render-mail.ts";

/** A mail that is wanted: what it is about, but not yet its words. */
export interface MailRequest {
  kind: string;
  recipient: string;
  locale: Locale;
  /** Ids, never secrets: it lies in the database until the mail is gone. */
  payload: Record<string, unknown>;
}

/** Writes the mail at the moment it is sent; null when there is nothing to say any more. */
export type MailComposer = (request: MailRequest) => Promise<MailContent | null>;

export interface MailerOptions {
  database: Database;
  transport: MailTransport;
  logger: Logger;
  /** For so long nobody else takes up a mail that is being sent; whoever sends it renews that. Default 10. */
  claimInSeconds?: number;
}

/**
 * Mails wait in the database, so that a slow mail server slows nobody, and a restart loses none.
 * Each goes out at least once; twice only where the server took it and the process died before it could write that down.
 */
export interface Mailer {
  /** Says who writes the mails of a kind. */
  compose(kind: string, composer: MailComposer): void;
  /** Part of the caller's transaction: the mail is wanted exactly if that commits. Call `wake` afterwards. */
  enqueue(queries: Queries, request: MailRequest): Promise<void>;
  /**
   * Begins to send what is due, in the background and after a moment of no fixed length: who asked has their answer by then, and
   * whether a mail is written or not does not show in how long the next answers take.
   */
  wake(): void;
  /** Sends all that is due; resolves when nothing is left, with how many were tried. */
  deliverDue(): Promise<number>;
  /** Looks for due mails until `signal` is aborted: what other processes left, and what waits for another try. */
  deliverUntil(signal: AbortSignal, intervalInSeconds?: number): Promise<void>;
  /** Sends what `wake` was called for, and waits for what is being sent. */
  close(): Promise<void>;
}

/** Short, so that the mail of a process that was killed does not wait for long. */
const defaultClaimInSeconds = 10;
const renewalsPerClaim = 3;
const firstRetryInSeconds = 15;
const longestRetryInSeconds = 3_600;
/** Two days of tries; what is not delivered then is out of date. */
const maxAttempts = 50;
const longestErrorKept = 500;
const defaultIntervalInSeconds = 10;
/** Longer than an answer takes, shorter than it takes to open a mailbox. */
const pauseInMs = { shortest: 100, longest: 600 };

/** Doubles from 15 seconds to an hour. */
export const retryDelayInSeconds = (attempts: number): number =>
  Math.min(longestRetryInSeconds, firstRetryInSeconds * 2 ** (attempts - 1));

export function createMailer({
  database,
  transport,
  logger,
  claimInSeconds = defaultClaimInSeconds,
}: MailerOptions): Mailer {
  const composers = new Map<string, MailComposer>();
  let running: Promise<number> | null = null;
  let isWanted = false;
  let pausing: NodeJS.Timeout | null = null;

  const endOfClaim = () => new Date(Date.now() + claimInSeconds * 1_000);

  /** Keeps a mail for ourselves until `stop`, however long the mail server takes. */
  function keepClaim({ id, attempts }: Pick<typeof outgoingMails.$inferSelect, "id" | "attempts">) {
    let renewal: Promise<unknown> = Promise.resolve();
    const timer = setInterval(
      () => {
        renewal = database.db
          .update(outgoingMails)
          .set({ nextAttemptAt: endOfClaim() })
          .where(and(eq(outgoingMails.id, id), eq(outgoingMails.attempts, attempts)))
          .catch((error: unknown) => logger.warn({ err: error, mail: id }, "a claim was not renewed"));
      },
      (claimInSeconds * 1_000) / renewalsPerClaim,
    );
    return {
      async stop() {
        clearInterval(timer);
        await renewal;
      },
    };
  }

  const remove = (id: string) => database.db.delete(outgoingMails).where(eq(outgoingMails.id, id));

  async function claim(): Promise<typeof outgoingMails.$inferSelect | null> {
    const now = new Date();
    // One statement: the embedded database has one connection, which no mail server may hold up.
    const [row] = await database.db
      .update(outgoingMails)
      .set({
        attempts: sql`${outgoingMails.attempts} + 1`,
        nextAttemptAt: endOfClaim(),
      })
      .where(
        and(
          eq(
            outgoingMails.id,
            sql`(SELECT id FROM outgoing_mails WHERE next_attempt_at <= ${now} AND kind IN ${[...composers.keys()]} ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED)`,
          ),
        ),
      )
      .returning();
    return row ?? null;
  }

  async function deliver(row: typeof outgoingMails.$inferSelect): Promise<void> {
    const request = { ...row, locale: row.locale as Locale };
    const held = keepClaim(row);
    try {
      const content = await composers.get(row.kind)?.(request);
      if (content)
        await transport.send({
          ...request,
          ...renderMail(content, request.locale),
          ...(content.replyTo === undefined ? {} : { replyTo: content.replyTo }),
        });
      await held.stop();
      await remove(row.id);
    } catch (error) {
      await held.stop();
      if (error instanceof MailRefusedError || row.attempts >= maxAttempts) {
        logger.error({ err: error, kind: row.kind, mail: row.id }, "a mail could not be delivered");
        await remove(row.id);
        return;
      }
      const delay = retryDelayInSeconds(row.attempts);
      logger.warn({ err: error, kind: row.kind, mail: row.id, delay }, "a mail will be tried again");
      const reason = error instanceof Error ? error.message : String(error);
      await database.db
        .update(outgoingMails)
        .set({
          nextAttemptAt: new Date(Date.now() + delay * 1_000),
          lastError: reason.slice(0, longestErrorKept),
        })
        .where(eq(outgoingMails.id, row.id));
    }
  }

  async function deliverAll(): Promise<number> {
    let count = 0;
    if (composers.size === 0) return count;
    for (let row = await claim(); row !== null; row = await claim()) {
      count++;
      await deliver(row);
    }
    return count;
  }

  function stopPausing(): boolean {
    if (pausing === null) return false;
    clearTimeout(pausing);
    pausing = null;
    return true;
  }

  async function deliverDue(): Promise<number> {
    // What was to be looked for in a moment is looked for now.
    stopPausing();
    // What was enqueued after the running pass looked for the last time is found by one more pass.
    isWanted = true;
    running ??= (async () => {
      let count = 0;
      try {
        while (isWanted) {
          isWanted = false;
          count += await deliverAll();
        }
      } finally {
        running = null;
      }
      return count;
    })();
    return await running;
  }

  const report = (error: unknown) => logger.error({ err: error }, "mails could not be looked for");

  return {
    compose: (kind, composer) => void composers.set(kind, composer),
    async enqueue(queries, request) {
      const now = new Date();
      await queries
        .insert(outgoingMails)
        .values({ ...request, id: createId(), createdAt: now, nextAttemptAt: now });
    },
    wake() {
      pausing ??= setTimeout(
        () => {
          pausing = null;
          void deliverDue().catch(report);
        },
        randomInt(pauseInMs.shortest, pauseInMs.longest),
      );
    },
    deliverDue,
    async deliverUntil(signal, intervalInSeconds = defaultIntervalInSeconds) {
      while (!signal.aborted) {
        await deliverDue().catch(report);
        await pause(intervalInSeconds * 1_000, null, { signal }).catch(() => {});
      }
    },
    async close() {
      if (stopPausing()) await deliverDue().catch(report);
      await running?.catch(report);
      transport.close();
    },
  };
}
