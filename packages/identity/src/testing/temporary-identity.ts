import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "@zoetrope/database";
import { createTestDatabase } from "@zoetrope/database/testing";
import type { HostUrls } from "@zoetrope/kit";
import { openTestJobs } from "@zoetrope/jobs/testing";
import {
  createMailbox,
  createMailer,
  mailJob,
  type Mailbox,
  type MailboxMail,
  type Mailer,
} from "@zoetrope/mail";
import { openFileStore, type FileStore } from "@zoetrope/storage";
import { pino } from "pino";
import type { Client, Identity, SignedIn, Verified } from "../contract.ts";
import { createIdentity, type IdentityOptions } from "../create-identity.ts";

export const testUrls: HostUrls = {
  site: "https://zoetrope.example",
  accounts: "https://accounts.zoetrope.example",
  workflow: "https://workflow.zoetrope.example",
  api: "https://api.zoetrope.example",
  assets: "https://assets.zoetrope.example",
};

/** A password that no rule refuses. */
export const goodPassword = "seven lamps behind paper";

export interface TemporaryIdentity {
  identity: Identity;
  database: Database;
  /** To open the database a second time, or from another process. */
  location: { url: string } | { folder: string };
  files: FileStore;
  mailbox: Mailbox;
  mailer: Mailer;
  /** A second one over the same database, as another process would have it. */
  another(options?: Partial<IdentityOptions>): Promise<Identity>;
  /** Writes and "sends" every mail that is due, then gives those of an address, the newest first. */
  mailsTo(address: string): Promise<MailboxMail[]>;
  /** The token of the newest mail to an address. */
  tokenFor(address: string): Promise<string>;
  /** Signs up, opens the link, and is signed in. */
  newPerson(email: string, options?: { password?: string; username?: string }): Promise<SignedIn>;
  remove(): Promise<void>;
}

/** Somebody at a browser; every address of the net counts alone. */
export const clientAt = (address: string): Client => ({ address, userAgent: "Test/1.0", locale: "en" });
export const client = clientAt("192.0.2.7");

/** The token that a link of this mail carries; throws when there is none. */
export function tokenIn(mail: MailboxMail | undefined): string {
  const token = /[?&]token=([\w-]{43})/.exec(mail?.text ?? "")?.[1];
  if (token === undefined)
    throw new Error(`no link with a token in ${JSON.stringify(mail?.subject ?? "no mail")}`);
  return token;
}

/** The session that a link has begun. */
export function requireSignedIn({ signedIn }: Verified): SignedIn {
  if (signedIn === null) throw new Error("the link has signed nobody in");
  return signedIn;
}

/** Identity over a fresh database, with a mailbox in place of a mail server. Only inside Vitest. */
export async function openTemporaryIdentity(
  kind: Database["kind"],
  options: Partial<IdentityOptions> = {},
): Promise<TemporaryIdentity> {
  const test = await createTestDatabase({ kind });
  const folder = await mkdtemp(join(tmpdir(), "zoetrope-identity-"));
  const files = await openFileStore({ folder });
  const { database } = test;
  const logger = pino({ level: "silent" });
  const mailbox = createMailbox(database);
  const jobs = await openTestJobs(database, { kinds: [mailJob] });
  const mailer = createMailer({ jobs, transport: mailbox, logger });
  const another = (changes: Partial<IdentityOptions> = {}) =>
    createIdentity({
      database,
      files,
      mailer,
      logger,
      urls: testUrls,
      google: null,
      reservedPaths: ["/free-animations/:keyword?", "/pricing"],
      // The least there can be: each of a test's people has a password, which is hashed when it is set and when it is given.
      passwordCost: { memoryInKibibytes: 8, passes: 1 },
      ...options,
      ...changes,
    });
  const identity = await another();

  const mailsTo = async (address: string) => {
    await mailer.deliverDue();
    return (await mailbox.list()).filter(({ recipient }) => recipient === address);
  };
  const tokenFor = async (address: string) => tokenIn((await mailsTo(address))[0]);

  return {
    identity,
    database,
    location: test.location,
    files,
    mailbox,
    mailer,
    another,
    mailsTo,
    tokenFor,
    async newPerson(email, { password = goodPassword, username } = {}) {
      const form = { email, password, firstName: "Lotte", lastName: "R.", ...(username ? { username } : {}) };
      // Each from a place of its own, so that no limit counts one against the other.
      const place = clientAt(`198.51.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`);
      const { browserToken } = await identity.signUp(form, place);
      return requireSignedIn(await identity.verifyEmail(await tokenFor(email), { browserToken }, place));
    },
    async remove() {
      await mailer.close();
      await jobs.stop();
      await files.close();
      await test.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
