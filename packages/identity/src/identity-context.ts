import type { Database } from "@zoetrope/database";
import type { Locale } from "@zoetrope/i18n";
import type { HostUrls } from "@zoetrope/kit";
import type { Mailer } from "@zoetrope/mail";
import type { FileStore } from "@zoetrope/storage";
import type { Logger } from "pino";
import type { AccountPart } from "./contract.ts";
import type { IdentityEngine } from "./engine/identity-engine.ts";
import type { ProviderKind } from "./external/provider-kind.ts";
import type { SealedTokens } from "./engine/sealed-tokens.ts";
import type { PasswordQueue } from "./passwords/password-queue.ts";
import type { Person } from "./sign-in/find-person.ts";
import type { Sessions } from "./sessions/sessions.ts";
import type { AttemptLimits } from "./throttle/attempt-limits.ts";
import type { Usernames } from "./usernames/usernames.ts";

/** Where the links of mails lead; the token is all that they carry. */
export interface MailLinks {
  /** The page where a reset is asked for. */
  startReset(locale: Locale): string;
  /** `returnTo`: where whoever asked was going. */
  verifyEmail(token: string, locale: Locale, returnTo?: string): string;
  resetPassword(token: string, locale: Locale, returnTo?: string): string;
  undoEmailChange(token: string, locale: Locale): string;
}

/** What the use cases of identity stand on. */
export interface IdentityContext {
  database: Database;
  engine: IdentityEngine;
  files: FileStore;
  /** By address or username. */
  findPerson(login: string): Promise<Person | null>;
  limits: AttemptLimits;
  links: MailLinks;
  logger: Logger;
  mailer: Mailer;
  parts: readonly AccountPart[];
  providerKinds: readonly ProviderKind[];
  passwordQueue: PasswordQueue;
  sealedTokens: SealedTokens;
  sessions: Sessions;
  urls: HostUrls;
  usernames: Usernames;
}
