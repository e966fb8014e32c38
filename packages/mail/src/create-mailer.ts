import { randomInt } from "node:crypto";
import type { Queries } from "@zoetrope/database";
import type { Locale } from "@zoetrope/i18n";
import { defineJob, type Jobs } from "@zoetrope/jobs";
import type { Logger } from "pino";
import type { MailContent, MailTransport } from "./mail.ts";
import { renderMail } from "./render-mail.ts";

/** A mail that is wanted: what it is about, but not yet its words. */
export interface MailRequest {
  kind: string;
  recipient: string;
  locale: Locale;
  /** Ids, never secrets: it lies in the database until the mail is gone, and a month where it could not be sent. */
  payload: Record<string, unknown>;
}

/** Writes the mail at the moment it is sent; null when there is nothing to say any more. */
export type MailComposer = (request: MailRequest) => Promise<MailContent | null>;

/** A mail that waits. Two days of tries; what is not delivered then is out of date. */
export const mailJob = defineJob<MailRequest>("mail", {
  maxAttempts: 50,
  firstRetryInSeconds: 15,
  longestRetryInSeconds: 3_600,
  timeoutInSeconds: 120,
});

export interface MailerOptions {
  /** With `mailJob` among its kinds. */
  jobs: Pick<Jobs, "handle" | "leave" | "runDue" | "send">;
  transport: MailTransport;
  logger: Logger;
}

/**
 * Mails wait in the database as jobs, so that a slow mail server slows nobody, and a restart loses none. Each goes out at least once;
 * twice only where the server took it and the process died before it could write that down, and then under the same Message-ID.
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
  /** Sends what `wake` was called for, and waits for what is being sent. */
  close(): Promise<void>;
}

/** Longer than an answer takes, shorter than it takes to open a mailbox. */
const pauseInMs = { shortest: 100, longest: 600 };

export function createMailer({ jobs, transport, logger }: MailerOptions): Mailer {
  const composers = new Map<string, MailComposer>();
  let pausing: NodeJS.Timeout | null = null;

  jobs.handle(mailJob, async ({ id, data: request }) => {
    const compose = composers.get(request.kind);
    // Of a newer or an older version: left to a process that knows it.
    if (compose === undefined) throw new Error(`nobody here writes mails of the kind ${request.kind}`);
    const content = await compose(request);
    if (content === null) return;
    const mail = {
      recipient: request.recipient,
      locale: request.locale,
      ...renderMail(content, request.locale),
    };
    await transport.send({ ...mail, ...(content.replyTo !== undefined && { replyTo: content.replyTo }) }, id);
  });

  function stopPausing(): boolean {
    if (pausing === null) return false;
    clearTimeout(pausing);
    pausing = null;
    return true;
  }

  async function deliverDue(): Promise<number> {
    // What was to be looked for in a moment is looked for now.
    stopPausing();
    return await jobs.runDue(mailJob);
  }

  const report = (error: unknown) => logger.error({ err: error }, "mails could not be looked for");

  return {
    compose: (kind, composer) => void composers.set(kind, composer),
    async enqueue(queries, request) {
      await jobs.send(queries, mailJob, request);
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
    async close() {
      if (stopPausing()) await deliverDue().catch(report);
      await jobs.leave(mailJob);
      transport.close();
    },
  };
}
