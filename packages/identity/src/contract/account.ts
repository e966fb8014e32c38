import type { Locale } from "@zoetrope/i18n";
import type { Passkey } from "./passkeys.ts";
import type { LinkedAccount } from "./providers.ts";
import type { SessionSummary } from "./sessions.ts";

/** What the settings page shows. */
export interface Account {
  userId: string;
  username: string;
  email: string;
  isEmailVerified: boolean;
  /** The address that waits for its verification. */
  pendingEmail: string | null;
  firstName: string;
  lastName: string | null;
  /** Address and names, which are no password. */
  ownWords: readonly string[];
  avatarUrl: string | null;
  locale: Locale;
  createdAt: Date;
  hasPassword: boolean;
  linked: LinkedAccount[];
  passkeys: Passkey[];
  sessions: SessionSummary[];
}

/** A changed address that can be taken back. */
export interface EmailUndo {
  oldEmail: string;
  newEmail: string;
  changedAt: Date;
}

/** Something elsewhere that belongs to a person: goes into the export, and away with the account. */
export interface AccountPart {
  /** Key in the export. */
  name: string;
  export(userId: string): Promise<unknown>;
  /** Called before the person's row goes; throwing keeps the account. */
  remove(userId: string): Promise<void>;
}
